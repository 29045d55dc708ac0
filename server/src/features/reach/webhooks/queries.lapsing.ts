import { type Statement, sql } from '../../../platform/db/db.ts'
import { type DeliveryStatus, WEBHOOK_DISABLED } from './rules.ts'

/** Of a delivery `d`: true while no process is sending it. Leases use the database's wall time, which all processes share. */
export const IS_FREE = sql`(d.lease_until is null or d.lease_until <= wall_now())`

/**
 * Of a delivery `d` and its webhook `w`: it waited when the webhook was disabled, or its change was committed later. It is
 * never sent. One that is being sent right now keeps its true outcome.
 */
export const HAS_LAPSED = sql`(d.status = 'pending' and d.epoch < w.epoch and ${IS_FREE})`

/** What everybody is told, before and after a job has written down that it failed. */
export const SHOWN_STATUS = sql`(case when ${HAS_LAPSED} then 'failed' else d.status end)`
export const SHOWN_REASON = sql`(case when ${HAS_LAPSED} then ${WEBHOOK_DISABLED} else d.reason end)`

/** The same as a condition, written so that the indexes of one status serve it. */
export const IS_SHOWN_AS: Readonly<Record<DeliveryStatus, Statement>> = {
  pending: sql`(d.status = 'pending' and not ${HAS_LAPSED})`,
  delivered: sql`d.status = 'delivered'`,
  failed: sql`(d.status = 'failed' or ${HAS_LAPSED})`,
}

/** Webhooks with pending deliveries, by jumps in the index: it costs the same whether one waits for each or a million. */
export const OWNERS = sql`owners as (
    (select webhook_id from webhook_deliveries where status = 'pending' order by webhook_id limit 1)
    union all
    select (select d.webhook_id from webhook_deliveries d
      where d.status = 'pending' and d.webhook_id > o.webhook_id order by d.webhook_id limit 1)
    from owners o where o.webhook_id is not null
  )`
