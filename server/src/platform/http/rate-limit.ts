import { randomUUID } from 'node:crypto'
import { AppError, type Fault } from '../../kernel/errors.ts'
import { pause } from '../clock.ts'
import { type Db, sql, type Tx } from '../db/db.ts'
import { type Grant, HOUR_MS, openTickets, type Tickets, type Wish } from './rate-limit-tickets.ts'

export const RATE_LIMIT_DEFAULT = 1_000
/** How long an empty bucket is refused without asking the database again. */
const EMPTY_AGE_MAX_MS = 1_000
/** A bucket that nobody asked for is forgotten after so long. */
const IDLE_MS = 1_000
/** The pace of a bucket is measured over at least so long, and a block holds what it needs in that time. */
const PACE_MS = 100
/** Most of a block would be over before it is here if the database takes longer. */
const QUICK_MS = 25

export type LimitVerdict = { admitted: boolean; limit: number; remaining: number; resets_at: Date }

export type RateLimiter = {
  /** Uses up one ticket, or refuses. */
  take(bucket: string, limit: number): Promise<LimitVerdict>
  /** For a request that turns out to count for more: uses up all these tickets, or gives back the one that it has. */
  takeMore(bucket: string, limit: number, more: number): Promise<LimitVerdict>
  /** Gives back what it holds. What cannot be given back, since the database is away, stays counted. */
  close(): Promise<void>
}

type QueuedRequest = { limit: number; resolve(verdict: LimitVerdict): void; reject(error: unknown): void }

/** The last `left` of all `used` tickets of an hour, to be used until then by the steady clock. */
type Block = {
  left: number
  readonly used: number
  readonly limit: number
  readonly hour: Date
  readonly until: number
}

type Lane = {
  waiting: QueuedRequest[]
  busy: boolean
  exhausted: LimitVerdict | undefined
  block: Block | undefined
  asked_at: number
  answered_in_ms: number
  /** Requests since then, and what those before needed in the time of a block. */
  counted: number
  counted_since: number
  pace: number
}

const newLane = (now: number): Lane => ({
  ...{ waiting: [], busy: false, exhausted: undefined, block: undefined, asked_at: now, answered_in_ms: 0 },
  ...{ counted: 0, counted_since: now, pace: 0 },
})

/**
 * Counts requests per bucket and UTC clock hour, exactly, across all processes. Requests of one bucket that arrive
 * while its statement is running share the next one. Who is alone in asking for a busy bucket gets a block of tickets
 * with the answer, and uses it without asking (docs/decisions/0009).
 */
export function openRateLimiter(db: Db, wall: () => Date): RateLimiter {
  const lanes = new Map<string, Lane>()
  const tickets = openTickets(db, wall, randomUUID())
  const sweeper = setInterval(() => forgetIdle(lanes), IDLE_MS).unref()

  async function drain(bucket: string, lane: Lane): Promise<void> {
    lane.busy = true
    for (serve(lane); lane.waiting.length > 0 || isOver(lane.block); serve(lane)) await askFor(tickets, bucket, lane)
    lane.busy = false
    const { block } = lane
    if (block?.left) setTimeout(() => giveBack(bucket, lane, block), block.until - performance.now()).unref()
  }

  function giveBack(bucket: string, lane: Lane, block: Block): void {
    if (lane.block === block && block.left > 0 && !lane.busy) void drain(bucket, lane)
  }

  return {
    take(bucket, limit) {
      const lane = lanes.get(bucket) ?? newLane(performance.now())
      lanes.set(bucket, lane)
      lane.counted++
      // An empty bucket is asked about only once in a while, in case our clock is behind the database's.
      const is_fresh = performance.now() - lane.asked_at < EMPTY_AGE_MAX_MS
      const { exhausted } = lane
      if (exhausted && is_fresh && exhausted.limit === limit && wall() < exhausted.resets_at)
        return Promise.resolve(exhausted)
      if (!lane.busy && isUsable(lane.block, limit)) return Promise.resolve(takeFrom(lane.block))
      return new Promise((resolve, reject) => {
        lane.waiting.push({ limit, resolve, reject })
        if (!lane.busy) void drain(bucket, lane)
      })
    },
    async takeMore(bucket, limit, more) {
      const wish = { bucket, limit, wanted: more, all_or_none: true, spare: 0 }
      const { used, granted, hour } = await askUntilFree(tickets, lanes.get(bucket), wish)
      return { admitted: granted === more, limit, remaining: Math.max(0, limit - used), resets_at: endOf(hour) }
    },
    async close() {
      clearInterval(sweeper)
      const giving = [...lanes].map(async ([bucket, lane]) => {
        if (lane.block?.left) await askUntilFree(tickets, lane, { bucket, limit: lane.block.limit, ...NOTHING })
      })
      await Promise.allSettled(giving)
    },
  }
}

