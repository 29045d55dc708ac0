import { type Statement, sql } from '../../../platform/db/db.ts'
import { IS_RETURNED } from './queries.orders.ts'
import { lateBefore } from './rules/days.ts'

const amountOf = (cents: Statement): Statement => sql`round(abs(${cents}) / 100.0, 2)::text`

/** Runs that were released, and that no statement shows whole after several days of business. */
export const runsNotExecuted = (now: Date): Statement => sql`
  select r.id as subject_id, r.organization_id, r.released_at as since, r.number as reason
  from payment_runs r
  where r.released_at < ${lateBefore(now)}
    and exists (select 1 from payment_run_items i where i.run_id = r.id and i.executed_at is null)`

/** Transfers whose money came back, until it is on its way again or nobody has to get it any more. */
export const TRANSFERS_RETURNED = sql`
  select i.id as subject_id, o.organization_id, i.returned_at as since, ${amountOf(sql`i.amount_cents`)} as reason
  from payment_run_items i join payment_orders o on o.id = i.order_id
  where i.returned_at is not null and o.withdrawn_at is null and ${IS_RETURNED}
    and not exists (
      select 1 from payment_run_items b where b.order_id = o.id and b.returned_at is null and b.withdrawn_at is null)
    and not exists (
      select 1 from payment_run_items b where b.order_id = o.id and b.returned_at > i.returned_at)`

/** Entries with the id of a transfer of ours that are neither it nor its return: another amount, or once too often. */
export const TRANSFERS_AMISS = sql`
  select e.id as subject_id, e.organization_id, e.created_at as since, ${amountOf(sql`e.amount_cents`)} as reason
  from bank_entries e join payment_run_items i on i.end_to_end_id = e.end_to_end_id
    join payment_runs r on r.id = i.run_id and r.account_id = e.account_id and r.released_at is not null
  where e.status in ('suggested', 'unmatched')`
