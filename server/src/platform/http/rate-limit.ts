import { AppError, type Fault } from '../../kernel/errors.ts'
import { type Db, sql, type Tx } from '../db/db.ts'
import { DatabaseFull } from '../db/postgres.ts'

export const RATE_LIMIT_DEFAULT = 1_000
export const HOUR_MS = 3_600_000
/** How long an empty bucket is refused without asking the database again. */
const EMPTY_AGE_MAX_MS = 1_000

export type LimitVerdict = { admitted: boolean; limit: number; remaining: number; resets_at: Date }

export type RateLimiter = {
  /** Uses up one ticket, or refuses. */
  take(bucket: string, limit: number): Promise<LimitVerdict>
  /** For a request that turns out to count for more: uses up all these tickets, or gives back the one that it has. */
  takeMore(bucket: string, limit: number, more: number): Promise<LimitVerdict>
}

type QueuedRequest = { limit: number; resolve(verdict: LimitVerdict): void; reject(error: unknown): void }
type BucketLane = { waiting: QueuedRequest[]; busy: boolean; exhausted: LimitVerdict | undefined; asked_at: number }
type Grant = { used: number; granted: number; hour: Date }

/**
 * Counts requests per bucket and UTC clock hour, exactly, across all processes. Requests of one bucket that arrive
 * while its statement is running share the next one. So one round trip grants many tickets, and a process never
 * contends with itself for the row.
 */
export function openRateLimiter(db: Db, wall: () => Date): RateLimiter {
  const lanes = new Map<string, BucketLane>()
  const grantFromMemory = openSpareCount(db, wall)

  async function drain(bucket: string, lane: BucketLane): Promise<void> {
    lane.busy = true
    while (lane.waiting.length > 0) {
      const limit = (lane.waiting[0] as QueuedRequest).limit
      const batch = takeSameLimit(lane, limit)
      try {
        const grant = await grantTickets(db, bucket, batch.length, limit).catch((error: unknown) => {
          if (!(error instanceof DatabaseFull)) throw error
          return grantFromMemory(bucket, batch.length, limit)
        })
        lane.exhausted = handOut(batch, grant, limit)
        lane.asked_at = performance.now()
      } catch (error) {
        for (const request of batch) request.reject(error)
      }
    }
    lane.busy = false
    if (!lane.exhausted) lanes.delete(bucket)
    else forgetSoon(lanes, bucket, lane)
  }

  return {
    take(bucket, limit) {
      const lane = lanes.get(bucket) ?? { waiting: [], busy: false, exhausted: undefined, asked_at: 0 }
      // An empty bucket is asked about only once in a while, in case our clock is behind the database's.
      const is_fresh = performance.now() - lane.asked_at < EMPTY_AGE_MAX_MS
      const { exhausted } = lane
      if (exhausted && is_fresh && exhausted.limit === limit && wall() < exhausted.resets_at)
        return Promise.resolve(exhausted)
      lanes.set(bucket, lane)
      return new Promise((resolve, reject) => {
        lane.waiting.push({ limit, resolve, reject })
        if (!lane.busy) void drain(bucket, lane)
      })
    },
    async takeMore(bucket, limit, more) {
      const { used, granted, hour } = await grantAll(db, bucket, more, limit)
      const resets_at = new Date(hour.getTime() + HOUR_MS)
      return { admitted: granted === more, limit, remaining: Math.max(0, limit - used), resets_at }
    },
  }
}

/** A limit that has just changed splits the queue, since each statement knows one limit. */
function takeSameLimit(lane: BucketLane, limit: number): QueuedRequest[] {
  const others = lane.waiting.findIndex((request) => request.limit !== limit)
  return lane.waiting.splice(0, others === -1 ? lane.waiting.length : others)
}

/** Returns the verdict for the rest of the hour if the bucket is now empty. */
function handOut(
  batch: readonly QueuedRequest[],
  { used, granted, hour }: Grant,
  limit: number,
): LimitVerdict | undefined {
  const resets_at = new Date(hour.getTime() + HOUR_MS)
  const refused: LimitVerdict = { admitted: false, limit, remaining: 0, resets_at }
  const first_ticket = used - granted + 1
  batch.forEach((request, index) => {
    const remaining = Math.max(0, limit - (first_ticket + index))
    request.resolve(index < granted ? { admitted: true, limit, remaining, resets_at } : refused)
  })
  return granted < batch.length ? refused : undefined
}

