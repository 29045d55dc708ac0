import type { DateOnly } from '../../../kernel/dates.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import {
  firstSheetOf,
  type GapRow,
  listGaps,
  type OverdrawnRow,
  type ReconciliationRow,
} from './queries.reconciliation.ts'
import type { Misfit } from './rules/reconciliation.ts'

/** What a misfit is about. */
const ABOUT = ['transaction_id', 'entry_id', 'payment_id', 'run_item_id', 'settlement_id', 'bank_account_id'] as const
type About = (typeof ABOUT)[number]

/** Something that is not in the ledger as it should be by the tables that it books. */
export type MisfitRow = Record<About, string | null> & {
  reason: Misfit
  expected_cents: number
  found_cents: number
}

/** Of each kind; more would be a list that nobody reads. */
const MOST = 100
const LIMIT = sql`limit ${MOST}`

type Found = { id: string; expected_cents: number; found_cents: number }
type Compare = (reader: Reader, organization_id: string) => Promise<Found[]>

/** Everything that is in the ledger and in the tables that it books, and is not the same. Each comparison is one statement. */
export async function listMisfits(reader: Reader, organization_id: string): Promise<MisfitRow[]> {
  const found: MisfitRow[] = []
  for (const [reason, about, compare] of COMPARISONS) {
    const rows = await compare(reader, organization_id)
    found.push(...rows.map(({ id, ...figures }) => ({ reason, ...NOTHING, [about]: id, ...figures })))
  }
  return found
}

const NOTHING = Object.fromEntries(ABOUT.map((about) => [about, null])) as Record<About, null>

/** The database refuses it; whoever can switch that off can also write what does not sum to 0. */
const listUnbalanced: Compare = (reader, organization_id) =>
  reader.many(sql`
    select t.id, 0::bigint as expected_cents, coalesce(sum(l.amount_cents), 0)::bigint as found_cents
    from ledger_transactions t left join ledger_lines l on l.transaction_id = t.id
    where t.organization_id = ${organization_id} group by t.id having coalesce(sum(l.amount_cents), 1) <> 0
    order by 1 ${LIMIT}`)

/** What a bank says is booked once, on its account, with its amount and its day. */
const listWithoutReceipt: Compare = (reader, organization_id) =>
  reader.many(sql`
    select e.id, e.amount_cents as expected_cents, 0::bigint as found_cents
    from bank_entries e join bank_accounts a on a.id = e.account_id and a.kind = 'client_money'
    where e.organization_id = ${organization_id}
      and not exists (select from ledger_transactions t where t.entry_id = e.id and t.kind = 'receipt')
    order by 1 ${LIMIT}`)

const listWrongReceipts: Compare = (reader, organization_id) =>
  reader.many(sql`
    select e.id, e.amount_cents as expected_cents, coalesce(l.amount_cents, 0)::bigint as found_cents
    from ledger_transactions t join bank_entries e on e.id = t.entry_id
    left join ledger_lines l on l.transaction_id = t.id and l.account = 'bank'
    where t.organization_id = ${organization_id} and t.kind = 'receipt'
      and (t.date, t.organization_id, l.bank_account_id, l.amount_cents)
        is distinct from (e.booking_date, e.organization_id, e.account_id, e.amount_cents)
    order by 1 ${LIMIT}`)

/** Only openings and entries of client money change what is at the bank. */
const listIdleReceipts: Compare = (reader, organization_id) =>
  reader.many(sql`
    select t.id, 0::bigint as expected_cents, l.amount_cents as found_cents
    from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'bank'
    where t.organization_id = ${organization_id} and t.kind <> 'opening' and (t.kind <> 'receipt' or not exists (
      select from bank_entries e join bank_accounts a on a.id = e.account_id and a.kind = 'client_money'
      where e.id = t.entry_id))
    order by 1 ${LIMIT}`)

const listWrongOpenings: Compare = (reader, organization_id) =>
  reader.many(sql`
    select x.id, x.expected_cents, x.found_cents from (
      select a.id, coalesce((select f.opening_cents from ${firstSheetOf(sql`a.id`)} f), 0)::bigint as expected_cents,
        coalesce((select sum(l.amount_cents) from ledger_transactions t
          join ledger_lines l on l.transaction_id = t.id and l.bank_account_id = a.id
          where t.organization_id = a.organization_id and t.kind = 'opening'), 0)::bigint as found_cents
      from bank_accounts a where a.kind = 'client_money' and a.organization_id = ${organization_id}) x
    where x.expected_cents <> x.found_cents order by 1 ${LIMIT}`)

