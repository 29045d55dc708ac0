import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import type { Letterhead } from '../../parties/organizations/index.ts'
import type { Settled } from './rules/arithmetic.ts'
import type { CorrectedInvoice, Line, PartyAddress, SettlementFacts } from './rules/settlement.ts'

/** With whom we settle, and who settles. */
export type CustomerToSettle = {
  id: string
  organization_id: string
  name: string
  email: string
  uid: string | null
  address: PartyAddress | null
  organization_name: string
  letterhead: Letterhead | null
  /** Fees from before are settled elsewhere. */
  fees_settled_from: string | null
}

/** What a settlement would say, without its numbers. */
export type Draft = {
  readonly sums: Settled
  readonly lines: readonly Line[]
  readonly facts: SettlementFacts
  readonly follows: string | null
  readonly needs_invoice: boolean
}

export type Preview = Draft & {
  readonly customer: CustomerToSettle
  readonly left_out: { readonly count: number; readonly amount_cents: number }
}

/** A line whose claim is there. */
type LineOfClaim = Line & { readonly claim_id: string; readonly case_reference: string }

const CUSTOMER = (id: string): Statement => sql`
  select c.id, c.organization_id, c.name, c.email, c.uid, c.address, o.name as organization_name, o.letterhead,
    o.fees_settled_from
  from customers c join organizations o on o.id = c.organization_id where c.id = ${id}`

export const findCustomer = (reader: Reader, id: string): Promise<CustomerToSettle | undefined> =>
  reader.one(CUSTOMER(id))

/** Until commit one settlement of a customer follows the other. */
export const lockCustomer = (tx: Tx, id: string): Promise<CustomerToSettle | undefined> =>
  tx.one(sql`${CUSTOMER(id)} for no key update of c`)

const isSettled = (kind: string, id: Statement, position: Statement): Statement => sql`exists (
  select from settlement_lines d where d.source_id = ${id} and d.source_position = ${position} and d.kind = ${kind})`

type Asked = { readonly id: string; readonly organization_id: string; readonly up_to: string }

/**
 * Money that came in for the creditor or was taken away again, by the ledger. What we moved to fees, paid out or got back
 * from the bank are consequences of settlements.
 */
export const listCollected = (reader: Reader, { id, organization_id, up_to }: Asked): Promise<Line[]> =>
  reader.many(sql`
    select 'collected' as kind, t.kind as source_kind, t.id as source_id, l.position::int as source_position,
      null::uuid as reverses, t.claim_id, t.payment_id, c.case_reference, null::text as text, l.date,
      -l.amount_cents as amount_cents, null::jsonb as vat, null::text as received_by, null::boolean as is_filed
    from ledger_lines l join ledger_transactions t on t.id = l.transaction_id left join claims c on c.id = t.claim_id
    where l.customer_id = ${id} and l.organization_id = ${organization_id} and l.date <= ${up_to}::date
      and t.kind not in ('settlement', 'released', 'transfer_returned')
      and not ${isSettled('collected', sql`l.transaction_id`, sql`l.position`)}
    order by l.date, t.number, l.position`)

/** What one act has booked and earned belongs to one day: the booking date of the bank. All else counts when it happens. */
const FEE_DAY = sql`coalesce((
  select min(t.date) from ledger_transactions t where t.payment_id = f.payment_id and t.created_at = f.created_at),
  (f.created_at at time zone 'Europe/Vienna')::date)`

/** A fee that is taken back belongs where it was earned. */
const EARNED_DAY = sql`(coalesce((select e.created_at from fees e where e.id = f.reverses), f.created_at)
  at time zone 'Europe/Vienna')::date`

const openFees = ({ id, organization_id, up_to }: Asked): Statement => sql`
  select f.*, x.day from fees f cross join lateral (select ${FEE_DAY} as day) x
  where f.customer_id = ${id} and f.organization_id = ${organization_id} and x.day <= ${up_to}::date
    and not ${isSettled('fee', sql`f.id`, sql`0`)}`

type WithFees = Asked & { readonly fees_settled_from: string | null }