/** A wish that only gives back. */
const NOTHING = { wanted: 0, all_or_none: false, spare: 0 }

function forgetIdle(lanes: Map<string, Lane>): void {
  const before = performance.now() - IDLE_MS
  for (const [bucket, { busy, block, asked_at }] of lanes)
    if (!busy && !block?.left && asked_at < before) lanes.delete(bucket)
}

/** Asks for all who wait and have the same limit. Of nobody's, only the block is given back. */
async function askFor(tickets: Tickets, bucket: string, lane: Lane): Promise<void> {
  const limit = (lane.waiting[0] ?? (lane.block as Block)).limit
  const batch = takeSameLimit(lane, limit)
  const spare = batch.length > 0 && lane.answered_in_ms < QUICK_MS ? paceOf(lane) : 0
  try {
    const grant = await askUntilFree(tickets, lane, { bucket, limit, wanted: batch.length, all_or_none: false, spare })
    lane.exhausted = handOut(batch, grant, limit)
    const { used, granted, hour, hold_ms, asked_at } = grant
    lane.asked_at = asked_at
    lane.answered_in_ms = performance.now() - asked_at
    const left = granted - batch.length
    lane.block = left > 0 ? { left, used, limit, hour, until: asked_at + hold_ms } : undefined
  } catch (error) {
    for (const request of batch) request.reject(error)
  }
}

/** Gives back the block of the lane with the question. What is lost on the way stays counted. */
async function askUntilFree(
  tickets: Tickets,
  lane: Lane | undefined,
  wish: Omit<Wish, 'back' | 'back_hour'>,
): Promise<Grant & { asked_at: number }> {
  for (;;) {
    const block = lane?.block
    if (lane) lane.block = undefined
    const asked_at = performance.now()
    const grant = await tickets.ask({ ...wish, back: block?.left ?? 0, back_hour: block?.hour ?? null })
    if (grant.wait_ms === 0) return { ...grant, asked_at }
    await pause(grant.wait_ms)
  }
}

/** How many requests came in the time of a block. */
function paceOf(lane: Lane): number {
  const now = performance.now()
  const passed_ms = now - lane.counted_since
  if (passed_ms < PACE_MS) return lane.pace
  lane.pace = Math.floor((lane.counted * PACE_MS) / passed_ms)
  lane.counted = 0
  lane.counted_since = now
  return lane.pace
}

/** A limit that has just changed splits the queue, since each statement knows one limit. */
function takeSameLimit(lane: Lane, limit: number): QueuedRequest[] {
  const others = lane.waiting.findIndex((request) => request.limit !== limit)
  return lane.waiting.splice(0, others === -1 ? lane.waiting.length : others)
}

/** Who came while the database was asked may find a block now. */
function serve(lane: Lane): void {
  for (let [first] = lane.waiting; first && isUsable(lane.block, first.limit); [first] = lane.waiting) {
    lane.waiting.shift()
    first.resolve(takeFrom(lane.block))
  }
}

const isUsable = (block: Block | undefined, limit: number): block is Block =>
  block !== undefined && block.left > 0 && block.limit === limit && performance.now() < block.until

const isOver = (block: Block | undefined): boolean =>
  block !== undefined && block.left > 0 && performance.now() >= block.until

/** Tickets are used in turn, so what nobody has used yet still counts as remaining. */
function takeFrom(block: Block): LimitVerdict {
  const { used, limit, hour } = block
  block.left--
  return { admitted: true, limit, remaining: Math.max(0, limit - used + block.left), resets_at: endOf(hour) }
}

const endOf = (hour: Date): Date => new Date(hour.getTime() + HOUR_MS)

/** Returns the verdict for the rest of the hour if the bucket is now empty. */
function handOut(
  batch: readonly QueuedRequest[],
  { used, granted, hour }: Grant,
  limit: number,
): LimitVerdict | undefined {
  const resets_at = endOf(hour)
  const refused: LimitVerdict = { admitted: false, limit, remaining: 0, resets_at }
  const first_ticket = used - granted + 1
  batch.forEach((request, index) => {
    const remaining = Math.max(0, limit - (first_ticket + index))
    request.resolve(index < granted ? { admitted: true, limit, remaining, resets_at } : refused)
  })
  return granted < batch.length ? refused : undefined
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
