import { addDays, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import { allOf, knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { isCounted } from '../../../platform/db/row-counts.ts'
import { type DeliveryDays, shownCounts } from '../webhooks/index.ts'
import type { Calendar, ClaimGroup, DayAmount, DeliveryCount, Recovered } from './rules/figures.ts'

/** Whose figures; nobody named means everybody's. */
export type FigureScope = { organization_id?: string; partner_id?: string }

/** The part of a `where` that keeps to the scope, for claims that are called `l`. */
const claimsOf = ({ organization_id, partner_id }: FigureScope): Statement =>
  allOf([
    ...(organization_id ? [sql`l.organization_id = ${organization_id}`] : []),
    ...(partner_id ? [sql`l.customer_id in (select c.id from customers c where c.partner_id = ${partner_id})`] : []),
  ])

/** The same for payments `p`, which know their organisation themselves. */
const paymentsOf = ({ organization_id, partner_id }: FigureScope): Statement =>
  allOf([
    ...(organization_id ? [sql`p.organization_id = ${organization_id}`] : []),
    ...(partner_id ? [sql`p.claim_id in (select l.id from claims l where ${claimsOf({ partner_id })})`] : []),
  ])

/** The part of a `where` that keeps kept counts `k` to the scope: those of a partner, or of all partners together. */
const countsOf = (
  { organization_id, partner_id }: FigureScope,
  [of_all, of_partner]: [of_all: string, of_partner: string],
): Statement =>
  allOf([
    sql`k.subject = ${partner_id ? of_partner : of_all}`,
    ...(organization_id ? [sql`k.organization_id = ${organization_id}`] : []),
    ...(partner_id ? [sql`k.owner_id = ${partner_id}`] : []),
  ])

/**
 * Every claim; what is alike and was opened between the same two cuts is one row. Whole days come from the kept counts. What was
 * opened before the first cut, with which the first month begins, is what they leave of all: years of days need not be read. Of a
 * day with a cut in the middle, as ages have them, the claims are counted, and of every day while the counts are not whole.
 */
export const listClaimGroups = (
  reader: Reader,
  scope: FigureScope,
  { cuts, months }: Calendar,
): Promise<ClaimGroup[]> => {
  const isWithinDay = (cut: Date): boolean => startOfDayInVienna(dayInVienna(cut)) < cut
  const split = [...new Set(cuts.filter(isWithinDay).map(dayInVienna))]
  const bounds = texts(cuts)
  // The first whole day after each cut.
  const days = cuts.map((cut) => addDays(dayInVienna(cut), isWithinDay(cut) ? 1 : 0))
  return reader.many(sql`
    with recent as (
      select k.kind, k.status, width_bucket(k.day, ${days}::date[]) as cut, k.day = any(${split}::date[]) as is_split,
        sum(k.rows) as rows, sum(k.cents) as cents, sum(k.open_cents) as open_cents
      from current_counts k
      where ${isCounted('claims')} and ${countsOf(scope, ['claims_by_day', 'claims_by_partner_and_day'])}
        and k.day >= ${months[0]}::date
      group by 1, 2, 3, 4)
    select coalesce(x.collection_stage, '') as collection_stage, coalesce(x.case_status, '') as case_status, x.cut,
      coalesce(sum(x.count), 0)::int as count, coalesce(sum(x.total_cents), 0)::bigint as total_cents,
      coalesce(sum(x.outstanding_cents), 0)::bigint as outstanding_cents
    from (
      select k.kind as collection_stage, k.status as case_status, 0 as cut, sum(k.rows) as count, sum(k.cents) as total_cents,
        sum(k.open_cents) as outstanding_cents
      from current_counts k where ${isCounted('claims')} and ${countsOf(scope, ['claims', 'claims'])} group by 1, 2
      union all
      select kind, status, 0, -rows, -cents, -open_cents from recent
      union all
      select kind, status, cut, rows, cents, open_cents from recent where not is_split
      union all
      select l.collection_stage, l.case_status, width_bucket(l.created_at, ${bounds}::timestamptz[]), count(*),
        sum(l.total_cents), sum(greatest(0, l.total_cents - l.paid_cents))
      from unnest(${split.map((day) => startOfDayInVienna(day).toISOString())}::timestamptz[],
        ${split.map((day) => startOfDayInVienna(addDays(day, 1)).toISOString())}::timestamptz[]) d (begins, ends)
      join claims l on l.created_at >= d.begins and l.created_at < d.ends
      where ${isCounted('claims')} and ${claimsOf(scope)} group by 1, 2, 3
      union all
      select l.collection_stage, l.case_status, width_bucket(l.created_at, ${bounds}::timestamptz[]), count(*),
        sum(l.total_cents), sum(greatest(0, l.total_cents - l.paid_cents))
      from claims l where not ${isCounted('claims')} and ${claimsOf(scope)} group by 1, 2, 3) x
    group by 1, 2, 3`)
}

/** By the day on which the money came in, whatever became of it later. */
export const listCollected = (reader: Reader, scope: FigureScope, { months }: Calendar): Promise<DayAmount[]> =>
  reader.many(sql`
    select k.day, coalesce(sum(k.cents), 0)::bigint as amount_cents from current_counts k
    where ${isCounted('payments')} and ${countsOf(scope, ['payments_by_day', 'payments_by_partner_and_day'])}
      and k.day >= ${months[0]}::date
    group by 1
    union all
    select p.payment_date, sum(p.amount_cents)::bigint from payments p
    where not ${isCounted('payments')} and p.payment_date >= ${months[0]}::date and ${paymentsOf(scope)} group by 1`)

/** By the day on which it was noticed that the money went back. */
export const listReversed = (reader: Reader, scope: FigureScope, { months }: Calendar): Promise<DayAmount[]> =>
  reader.many(sql`
    select k.day, coalesce(sum(k.cents), 0)::bigint as amount_cents from current_counts k
    where ${isCounted('reversals')} and ${countsOf(scope, ['reversals_by_day', 'reversals_by_partner_and_day'])}
      and k.day >= ${months[0]}::date
    group by 1
    union all
    select (p.reversed_at at time zone 'Europe/Vienna')::date, sum(p.amount_cents)::bigint from payments p
    where not ${isCounted('reversals')} and p.reversed_at >= ${startOf(months)} and ${paymentsOf(scope)} group by 1`)

/** What was paid and stayed, on claims by the month of their opening. No claim brings in more than was claimed. */
export const listRecovered = (reader: Reader, scope: FigureScope, { months }: Calendar): Promise<Recovered[]> =>
  reader.many(sql`
    select coalesce(k.day, '2000-01-01') as month, coalesce(k.kind::int, 0) as days, coalesce(sum(k.cents), 0)::bigint as amount_cents
    from current_counts k
    where ${isCounted('recovered')} and ${countsOf(scope, ['recovered_by_month', 'recovered_by_partner_and_month'])}
      and k.day >= ${months[0]}::date
    group by 1, 2
    union all
    select coalesce(l.month, '2000-01-01'), coalesce(l.days, 0), coalesce(sum(l.cents), 0)::bigint from recovered_claims l
    where not ${isCounted('recovered')} and l.created_at >= ${startOf(months)} and ${claimsOf(scope)} group by 1, 2`)

export type OpenDecisions = { country: string | null; count: number; streitwert_cents: number }

/** Claims for which a creditor has not said yet whether to sue, by the country of the debtor's primary address. */
export const listOpenDecisions = (reader: Reader, scope: FigureScope): Promise<OpenDecisions[]> =>
  reader.many(sql`
    select nullif(k.kind, '') as country, coalesce(sum(k.rows), 0)::int as count,
      coalesce(sum(k.cents), 0)::bigint as streitwert_cents
    from current_counts k
    where ${isCounted('decisions')} and ${countsOf(scope, ['decisions', 'decisions'])}
    group by 1 having sum(k.rows) > 0
    union all
    select l.country, count(*)::int, coalesce(sum(l.total_cents), 0)::bigint from open_decisions l
    where not ${isCounted('decisions')} and ${claimsOf(scope)} group by 1
    order by 2 desc, 1`)

const daysOf = ({ delivery_days }: Calendar): DeliveryDays => {
  const [first, last] = [delivery_days[0], delivery_days.at(-1)] as [Calendar['today'], Calendar['today']]
  return { first, last }
}

export const countDeliveriesByDay = (
  reader: Reader,
  scope: FigureScope,
  calendar: Calendar,
): Promise<DeliveryCount[]> => {
  const { first } = daysOf(calendar)
  return reader.many(sql`
    select coalesce((n.day - ${first}::date) + 1, 0) as day, coalesce(n.status, '') as status, coalesce(sum(n.count), 0)::int as count
    from ${shownCounts(webhooksOf(scope), { days: daysOf(calendar) })} n group by 1, 2 having sum(n.count) <> 0`)
}

export type PartnerDeliveries = {
  partner_id: string
  partner_name: string
  delivered: number
  failed: number
  pending: number
}

/** Who has had the most trouble comes first; then who was sent the most. */
export const countDeliveriesByPartner = (
  reader: Reader,
  scope: FigureScope,
  calendar: Calendar,
): Promise<PartnerDeliveries[]> =>
  reader.many(sql`
    select w.partner_id, p.name as partner_name,
      coalesce(sum(n.count) filter (where n.status = 'delivered'), 0)::int as delivered,
      coalesce(sum(n.count) filter (where n.status = 'failed'), 0)::int as failed,
      coalesce(sum(n.count) filter (where n.status = 'pending'), 0)::int as pending
    from ${shownCounts(webhooksOf(scope), { days: { first: daysOf(calendar).first } })} n
    join webhooks w on w.id = n.webhook_id join partners p on p.id = w.partner_id
    group by 1, 2 having sum(n.count) > 0 order by failed desc, sum(n.count) desc, 1
    limit ${knownNumber(DELIVERY_PARTNERS_MAX)}`)

/** More would be a list, which partners have of their own. */
const DELIVERY_PARTNERS_MAX = 10

const webhooksOf = ({ organization_id, partner_id }: FigureScope): Statement =>
  allOf([
    ...(organization_id ? [sql`w.organization_id = ${organization_id}`] : []),
    ...(partner_id ? [sql`w.partner_id = ${partner_id}`] : []),
  ])

const texts = (instants: readonly Date[]): string[] => instants.map((instant) => instant.toISOString())

const startOf = ([first]: Calendar['months']): Date => startOfDayInVienna(first as Calendar['today'])
