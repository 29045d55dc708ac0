import { DatabaseFull } from '../db/away.ts'
import { type Db, sql } from '../db/db.ts'

export const HOUR_MS = 3_600_000

/** Tickets of a bucket. `back` is what is left of a block of `back_hour`, `spare` what may be used soon without asking. */
export type Wish = {
  readonly bucket: string
  readonly limit: number
  readonly wanted: number
  readonly all_or_none: boolean
  readonly spare: number
  readonly back: number
  readonly back_hour: Date | null
}

/** The last `granted` of all `used` tickets. `wait_ms`: somebody else may use a block up, so ask again after that. */
export type Grant = {
  readonly used: number
  readonly granted: number
  readonly hour: Date
  readonly wait_ms: number
  readonly hold_ms: number
}

export type Tickets = {
  ask(wish: Wish): Promise<Grant>
  /** For an asker that holds no block any more and goes for good: the next one is not the second to ask. */
  leave(): Promise<void>
}

/**
 * The count of an hour is a row of the database (`take_tickets`). The hour is the database's, since the clocks of processes
 * may differ. A refused request adds nothing, so a limit raised in mid-hour takes full effect at once.
 */
export function openTickets(db: Db, wall: () => Date, asker: string): Tickets {
  const grantFromMemory = openSpareCount(db, wall)
  return {
    async ask(wish) {
      const { bucket, limit, wanted, all_or_none, spare, back, back_hour } = wish
      try {
        const [grant] = await db.alone<Grant>(sql`
          select used, granted, hour, wait_ms, hold_ms from take_tickets(${bucket}, ${asker}, ${wanted}, ${all_or_none},
            ${spare}, ${limit}, ${back}, ${back_hour})`)
        if (!grant) throw new Error('the rate limit statement answered no row')
        return grant
      } catch (error) {
        if (!(error instanceof DatabaseFull) || all_or_none) throw error
        return grantFromMemory(bucket, wanted, limit)
      }
    },
    async leave() {
      await db.alone(sql`
        update rate_limit_hours set holder = null, held_until = null
        where holder = ${asker} and hour = date_trunc('hour', wall_now(), 'UTC')`)
    },
  }
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
    return { used: before + granted, granted, hour, wait_ms: 0, hold_ms: 0 }
  }
}
