import { claimVisibleTo, fileOpenTo, isNotBlocked, isWithheld } from '../../../audiences/visibility.ts'
import type { Caller, TokenCaller } from '../../../kernel/caller.ts'
import type { Cents } from '../../../kernel/money.ts'
import { allOf, knownNumber, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { isCounted } from '../../../platform/db/row-counts.ts'
import { type InJson, rowFromJson, rowsInJson } from '../../../platform/db/rows-in-json.ts'
import { type Page, type Part, type Placed, pageClause } from '../../../platform/http/paging.ts'
import { type DebtorFacts, SHOWN_NAMES } from '../../parties/debtors/index.ts'
import { type OfClaim, ofClaim } from '../claims/index.ts'
import type { PAYMENT_STATUSES, PaymentMethod, Receiver } from './rules.ts'

export type PaymentRow = {
  id: string
  organization_id: string
  claim_id: string
  debtor_id: string
  payment_cents: Cents
  payment_method: PaymentMethod
  payment_date: string
  value_date: string
  reference: string | null
  external_reference: string | null
  status: (typeof PAYMENT_STATUSES)[number]
  received_by: Receiver
  notes: string | null
  updated_by: string | null
  created_at: Date
}

const COLUMNS = sql`p.id, p.organization_id, p.claim_id, p.debtor_id, p.amount_cents as payment_cents, p.payment_method, p.payment_date, p.value_date,
  p.reference, p.external_reference, p.status, p.received_by, p.notes, p.updated_by, p.created_at`

/** `is_open`: whether the caller may read what is said in words. */
export const findPayment = (
  reader: Reader,
  caller: TokenCaller,
  id: string,
): Promise<(PaymentRow & { is_open: boolean }) | undefined> =>
  reader.one(sql`
    select ${COLUMNS}, ${fileOpenTo(caller)} as is_open from payments p join claims l on l.organization_id = p.organization_id and l.id = p.claim_id
    where p.id = ${id} and ${claimVisibleTo(caller)}`)

/** For the team, which sees every organisation. */
export const findAnyPayment = (reader: Reader, id: string): Promise<PaymentRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from payments p where p.id = ${id}`)

export const setReversed = (tx: Tx, { id, updated_by }: PaymentRow, reversed_at: Date): void =>
  tx.send(
    sql`update payments set status = 'reversed', updated_by = ${updated_by}, reversed_at = ${reversed_at} where id = ${id}`,
  )

export const setReceiver = (tx: Tx, { id, received_by, updated_by }: PaymentRow): void =>
  tx.send(sql`update payments set received_by = ${received_by}, updated_by = ${updated_by} where id = ${id}`)

/** Oldest first. */
const paymentsWhere = (of_claim: Statement): Statement =>
  sql`select ${COLUMNS} from payments p where ${of_claim} order by p.created_at, p.id`

/** The caller has checked that the claim may be seen. */
export const listPayments = (reader: Reader, claim: { id: string; organization_id: string }): Promise<PaymentRow[]> =>
  reader.many(paymentsWhere(sql`p.claim_id = ${claim.id} and p.organization_id = ${claim.organization_id}`))

const PAYMENTS = rowsInJson(paymentsWhere(sql`p.claim_id = l.id and p.organization_id = l.organization_id`))

export const findClaimWithPayments = (
  reader: Reader,
  caller: Caller,
  claim_id: string,
): Promise<OfClaim<{ payments: InJson<PaymentRow>[] }> | undefined> =>
  reader.one(ofClaim(caller, claim_id, sql`${PAYMENTS} as payments`))

export const paymentFromJson = (row: InJson<PaymentRow>): PaymentRow => rowFromJson(row, { created_at: true })

export function insertPayment(
  tx: Tx,
  { iban, by_stranger, ...row }: PaymentRow & { iban: string | null; by_stranger: boolean },
): PaymentRow {
  tx.send(sql`
    insert into payments (id, organization_id, claim_id, debtor_id, amount_cents, payment_method, payment_date, value_date,
      reference, external_reference, status, received_by, notes, iban, by_stranger, updated_by, created_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.debtor_id}, ${row.payment_cents}, ${row.payment_method},
      ${row.payment_date}, ${row.value_date}, ${row.reference}, ${row.external_reference}, ${row.status}, ${row.received_by}, ${row.notes},
      ${iban}, ${by_stranger}, ${row.updated_by}, ${row.created_at})`)
  return row
}

export type PaymentFilter = {
  organization_id?: string
  partner_id?: string
  claim_id?: string
  status?: PaymentRow['status']
  from?: string
  to?: string
  hides_blocked?: boolean
}

function matching({
  organization_id,
  partner_id,
  claim_id,
  status,
  from,
  to,
  hides_blocked,
}: PaymentFilter): Statement {
  const conditions: Statement[] = []
  if (organization_id) conditions.push(sql`p.organization_id = ${organization_id}`)
  if (partner_id) {
    conditions.push(sql`p.claim_id in (
      select l.id from claims l join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
      where c.partner_id = ${partner_id})`)
  }
  if (claim_id) conditions.push(sql`p.claim_id = ${claim_id}`)
  if (status) conditions.push(sql`p.status = ${status}`)
  if (from) conditions.push(sql`p.payment_date >= ${from}::date`)
  if (to) conditions.push(sql`p.payment_date <= ${to}::date`)
  if (hides_blocked) conditions.push(isNotBlocked(sql`p.claim_id`))
  return allOf(conditions)
}

export type ListedPayment = PaymentRow & {
  is_withheld: boolean
  reversed_at: Date | null
  case_reference: string
  customer_id: string | null
  customer_name: string | null
  debtor: Pick<DebtorFacts, 'person' | 'company'>
}

const LISTED = sql`${COLUMNS}, ${isWithheld(sql`p.claim_id`)} as is_withheld, p.reversed_at, l.case_reference, l.customer_id,
  c.name as customer_name, ${SHOWN_NAMES} as debtor`
const WITH_CLAIM = sql`payments p
  join claims l on l.organization_id = p.organization_id and l.id = p.claim_id
  join debtors d on d.organization_id = p.organization_id and d.id = p.debtor_id
  left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id`

/** Over all claims, for the team; latest day of payment first. Only the rows of the page are joined to their claims. */
export const listAllPayments = (reader: Reader, filter: PaymentFilter, page: Page): Promise<ListedPayment[]> =>
  reader.many(sql`
    with found as (
      select p.id from payments p where ${matching(filter)} order by p.payment_date desc, p.id desc ${pageClause(page)})
    select ${LISTED} from ${WITH_CLAIM}
    where p.id in (select id from found) order by p.payment_date desc, p.id desc`)

/** The same in parts, for reading all. */
export const listPaymentsAfter = (
  reader: Reader,
  filter: PaymentFilter,
  { after, most }: Part,
): Promise<(ListedPayment & Placed)[]> => {
  const earlier = after ? sql`(p.payment_date, p.id) < (${after.place}::date, ${after.id}::uuid)` : sql`true`
  return reader.many(sql`
    with found as (
      select p.id from payments p where ${matching(filter)} and ${earlier}
      order by p.payment_date desc, p.id desc limit ${knownNumber(most)})
    select ${LISTED}, p.payment_date::text as place from ${WITH_CLAIM}
    where p.id in (select id from found) order by p.payment_date desc, p.id desc`)
}

export type PaymentSums = { total: number; completed_cents: Cents; reversed_cents: Cents }

/** How many there are, and the sums of completed and reversed ones. */
export const countPayments = async (reader: Reader, filter: PaymentFilter): Promise<PaymentSums> =>
  (await reader.one<PaymentSums>(sql`
    select coalesce(sum(x.count), 0)::int as total,
      coalesce(sum(x.cents) filter (where x.status = 'completed'), 0)::bigint as completed_cents,
      coalesce(sum(x.cents) filter (where x.status = 'reversed'), 0)::bigint as reversed_cents
    from (${filter.claim_id ? countedPayments(filter) : keptPayments(filter)}) x`)) as PaymentSums

const countedPayments = (filter: PaymentFilter): Statement => sql`
  select p.status, count(*) as count, sum(p.amount_cents) as cents from payments p where ${matching(filter)} group by 1`

/** By status, from the kept counts. They have payments of blocked claims too. */
function keptPayments(filter: PaymentFilter): Statement {
  const { organization_id, partner_id, status, from, to, hides_blocked } = filter
  const by_day = partner_id ? 'payments_by_partner_and_day' : 'payments_by_day'
  const subject = from || to ? by_day : 'payments'
  const kept = allOf([
    sql`k.subject = ${subject}`,
    ...(organization_id ? [sql`k.organization_id = ${organization_id}`] : []),
    ...(partner_id ? [sql`k.owner_id = ${partner_id}`] : []),
    ...(status ? [sql`k.status = ${status}`] : []),
    ...(from ? [sql`k.day >= ${from}::date`] : []),
    ...(to ? [sql`k.day <= ${to}::date`] : []),
  ])
  const blocked = sql`union all
    select p.status, -1, -p.amount_cents from payments p
    where ${isCounted('payments')} and p.claim_id in (select b.claim_id from blocked_claims b)
      and ${matching({ ...filter, hides_blocked: false })}`
  return sql`
    select k.status, k.rows as count, k.cents from current_counts k where ${isCounted('payments')} and ${kept}
    ${hides_blocked ? blocked : sql``}
    union all
    select p.status, 1, p.amount_cents from payments p where not ${isCounted('payments')} and ${matching(filter)}`
}