/**
 * Where no statement is missing, the first balance and all entries lead to where the last statement ends. If not, an entry
 * was taken for one that was there, or for another one.
 */
const listWrongClosings: Compare = async (reader, organization_id) => {
  const gaps = await listGaps(reader, { organization_id, as_of: LAST_DAY })
  const rows = await reader.many<Found>(sql`
    select x.id, last.closing_cents as expected_cents, x.found_cents
    from (
      select a.id, (f.opening_cents + coalesce((
        select sum(e.amount_cents) from bank_entries e where e.account_id = a.id), 0))::bigint as found_cents
      from bank_accounts a cross join lateral ${firstSheetOf(sql`a.id`)} f
      where a.kind = 'client_money' and a.organization_id = ${organization_id}) x
    cross join lateral (
      select s.closing_cents from bank_sheets s where s.account_id = x.id
      order by s.closing_on desc, s.closing_cents = x.found_cents desc, s.seq desc limit 1) last
    where last.closing_cents <> x.found_cents order by 1 ${LIMIT}`)
  return rows.filter(({ id }) => !gaps.some(({ bank_account_id }) => bank_account_id === id))
}

const LAST_DAY = '9999-12-31' as DateOnly

/** In a full join one of the two is always there, which PostgreSQL does not tell. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What we received for a creditor and was not reversed is on the creditor's account, and nothing else is. */
const listWrongPayments: Compare = (reader, organization_id) =>
  reader.many(sql`
    select coalesce(p.id, b.payment_id, ${NOBODY}::uuid) as id, coalesce(p.amount_cents, 0)::bigint as expected_cents,
      coalesce(b.found_cents, 0)::bigint as found_cents
    from (
      select p.id, p.amount_cents from payments p
      where p.organization_id = ${organization_id} and p.received_by = 'us' and p.status = 'completed') p
    full join (
      select t.payment_id, -sum(l.amount_cents) as found_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'creditor'
      where t.organization_id = ${organization_id} and t.payment_id is not null group by 1) b on b.payment_id = p.id
    where coalesce(p.amount_cents, 0) <> coalesce(b.found_cents, 0) order by 1 ${LIMIT}`)

/** An entry that the bank took back is one thing with the entry by which it did. */
const WHOLE = sql`(
  select e.id, coalesce(o.id, e.id) as whole_id from bank_entries e left join bank_entries o on o.returned_by = e.id)`

/** What of an entry is nobody's yet: what came in, less what became a payment or goes back, and less transfers of ours. */
const listWrongRests: Compare = (reader, organization_id) =>
  reader.many(sql`
    select x.id, x.expected_cents, x.found_cents from (
      select w.whole_id as id,
        sum(e.amount_cents - e.to_refund_cents - coalesce(p.cents, 0) - coalesce(r.cents, 0) + coalesce(o.cents, 0)
          )::bigint as expected_cents,
        sum(-coalesce(s.cents, 0))::bigint as found_cents
      from bank_entries e join ${WHOLE} w on w.id = e.id
      join bank_accounts a on a.id = e.account_id and a.kind = 'client_money'
      left join (
        select p.entry_id, sum(p.amount_cents) as cents from bank_parts p where p.undone_at is null group by 1
      ) p on p.entry_id = e.id and e.returned_by is null
      left join (
        select i.returned_by_entry as entry_id, sum(i.amount_cents) as cents from payment_run_items i
        where i.returned_by_entry is not null group by 1) r on r.entry_id = e.id
      left join (
        select i.executed_by_entry as entry_id, sum(i.amount_cents) as cents from payment_run_items i
        where i.executed_by_entry is not null group by 1) o on o.entry_id = e.id
      left join (
        select t.entry_id, sum(l.amount_cents) as cents from ledger_transactions t
        join ledger_lines l on l.transaction_id = t.id and l.account = 'suspense'
        where t.organization_id = ${organization_id} and t.entry_id is not null group by 1) s on s.entry_id = e.id
      where e.organization_id = ${organization_id} group by 1) x
    where x.expected_cents <> x.found_cents order by 1 ${LIMIT}`)

