import { addDays, startOfDayInVienna } from '../../../kernel/dates.ts'
import { allOf, knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { PRIMARY_ADDRESS } from '../../parties/debtors/index.ts'
import { IS_SHOWN_AS, SHOWN_STATUS } from '../webhooks/index.ts'
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

/** Every claim in one pass; what is alike and was opened between the same two cuts is one row. */
export const listClaimGroups = (reader: Reader, scope: FigureScope, { cuts }: Calendar): Promise<ClaimGroup[]> =>
  reader.many(sql`
    select l.collection_stage, l.case_status, width_bucket(l.created_at, ${texts(cuts)}::timestamptz[]) as cut, count(*)::int as count,
      sum(l.total_cents)::bigint as total_cents, sum(greatest(0, l.total_cents - l.paid_cents))::bigint as outstanding_cents
    from claims l where ${claimsOf(scope)} group by 1, 2, 3`)

/** By the day on which the money came in, whatever became of it later. */
export const listCollected = (reader: Reader, scope: FigureScope, { months }: Calendar): Promise<DayAmount[]> =>
  reader.many(sql`
    select p.payment_date as day, sum(p.amount_cents)::bigint as amount_cents
    from payments p where p.payment_date >= ${months[0]}::date and ${paymentsOf(scope)} group by 1`)

/** By the day on which it was noticed that the money went back. */
export const listReversed = (reader: Reader, scope: FigureScope, { months }: Calendar): Promise<DayAmount[]> =>
  reader.many(sql`
    select (p.reversed_at at time zone 'Europe/Vienna')::date as day, sum(p.amount_cents)::bigint as amount_cents
    from payments p where p.reversed_at >= ${startOf(months)} and ${paymentsOf(scope)} group by 1`)

/**
 * What was paid and stayed, on claims by the month of their opening. No claim brings in more than was claimed. `offset 0`
 * keeps the day of opening from being computed anew for each of the four sums.
 */
export const listRecovered = (reader: Reader, scope: FigureScope, { months }: Calendar): Promise<Recovered[]> =>
  reader.many(sql`
    select month, sum(least(total_cents, in_30))::bigint as after_30, sum(least(total_cents, in_60))::bigint as after_60,
      sum(least(total_cents, in_90))::bigint as after_90, sum(least(total_cents, in_180))::bigint as after_180
    from (
      select l.month, l.total_cents,
        coalesce(sum(p.amount_cents) filter (where p.payment_date <= l.day + 30), 0)::bigint as in_30,
        coalesce(sum(p.amount_cents) filter (where p.payment_date <= l.day + 60), 0)::bigint as in_60,
        coalesce(sum(p.amount_cents) filter (where p.payment_date <= l.day + 90), 0)::bigint as in_90,
        coalesce(sum(p.amount_cents) filter (where p.payment_date <= l.day + 180), 0)::bigint as in_180
      from (
        select l.id, l.total_cents, (l.created_at at time zone 'Europe/Vienna')::date as day,
          width_bucket(l.created_at, ${startsOf(months)}::timestamptz[]) as month
        from claims l where l.created_at >= ${startOf(months)} and l.paid_cents > 0 and ${claimsOf(scope)} offset 0) l
      join payments p on p.claim_id = l.id and p.status = 'completed'
      group by l.id, l.month, l.total_cents) paid
    group by 1`)

export type OpenDecisions = { country: string | null; count: number; streitwert_cents: number }

/** Claims for which a creditor has not said yet whether to sue, by the country of the debtor's primary address. */
export const listOpenDecisions = (reader: Reader, scope: FigureScope): Promise<OpenDecisions[]> =>
  reader.many(sql`
    select ${PRIMARY_ADDRESS} ->> 'country' as country,
      count(*)::int as count, sum(l.total_cents)::bigint as streitwert_cents
    from claim_positions pos join claims l on l.id = pos.id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    where pos.collection_stage = 'dunning_action_recommended' and ${claimsOf(scope)}
      and not exists (select 1 from lawsuit_decisions x where x.claim_id = l.id)
    group by 1 order by 2 desc, 1`)

export const countDeliveriesByDay = (
  reader: Reader,
  scope: FigureScope,
  { delivery_days }: Calendar,
): Promise<DeliveryCount[]> => {
  const end = startOfDayInVienna(addDays(delivery_days.at(-1) as (typeof delivery_days)[number], 1))
  return reader.many(sql`
    select width_bucket(d.created_at, ${startsOf(delivery_days)}::timestamptz[]) as day, ${SHOWN_STATUS} as status,
      count(*)::int as count
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where d.created_at >= ${startOf(delivery_days)} and d.created_at < ${end} and ${webhooksOf(scope)} group by 1, 2`)
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
  { delivery_days }: Calendar,
): Promise<PartnerDeliveries[]> =>
  reader.many(sql`
    select w.partner_id, p.name as partner_name, count(*) filter (where ${IS_SHOWN_AS.delivered})::int as delivered,
      count(*) filter (where ${IS_SHOWN_AS.failed})::int as failed,
      count(*) filter (where ${IS_SHOWN_AS.pending})::int as pending
    from webhook_deliveries d join webhooks w on w.id = d.webhook_id join partners p on p.id = w.partner_id
    where d.created_at >= ${startOf(delivery_days)} and ${webhooksOf(scope)}
    group by 1, 2 order by failed desc, count(*) desc, 1 limit ${knownNumber(DELIVERY_PARTNERS_MAX)}`)

/** More would be a list, which partners have of their own. */
const DELIVERY_PARTNERS_MAX = 10

const webhooksOf = ({ organization_id, partner_id }: FigureScope): Statement =>
  allOf([
    ...(organization_id ? [sql`w.organization_id = ${organization_id}`] : []),
    ...(partner_id ? [sql`w.partner_id = ${partner_id}`] : []),
  ])

const texts = (instants: readonly Date[]): string[] => instants.map((instant) => instant.toISOString())

const startsOf = (days: Calendar['months']): string[] => texts(days.map(startOfDayInVienna))

const startOf = ([first]: Calendar['months']): Date => startOfDayInVienna(first as Calendar['today'])
