import { type Db, type Reader, sql } from '../db/db.ts'
import type { JobNames, JobRow } from './rows.ts'

/** Short, since a crash during an advance blocks all business jobs for this long. It is renewed on the way. */
const ADVANCE_LEASE = sql`interval '15 seconds'`
export const ADVANCE_RENEW_MS = 5_000

/**
 * A row, with where the clock stands, if nobody is moving it. The share lock makes an advance safe: either the advance sees the jobs that this
 * statement takes, or this statement sees the advance. A plain read would use the statement's snapshot, which may be
 * older than the advance.
 */
export const CLOCK_STANDS = sql`
  select offset_ms from sandbox_clock where advance_until is null or advance_until <= wall_now() for share`

/** False while another advance is under way. */
export async function takeAdvance(db: Db, advance_id: string): Promise<boolean> {
  const rows = await db.alone(sql`
    update sandbox_clock set advance_id = ${advance_id}, advance_until = wall_now() + ${ADVANCE_LEASE}
    where advance_until is null or advance_until <= wall_now()
    returning only_row`)
  return rows.length > 0
}

export async function renewAdvance(db: Db, advance_id: string): Promise<void> {
  await db.alone(
    sql`update sandbox_clock set advance_until = wall_now() + ${ADVANCE_LEASE} where advance_id = ${advance_id}`,
  )
}

export async function releaseAdvance(db: Db, advance_id: string): Promise<void> {
  await db.alone(sql`update sandbox_clock set advance_id = null, advance_until = null where advance_id = ${advance_id}`)
}

/** Moves forward only. Returns the offset that applies from now on, or undefined if the advance is no longer ours. */
export async function setClockOffset(db: Db, advance_id: string, offset_ms: number): Promise<number | undefined> {
  const [row] = await db.alone<{ offset_ms: number }>(sql`
    update sandbox_clock set offset_ms = greatest(offset_ms, ${offset_ms}::bigint) where advance_id = ${advance_id}
    returning offset_ms`)
  return row?.offset_ms
}

export async function isBusinessRunning(reader: Reader): Promise<boolean> {
  const row = await reader.one<{ running: boolean }>(sql`
    select exists (select 1 from jobs where hand = 'business' and lease_until > wall_now()) as running`)
  return row?.running ?? false
}

/** The business jobs that may come next: the first of the queue, and every recurring one. */
export function listNextBusiness(reader: Reader, { queued, recurring }: JobNames): Promise<JobRow[]> {
  return reader.many(sql`
    (select id, seq, name, lane, payload, every_s, run_at, attempts, lease_id, traceparent from jobs
     where hand = 'business' and failed_at is null and every_s is null and name = any(${queued}::text[])
     order by run_at, seq limit 1)
    union all
    (select id, seq, name, lane, payload, every_s, run_at, attempts, lease_id, traceparent from jobs
     where hand = 'business' and failed_at is null and every_s is not null and name = any(${recurring}::text[]))`)
}

/** Sets a job to its next tick after those that the moving clock skipped. */
export async function setPassedOver(db: Db, id: string, run_at: Date): Promise<void> {
  await db.alone(sql`update jobs set run_at = ${run_at} where id = ${id} and run_at < ${run_at}`)
}
