import { type Reader, sql } from '../db/db.ts'
import { IS_AHEAD, IS_FREE, type JobLimit } from './queries.ts'

/** Of one name. */
export type TroubledJobs = {
  readonly name: string
  /** Gave up. */
  readonly failed: number
  /** Nobody took them up in time. */
  readonly overdue: number
  readonly overdue_recurring: number
  /** Put off further than they can be, by a wrong clock. */
  readonly ahead: number
  /** Of a recurring job whose last run failed. */
  readonly last_error: string | null
}

/**
 * Jobs that have failed for good, those that nobody took up within `late_s` of their due time, those that are far ahead, and
 * recurring ones that fail, by name. Business times are compared with the sandbox's clock. Changes and locks nothing.
 */
export const listTroubledJobs = (
  reader: Reader,
  { late_s, limits }: { late_s: number; limits: readonly JobLimit[] },
): Promise<TroubledJobs[]> =>
  reader.many(sql`
    select j.name, count(*) filter (where j.is_failed)::int as failed, count(*) filter (where j.is_overdue)::int as overdue,
      count(*) filter (where j.is_overdue and j.is_recurring)::int as overdue_recurring,
      count(*) filter (where j.is_ahead)::int as ahead, max(j.last_error) filter (where j.is_recurring) as last_error
    from (
      select jobs.name, jobs.last_error, failed_at is not null as is_failed, every_s is not null as is_recurring,
        failed_at is null and ${IS_FREE} and greatest(run_at, created_at
          + case jobs.hand when 'business' then interval '1 millisecond' * clock.offset_ms else interval '0' end)
          < hands.now - interval '1 second' * ${late_s}::int as is_overdue,
        coalesce(${IS_AHEAD}, false) as is_ahead
      from jobs cross join sandbox_clock clock
      cross join lateral (select wall_now()
        + case jobs.hand when 'business' then interval '1 millisecond' * clock.offset_ms else interval '0' end as now) hands
      left join unnest(${limits.map(({ name }) => name)}::text[], ${limits.map(({ limit_s }) => limit_s)}::int[])
        limits(name, limit_s) on limits.name = jobs.name) j
    where j.is_failed or j.is_overdue or j.is_ahead or (j.is_recurring and j.last_error is not null)
    group by 1 order by 1`)

/** Connections of processes with the role `worker`. In a drill no job runs. */
export const countWorkers = async (reader: Reader): Promise<number> =>
  (
    await reader.one<{ workers: number }>(sql`
      select count(*)::int as workers from pg_stat_activity
      where datname = current_database() and application_name ~ '^mahnwerk [a-z+]*worker( [(]|$)'`)
  )?.workers ?? 0
