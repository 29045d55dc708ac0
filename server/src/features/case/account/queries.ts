import { claimVisibleTo } from '../../../audiences/visibility.ts'
import type { Caller } from '../../../kernel/caller.ts'
import { listOf, type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { rowsInJson } from '../../../platform/db/rows-in-json.ts'
import type { Address, DebtorType } from '../../parties/debtors/index.ts'
import type { Entry } from './rules/entries.ts'
import type { KeptPlan, SentLetter } from './rules/facts.ts'

/** A claim that the caller may see; this was checked before. */
export type SeenClaim = { id: string; organization_id: string }

const COLUMNS = sql`id, kind, counts_as, amount_cents, day, part, invoice_id, payment_id, letter_id, filing_id, issued_on, due_on,
  due_agreed, rule, formula, reverses`

/** In the order in which they were made. */
export const listEntries = (reader: Reader, { id, organization_id }: SeenClaim): Promise<Entry[]> =>
  reader.many(sql`
    select ${COLUMNS} from account_entries where claim_id = ${id} and organization_id = ${organization_id} order by seq`)

export const hasPayments = async (reader: Reader, { id }: SeenClaim): Promise<boolean> =>
  (await reader.one(
    sql`select 1 as one from account_entries where claim_id = ${id} and counts_as = 'payment' limit 1`,
  )) !== undefined

/** What creditors say that their own reminders have cost, invoice by invoice. */
export const listOwnFees = (
  reader: Reader,
  { id }: SeenClaim,
): Promise<{ id: string; reminder_fees_cents: number }[]> =>
  reader.many(sql`
    select id, reminder_fees_cents from invoices
    where claim_id = ${id} and reminder_fees_cents is not null and reminder_fees_cents > 0`)

export function insertEntries(
  tx: Tx,
  { id, organization_id }: SeenClaim,
  entries: readonly Entry[],
  created_at: Date,
): void {
  if (entries.length === 0) return
  const rows = entries.map(
    (entry) => sql`(${entry.id}, ${organization_id}, ${id}, ${entry.kind}, ${entry.counts_as}, ${entry.amount_cents},
      ${entry.day}, ${entry.part}, ${entry.invoice_id}, ${entry.payment_id}, ${entry.letter_id}, ${entry.filing_id},
      ${entry.issued_on}, ${entry.due_on}, ${entry.due_agreed}, ${entry.rule}, ${entry.formula}, ${entry.reverses},
      ${created_at})`,
  )
  tx.send(sql`
    insert into account_entries (id, organization_id, claim_id, kind, counts_as, amount_cents, day, part, invoice_id,
      payment_id, letter_id, filing_id, issued_on, due_on, due_agreed, rule, formula, reverses, created_at)
    values ${listOf(rows)}`)
}

/** What besides the entries tells what is owed. */
export type DebtContext = {
  governing_law: string | null
  debtor_type: DebtorType
  addresses: Address[]
  customer_country: string | null
  sender_country: string | null
  letters: SentLetter[]
  plans: (KeptPlan & { last_due_on: string })[]
  filed_on: string | null
  last_court_step: string | null
  served_on: string | null
  is_objected: boolean | null
  title_on: string | null
  counts_barred: boolean
  reversed_filings: string[]
  /** Payments of others than the debtor. */
  stranger_payments: string[]
}

/** A plan is kept until it is cancelled or replaced. */
const PLANS = sql`coalesce((
    select jsonb_agg(jsonb_build_object('agreed_on', (p.created_at at time zone 'Europe/Vienna')::date,
      'ended_on', p.ended_on, 'last_due_on', (select max(i.due_date) from installments i where i.plan_id = p.id)))
    from installment_plans p where p.claim_id = l.id), '[]'::jsonb) as plans`

const STRANGERS = sql`coalesce((
    select jsonb_agg(p.id) from payments p where p.claim_id = l.id and p.by_stranger), '[]'::jsonb) as stranger_payments`

const REVERSED_FILINGS = sql`coalesce((
    select jsonb_agg(f.id) from court_filings f
    where f.claim_id = l.id and f.reversed_at is not null), '[]'::jsonb) as reversed_filings`

const LETTERS = sql`coalesce((
    select jsonb_agg(jsonb_build_object('id', t.id, 'deadline', t.deadline, 'invoice_ids', t.invoice_ids,
      'has_arrived', t.status <> 'returned') order by t.letter_date, t.move_number)
    from letters t where t.claim_id = l.id and t.status in ('posted', 'mailed', 'returned')), '[]'::jsonb) as letters`

const CONTEXT = sql`l.governing_law, d.debtor_type, d.addresses, c.address ->> 'country' as customer_country,
      o.letterhead ->> 'country' as sender_country,
      ${LETTERS}, ${PLANS}, ${STRANGERS}, ${REVERSED_FILINGS}, (l.filed_at at time zone 'Europe/Vienna')::date as filed_on, m.last_court_step, m.served_on, m.is_objected,
      t.title_date as title_on, l.lifted_blocks ? 'time_barred' as counts_barred`
const OF_DEBT = sql`claims l
    join organizations o on o.id = l.organization_id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    left join court_titles t on t.claim_id = l.id and t.reversed_at is null
    left join lateral (
      select max(m.message_date) as last_court_step, min(m.message_date) filter (where m.kind = 'served') as served_on,
        bool_or(m.kind = 'objection') as is_objected
      from court_filings f join court_messages m on m.filing_id = f.id
      where f.claim_id = l.id and f.reversed_at is null) m on l.filed_at is not null`

export const findDebtContext = (reader: Reader, { id }: SeenClaim): Promise<DebtContext | undefined> =>
  reader.one(sql`select ${CONTEXT} from ${OF_DEBT} where l.id = ${id}`)

/** The account in the order in which it was made, and what else tells what is owed: as of one moment. */
export type Debt = DebtContext & { entries: Entry[] }

const ENTRIES = rowsInJson(sql`
  select ${COLUMNS} from account_entries e where e.claim_id = l.id and e.organization_id = l.organization_id order by e.seq`)
const DEBT = sql`${CONTEXT}, ${ENTRIES} as entries`

export const findDebt = (reader: Reader, { id }: SeenClaim): Promise<Debt | undefined> =>
  reader.one(sql`select ${DEBT} from ${OF_DEBT} where l.id = ${id}`)

/** Of a claim that the caller may see. */
export const findSeenDebt = (reader: Reader, caller: Caller, id: string): Promise<Debt | undefined> =>
  reader.one(sql`select ${DEBT} from ${OF_DEBT} where l.id = ${id} and ${claimVisibleTo(caller)}`)

export const listDebts = (reader: Reader, ids: readonly string[]): Promise<(Debt & { claim_id: string })[]> =>
  reader.many(sql`select l.id as claim_id, ${DEBT} from ${OF_DEBT} where l.id = any(${ids}::uuid[])`)

/** Partners see the first day, so a change is one of the claim. */
export const setLimits = (
  tx: Tx,
  { id }: SeenClaim,
  { time_barred_on, all_barred_on }: { time_barred_on: string | null; all_barred_on: string | null },
  updated_at: Date,
): Promise<number> =>
  tx.run(sql`
    update claims set time_barred_on = ${time_barred_on}, all_barred_on = ${all_barred_on}, updated_at = ${updated_at}
    where id = ${id} and (time_barred_on, all_barred_on) is distinct from (${time_barred_on}::date, ${all_barred_on}::date)`)