function forgetSoon(lanes: Map<string, BucketLane>, bucket: string, lane: BucketLane): void {
  const timer = setTimeout(() => {
    if (lanes.get(bucket) === lane && !lane.busy) lanes.delete(bucket)
  }, EMPTY_AGE_MAX_MS)
  timer.unref()
}

/**
 * Grants at most what is left. The hour is the database's, since the clocks of processes may differ. A refused request
 * adds nothing, so a limit raised in mid-hour takes full effect at once.
 */
async function grantTickets(db: Db, bucket: string, wanted: number, limit: number): Promise<Grant> {
  const [grant] = await db.alone<Grant>(sql`
    insert into rate_limit_hours as r (bucket, hour, used, last_grant)
    values (${bucket}, date_trunc('hour', wall_now(), 'UTC'), least(${wanted}::int, ${limit}::int), least(${wanted}::int, ${limit}::int))
    on conflict (bucket, hour) do update set
      used = r.used + least(${wanted}::int, greatest(${limit}::int - r.used, 0)),
      last_grant = least(${wanted}::int, greatest(${limit}::int - r.used, 0))
    returning used, last_grant as granted, hour`)
  if (!grant) throw new Error('the rate limit statement answered no row')
  return grant
}

/** Grants all that is wanted, or nothing. Then the ticket that the request has taken before is given back. */
async function grantAll(db: Db, bucket: string, wanted: number, limit: number): Promise<Grant> {
  const [grant] = await db.alone<Grant>(sql`
    insert into rate_limit_hours as r (bucket, hour, used, last_grant)
    values (${bucket}, date_trunc('hour', wall_now(), 'UTC'), case when ${wanted}::int <= ${limit}::int then ${wanted}::int else 0 end,
      case when ${wanted}::int <= ${limit}::int then ${wanted}::int else 0 end)
    on conflict (bucket, hour) do update set
      used = case when r.used + ${wanted}::int <= ${limit}::int then r.used + ${wanted}::int else greatest(r.used - 1, 0) end,
      last_grant = case when r.used + ${wanted}::int <= ${limit}::int then ${wanted}::int else 0 end
    returning used, last_grant as granted, hour`)
  if (!grant) throw new Error('the rate limit statement answered no row')
  return grant
}

const SPARE_BUCKETS_MAX = 10_000

/**
 * While the database can only be read, each process counts by itself, on top of what was stored. So reading goes on, and
 * never without a limit. Beyond very many buckets nobody else is admitted until the hour is over.
 */
function openSpareCount(db: Db, wall: () => Date) {
  const counts = new Map<string, number>()
  let counted_hour = 0
  return async (bucket: string, wanted: number, limit: number): Promise<Grant> => {
    const hour_ms = Math.floor(wall().getTime() / HOUR_MS) * HOUR_MS
    const hour = new Date(hour_ms)
    const stored = await db.one<{ used: number }>(sql`
      select used from rate_limit_hours where bucket = ${bucket} and hour = ${hour}`)
    if (counted_hour !== hour_ms) counts.clear()
    counted_hour = hour_ms
    const is_known = counts.has(bucket) || counts.size < SPARE_BUCKETS_MAX
    const before = (stored?.used ?? 0) + (counts.get(bucket) ?? 0)
    const granted = is_known ? Math.min(wanted, Math.max(limit - before, 0)) : 0
    if (is_known) counts.set(bucket, (counts.get(bucket) ?? 0) + granted)
    return { used: before + granted, granted, hour }
  }
}

/** The refusal that goes with a verdict. */
export function tooMany({ limit, resets_at }: LimitVerdict, now: Date, fault: Fault): AppError {
  return new AppError('too_many', fault, {
    retry_after_s: Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000)),
    details: { limit, window: '1 hour', resets_at: resets_at.toISOString() },
  })
}

export const deleteOldRateLimitHours = (tx: Tx): Promise<number> =>
  tx.run(sql`delete from rate_limit_hours where hour < wall_now() - make_interval(hours => 2)`)
