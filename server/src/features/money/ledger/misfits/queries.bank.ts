import { type Reader, sql } from '../../../../platform/db/db.ts'
import { firstSheetOf, LAST_DAY, listGaps } from '../queries.reconciliation.ts'
import { type Scope, within } from './queries.scope.ts'

/** What does not fit: what it is about (null: the organisation), what should be there, and what the ledger has. */
export type Found<Id = string> = { id: Id; expected_cents: number; found_cents: number }
export type Compare<Id = string> = (reader: Reader, organization_id: string) => Promise<Found<Id>[]>

/** Of what there is much of: an organisation at once, or everything in portions. */
export type CompareMuch = (reader: Reader, scope: Scope) => Promise<(Found & { organization_id: string })[]>

/** Of each kind; more would be a list that nobody reads. */
export const MOST = 100
export const LIMIT = sql`limit ${MOST}`

/** The database refuses it; whoever can switch that off can also write what does not sum to 0. */
export const listUnbalanced: CompareMuch = (reader, scope) =>
  reader.many(sql`
    select t.id, t.organization_id, 0::bigint as expected_cents, coalesce(sum(l.amount_cents), 0)::bigint as found_cents
    from ledger_transactions t
    left join ledger_lines l on l.transaction_id = t.id and ${within(scope, sql`l.organization_id`, sql`l.transaction_id`)}
    where ${within(scope, sql`t.organization_id`, sql`t.id`)} group by t.id, t.organization_id
    having coalesce(sum(l.amount_cents), 1) <> 0 order by 1 ${LIMIT}`)

/** What a bank says is booked once, on its account, with its amount and its day. */
export const listWithoutReceipt: CompareMuch = (reader, scope) =>
  reader.many(sql`
    select e.id, e.organization_id, e.amount_cents as expected_cents, 0::bigint as found_cents
    from bank_entries e join bank_accounts a on a.id = e.account_id and a.kind = 'client_money'
    where ${within(scope, sql`e.organization_id`, sql`e.id`)} and not exists (
      select from ledger_transactions t
      where t.entry_id = e.id and t.kind = 'receipt' and ${within(scope, sql`t.organization_id`, sql`t.entry_id`)})
    order by 1 ${LIMIT}`)

export const listWrongReceipts: CompareMuch = (reader, scope) =>
  reader.many(sql`
    select e.id, t.organization_id, e.amount_cents as expected_cents, coalesce(l.amount_cents, 0)::bigint as found_cents
    from ledger_transactions t join bank_entries e on e.id = t.entry_id
    left join ledger_lines l on l.transaction_id = t.id and l.account = 'bank'
    where ${within(scope, sql`t.organization_id`, sql`t.entry_id`)} and t.kind = 'receipt'
      and (t.date, t.organization_id, l.bank_account_id, l.amount_cents)
        is distinct from (e.booking_date, e.organization_id, e.account_id, e.amount_cents)
    order by 1 ${LIMIT}`)

/** Only openings and entries of client money change what is at the bank. */
export const listIdleReceipts: CompareMuch = (reader, scope) =>
  reader.many(sql`
    select t.id, t.organization_id, 0::bigint as expected_cents, l.amount_cents as found_cents
    from ledger_transactions t join ledger_lines l on l.transaction_id = t.id and l.account = 'bank'
    where ${within(scope, sql`t.organization_id`, sql`t.id`)} and t.kind <> 'opening' and (t.kind <> 'receipt' or not exists (
      select from bank_entries e join bank_accounts a on a.id = e.account_id and a.kind = 'client_money'
      where e.id = t.entry_id))
    order by 1 ${LIMIT}`)

export const listWrongOpenings: Compare = (reader, organization_id) =>
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
export const listWrongClosings: Compare = async (reader, organization_id) => {
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

/** Two statements do not say the same of an entry, and nobody has said which one holds. The amount is the same in both. */
export const listDoubtfulEntries: Compare = (reader, organization_id) =>
  reader.many(sql`
    select e.id, e.amount_cents as expected_cents, e.amount_cents as found_cents from bank_entries e
    where e.organization_id = ${organization_id}
      and exists (select from bank_differences d where d.entry_id = e.id and d.decided_at is null)
    order by 1 ${LIMIT}`)