/** What goes back to a payer, until a run was released that pays it. */
const listWrongRefunds: Compare = (reader, organization_id) =>
  reader.many(sql`
    select coalesce(e.id, b.id, ${NOBODY}::uuid) as id, coalesce(e.expected_cents, 0)::bigint as expected_cents,
      coalesce(b.found_cents, 0)::bigint as found_cents
    from (
      select e.id, e.to_refund_cents - coalesce(r.cents, 0) as expected_cents from bank_entries e
      left join (
        select o.entry_id, sum(i.amount_cents) as cents from payment_orders o
        join payment_run_items i on i.order_id = o.id and i.returned_at is null
        join payment_runs r on r.id = i.run_id and r.released_at is not null
        where o.organization_id = ${organization_id} and o.kind = 'refund' group by 1) r on r.entry_id = e.id
      where e.organization_id = ${organization_id} and e.to_refund_cents > 0) e
    full join (
      select coalesce(o.entry_id, w.whole_id, t.entry_id) as id, -sum(l.amount_cents) as found_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'debtors'
      left join payment_run_items i on i.id = t.run_item_id
      left join payment_orders o on o.id = i.order_id
      left join ${WHOLE} w on w.id = t.entry_id
      where t.organization_id = ${organization_id} group by 1) b on b.id = e.id
    where coalesce(e.expected_cents, 0) <> coalesce(b.found_cents, 0) order by 1 ${LIMIT}`)

/** A transfer from client money is released, executed and returned once, with its amount. */
const listWrongTransfers: Compare = (reader, organization_id) =>
  reader.many(sql`
    select coalesce(i.id, b.run_item_id, ${NOBODY}::uuid) as id, coalesce(i.amount_cents, 0)::bigint as expected_cents,
      coalesce(b.found_cents, 0)::bigint as found_cents
    from (
      select i.id, i.amount_cents, k.kind
      from payment_run_items i join payment_runs r on r.id = i.run_id
      join bank_accounts a on a.id = r.account_id and a.kind = 'client_money'
      cross join lateral (values
        ('released', r.released_at), ('executed', i.executed_at), ('transfer_returned', i.returned_at)) as k (kind, at)
      where k.at is not null and r.organization_id = ${organization_id}) i
    full join (
      select t.run_item_id, t.kind, sum(l.amount_cents) as found_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.amount_cents > 0
      where t.organization_id = ${organization_id} and t.run_item_id is not null group by 1, 2
    ) b on b.run_item_id = i.id and b.kind = i.kind
    where coalesce(i.amount_cents, 0) <> coalesce(b.found_cents, 0) order by 1 ${LIMIT}`)

/** What a settlement has taken of the creditor's money for fees. */
const listWrongSettlements: Compare = (reader, organization_id) =>
  reader.many(sql`
    select coalesce(s.id, b.settlement_id, ${NOBODY}::uuid) as id, coalesce(s.set_off_cents, 0)::bigint as expected_cents,
      coalesce(b.found_cents, 0)::bigint as found_cents
    from (select s.id, s.set_off_cents from settlements s where s.organization_id = ${organization_id}) s
    full join (
      select t.settlement_id, -sum(l.amount_cents) as found_cents
      from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'fees'
      where t.organization_id = ${organization_id} and t.settlement_id is not null group by 1) b on b.settlement_id = s.id
    where coalesce(s.set_off_cents, 0) <> coalesce(b.found_cents, 0) order by 1 ${LIMIT}`)

const COMPARISONS: readonly (readonly [Misfit, About, Compare])[] = [
  ['unbalanced_transaction', 'transaction_id', listUnbalanced],
  ['entry_without_receipt', 'entry_id', listWithoutReceipt],
  ['receipt_differs', 'entry_id', listWrongReceipts],
  ['receipt_without_entry', 'transaction_id', listIdleReceipts],
  ['opening_differs', 'bank_account_id', listWrongOpenings],
  ['closing_differs', 'bank_account_id', listWrongClosings],
  ['payment_differs', 'payment_id', listWrongPayments],
  ['rest_differs', 'entry_id', listWrongRests],
  ['to_refund_differs', 'entry_id', listWrongRefunds],
  ['transfer_differs', 'run_item_id', listWrongTransfers],
  ['settlement_differs', 'settlement_id', listWrongSettlements],
]

export type Reconciliation = ReconciliationRow & {
  difference_cents: number
  gaps: GapRow[]
  overdrawn: OverdrawnRow[]
  unfitting: MisfitRow[]
}