/** Those that are taken back come with what was said when they were charged. */
export const listOpenFees = (reader: Reader, { fees_settled_from, ...asked }: WithFees): Promise<LineOfClaim[]> =>
  reader.many(sql`
    select 'fee' as kind, f.kind as source_kind, f.id as source_id, 0 as source_position, f.reverses, f.claim_id, f.payment_id,
      c.case_reference, null::text as text, f.day as date, f.amount_cents, s.vat,
      coalesce(s.received_by, p.received_by) as received_by, null::boolean as is_filed
    from (${openFees(asked)}) f join claims c on c.id = f.claim_id left join payments p on p.id = f.payment_id
    left join settlement_lines s on s.source_id = f.reverses and s.source_position = 0 and s.kind = 'fee'
    where ${fees_settled_from}::date is null or ${EARNED_DAY} >= ${fees_settled_from}::date
    order by f.day, f.created_at, f.id`)

/** Fees from before the organisation settled its fees here. */
export const findLeftOut = async (
  reader: Reader,
  { fees_settled_from, ...asked }: WithFees,
): Promise<{ count: number; amount_cents: number }> => {
  const nothing = { count: 0, amount_cents: 0 }
  if (fees_settled_from === null) return nothing
  const row = await reader.one<typeof nothing>(sql`
    select count(*)::int as count, coalesce(sum(f.amount_cents), 0)::bigint as amount_cents
    from (${openFees(asked)}) f where ${EARNED_DAY} < ${fees_settled_from}::date`)
  return row ?? nothing
}

/**
 * Invoices for court fees that stand and are not paid, once the claim is filed or they are due; and what was settled of
 * them and has been taken back since.
 */
export const listOpenCourtFees = (
  reader: Reader,
  { id, organization_id, up_to }: Asked,
): Promise<(LineOfClaim & { readonly text: string; readonly is_filed: boolean })[]> =>
  reader.many(sql`
    select 'court_fee' as kind, i.kind as source_kind, i.id as source_id, 0 as source_position, i.corrects as reverses,
      i.claim_id, null::uuid as payment_id, c.case_reference, i.number as text, i.issued_on as date,
      case when i.kind = 'invoice' then i.amount_cents else -i.amount_cents end as amount_cents, null::jsonb as vat,
      null::text as received_by, coalesce((c.filed_at at time zone 'Europe/Vienna')::date <= ${up_to}::date, false) as is_filed
    from court_fee_invoices i join claims c on c.id = i.claim_id
    where i.customer_id = ${id} and i.organization_id = ${organization_id} and i.issued_on <= ${up_to}::date
      and not ${isSettled('court_fee', sql`i.id`, sql`0`)}
      and case i.kind
        when 'invoice' then i.paid_on is null and not exists (select from court_fee_invoices n where n.corrects = i.id)
          and (i.due_on <= ${up_to}::date or (c.filed_at at time zone 'Europe/Vienna')::date <= ${up_to}::date)
        else ${isSettled('court_fee', sql`i.corrects`, sql`0`)} end
    order by i.issued_on, i.created_at, i.id`)

/** The invoices with which these fees were charged. */
export const listCorrected = (reader: Reader, fee_ids: readonly string[]): Promise<CorrectedInvoice[]> =>
  reader.many(sql`
    select distinct s.invoice_number as number, s.issued_on from settlement_lines l join settlements s on s.id = l.settlement_id
    where l.kind = 'fee' and l.source_position = 0 and l.source_id = any(${fee_ids}::uuid[]) and s.invoice_number is not null
    order by 2, 1`)

/** Customers whose month is to be settled by itself: not yet up to this day, and something is there to be looked at. */
export const listMonthly = (
  reader: Reader,
  { day_of_month, up_to, after }: { readonly day_of_month: number; readonly up_to: string; readonly after: string },
): Promise<{ id: string }[]> =>
  reader.many(sql`
    select c.id from customers c join organizations o on o.id = c.organization_id
    where o.settlement_day <= ${day_of_month} and c.id > ${after}::uuid and c.erased_at is null
      and not exists (select from settlements s where s.customer_id = c.id and s.up_to >= ${up_to}::date)
      and (
        exists (select from ledger_lines l where l.customer_id = c.id
          and not ${isSettled('collected', sql`l.transaction_id`, sql`l.position`)})
        or exists (select from fees f where f.customer_id = c.id and not ${isSettled('fee', sql`f.id`, sql`0`)})
        or exists (select from court_fee_invoices i where i.customer_id = c.id and i.organization_id = c.organization_id
          and not ${isSettled('court_fee', sql`i.id`, sql`0`)}))
    order by c.id limit 100`)

/** Whether any organisation settles by itself. */
export const settlesMonthly = async (reader: Reader): Promise<boolean> =>
  (await reader.one(sql`select 1 as one from organizations where settlement_day is not null limit 1`)) !== undefined
