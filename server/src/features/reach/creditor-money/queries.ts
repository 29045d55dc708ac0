import { startOfDayInVienna } from '../../../kernel/dates.ts'
import type { Cents } from '../../../kernel/money.ts'
import { knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { CustomerKey } from '../../parties/customers/index.ts'
import { SHOWN_NAME } from '../../parties/debtors/index.ts'
import type { CourtFeeInvoiceRow } from '../../process/court-fees/index.ts'
import { firstDayOf, type LineKind } from './rules.ts'

const CLAIMS = ({ organization_id, customer_id }: CustomerKey): Statement =>
  sql`select l.id from claims l where l.organization_id = ${organization_id} and l.customer_id = ${customer_id}`

const isIn = (year: number, instant: Statement): Statement => {
  const [from, to] = [startOfDayInVienna(firstDayOf(year)), startOfDayInVienna(firstDayOf(year + 1))]
  return sql`${instant} >= ${from} and ${instant} < ${to}`
}
const inVienna = (instant: Statement): Statement => sql`(${instant} at time zone 'Europe/Vienna')::date`

/** The parts of a list are put in its order and cut before they are joined. Sums need neither. */
const upTo = (most: number | null, order: Statement): Statement => (most === null ? sql`` : sql`${order} limit ${most}`)

/**
 * A year. A payment stays on its day. A reversal is a line of its own, on the day of the reversal, so that months that are
 * over stay as they were. Fees belong to the customer that they were earned on.
 */
const LINES = (customer: CustomerKey, year: number, most: number | null): Statement => sql`
  (select p.id, 'payment' as kind, p.claim_id, p.payment_date as day, p.amount_cents as collected_cents,
    0::bigint as fee_cents, null::timestamptz as happened_at
  from payments p
  where p.claim_id in (${CLAIMS(customer)})
    and p.payment_date >= ${firstDayOf(year)}::date and p.payment_date < ${firstDayOf(year + 1)}::date
  ${upTo(most, sql`order by p.payment_date desc, p.id desc`)})
  union all
  (select p.id, 'reversal', p.claim_id, ${inVienna(sql`p.reversed_at`)}, -p.amount_cents, 0::bigint, p.reversed_at
  from payments p
  where p.claim_id in (${CLAIMS(customer)}) and p.reversed_at is not null and ${isIn(year, sql`p.reversed_at`)}
  ${upTo(most, sql`order by p.reversed_at desc, p.id desc`)})
  union all
  (select f.id, f.kind || '_fee', f.claim_id, ${inVienna(sql`f.created_at`)}, 0::bigint, f.amount_cents, f.created_at
  from fees f
  where f.customer_id = ${customer.customer_id} and ${isIn(year, sql`f.created_at`)}
  ${upTo(most, sql`order by f.created_at desc, f.id desc`)})`

/** Of one day, what came in comes first. */
const ORDER = sql`order by x.day desc, (x.kind <> 'payment'), x.happened_at desc, x.id desc`

export type MonthRow = { month: string; line_count: number; collected_cents: Cents; fee_cents: Cents }

/** The months of a year in which something happened. */
export const listMonths = (reader: Reader, customer: CustomerKey, year: number): Promise<MonthRow[]> =>
  reader.many(sql`
    select to_char(d.day, 'YYYY-MM') as month, sum(d.line_count)::int as line_count,
      sum(d.collected_cents)::bigint as collected_cents, sum(d.fee_cents)::bigint as fee_cents
    from (
      select x.day, count(*) as line_count, sum(x.collected_cents) as collected_cents, sum(x.fee_cents) as fee_cents
      from (${LINES(customer, year, null)}) x group by x.day) d
    group by 1`)

/** The day of the first case, or of a line that is older; null before there is one. */
export const findFirstDay = async (reader: Reader, customer: CustomerKey): Promise<string | null> =>
  (
    await reader.one<{ day: string | null }>(sql`
      with first as materialized (
        select ${inVienna(sql`min(l.created_at)`)} as day from claims l
        where l.organization_id = ${customer.organization_id} and l.customer_id = ${customer.customer_id})
      select least(
        (select day from first),
        (select min(p.payment_date) from payments p
          where p.payment_date < (select day from first) and p.claim_id in (${CLAIMS(customer)})),
        (select ${inVienna(sql`min(f.created_at)`)} from fees f where f.customer_id = ${customer.customer_id})) as day`)
  )?.day ?? null

export type LineRow = {
  id: string
  kind: LineKind
  claim_id: string
  case_reference: string
  debtor_name: string
  day: string
  collected_cents: Cents
  fee_cents: Cents
}

const NAMED = sql`
  select x.id, x.kind, x.claim_id, l.case_reference, ${SHOWN_NAME} as debtor_name, x.day, x.collected_cents, x.fee_cents
  from found x join claims l on l.id = x.claim_id
  join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  ${ORDER}`

/** The newest first. */
export const listLines = (reader: Reader, customer: CustomerKey, year: number, page: Page): Promise<LineRow[]> =>
  reader.many(sql`
    with found as materialized (
      select x.* from (${LINES(customer, year, page.page * page.limit)}) x ${ORDER} ${pageClause(page)})
    ${NAMED}`)

/** For a file: all lines of a year, up to a bound. */
export const listAllLines = (reader: Reader, customer: CustomerKey, year: number, most: number): Promise<LineRow[]> =>
  reader.many(sql`
    with found as materialized (select x.* from (${LINES(customer, year, null)}) x ${ORDER} limit ${knownNumber(most)})
    ${NAMED}`)

/** What a customer's people see of a year. */
export type Money = {
  year: number
  years: number[]
  collected_cents: Cents
  fee_cents: Cents
  /** Newest first. */
  months: MonthRow[]
  lines: LineRow[]
  total: number
  page: Page
  open_invoices: { rows: CourtFeeInvoiceRow[]; total: number }
}
