import { addDays, type DateOnly, startOfDayInVienna } from '../../../kernel/dates.ts'
import { allOf, type Statement, sql } from '../../../platform/db/db.ts'
import { isCounted } from '../../../platform/db/row-counts.ts'
import { IS_FREE, IS_SHOWN_AS, SHOWN_STATUS } from './queries.lapsing.ts'
import type { DeliveryStatus } from './rules.ts'

/** Days in Vienna, both included. */
export type DeliveryDays = { readonly first: DateOnly; readonly last?: DateOnly }

const createdOn = (days: DeliveryDays | undefined): Statement =>
  allOf([
    ...(days ? [sql`d.created_at >= ${startOfDayInVienna(days.first)}`] : []),
    ...(days?.last ? [sql`d.created_at < ${startOfDayInVienna(addDays(days.last, 1))}`] : []),
  ])

const keptOf = (days: DeliveryDays | undefined): Statement =>
  days
    ? sql`k.subject = 'deliveries_by_day' and k.day >= ${days.first}::date ${days.last ? sql`and k.day <= ${days.last}::date` : sql``}`
    : sql`k.subject = 'deliveries'`

type Shown = { readonly days?: DeliveryDays | undefined; readonly status?: DeliveryStatus | undefined }

/**
 * How many deliveries are shown with which status, by webhook, and by day where days are given; several rows may stand for
 * one number. `webhooks` chooses among them, as `w`. With a status, the others may be left out. By their epoch the kept
 * counts know what waited when a webhook was disabled. Of that, what is still being sent is shown as pending.
 */
export const shownCounts = (webhooks: Statement, { days, status }: Shown): Statement => sql`(
  select w.id as webhook_id, k.day, case when k.status = 'pending' and k.kind::int < w.epoch then 'failed' else k.status end as status,
    k.rows as count
  from webhooks w join current_counts k on k.owner_id = w.id and ${keptOf(days)}
  where ${isCounted('deliveries')} and ${webhooks}
  union all
  select w.id, (d.created_at at time zone 'Europe/Vienna')::date, x.status, x.count
  from webhooks w join webhook_deliveries d on d.webhook_id = w.id and d.status = 'pending' and d.epoch < w.epoch
  cross join (values ('failed', -1), ('pending', 1)) x (status, count)
  where ${isCounted('deliveries')} and not ${IS_FREE} and ${createdOn(days)} and ${webhooks}
  union all
  select w.id, (d.created_at at time zone 'Europe/Vienna')::date, ${SHOWN_STATUS}, 1
  from webhooks w join webhook_deliveries d on d.webhook_id = w.id
  where not ${isCounted('deliveries')} and ${createdOn(days)} and ${webhooks} and ${status ? IS_SHOWN_AS[status] : sql`true`})`

/** When the oldest delivery that waits for a webhook `w` was made. Kept counts tell its day, where they are whole. */
const OLDEST_AT = sql`(
  select d.created_at from webhook_deliveries d
  where d.webhook_id = w.id and ${IS_SHOWN_AS.pending} and d.created_at >= coalesce((
    select k.day::timestamp at time zone 'Europe/Vienna' from current_counts k
    where ${isCounted('deliveries')} and k.subject = 'deliveries_by_day' and k.owner_id = w.id and k.status = 'pending'
    group by k.day having sum(k.rows) > 0 order by k.day limit 1), '-infinity')
  order by d.created_at limit 1)`

/** When the most overdue of them should have been sent. */
const DUE_AT = sql`(
  select min(n.next_at) from (values (false), (true)) r (is_retry) cross join lateral (
    select d.next_at from webhook_deliveries d
    where d.webhook_id = w.id and d.epoch = w.epoch and d.is_retry = r.is_retry and d.status = 'pending' and ${IS_FREE}
    order by d.next_at limit 1) n)`

/** Webhooks for which deliveries wait: how many, since when, and from when on they should have been sent. */
export const WAITING_DELIVERIES = sql`(
  select w.id as webhook_id, w.organization_id, n.count, ${OLDEST_AT} as oldest_at, ${DUE_AT} as due_at
  from webhooks w join (
    select x.webhook_id, sum(x.count)::int as count from ${shownCounts(sql`true`, { status: 'pending' })} x
    where x.status = 'pending' group by 1 having sum(x.count) > 0) n on n.webhook_id = w.id)`
