import { randomUUID } from 'node:crypto'
import { AppError, type Fault } from '../../kernel/errors.ts'
import { pause, settledWithin } from '../clock.ts'
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
/** A process that ends does not wait longer than this for a database that is silent. */
const LEAVE_TIMEOUT_MS = 2_000

export type LimitVerdict = { admitted: boolean; limit: number; remaining: number; resets_at: Date }

export type RateLimiter = {
  /** Uses up one ticket, or refuses. */
  take(bucket: string, limit: number): Promise<LimitVerdict>
  /** For a request that turns out to count for more: uses up all these tickets, or gives back the one that it has. */
  takeMore(bucket: string, limit: number, more: number): Promise<LimitVerdict>
  /**
   * Gives back what it holds, and its place as the one that asks, so that the next process gets blocks at once. What
   * cannot be given back, since the database is away, stays counted.
   */
  close(): Promise<void>
}

/** `more`: all of them or none, for a request that has one already. */
type QueuedRequest = {
  readonly limit: number
  readonly more?: number
  resolve(verdict: LimitVerdict): void
  reject(error: unknown): void
}

/** The last `left` of all `used` tickets of an hour, to be used until then by the steady clock. */
type Block = {
  left: number
  readonly used: number
  readonly limit: number
  readonly hour: Date
  until: number
}

/** Has one question at a time under way: with two, nobody knew which of them the database had counted first. */
type Lane = {
  waiting: QueuedRequest[]
  busy: boolean
  asking: Promise<void>
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
  ...{ waiting: [], busy: false, asking: Promise.resolve(), exhausted: undefined, block: undefined },
  ...{ asked_at: now, answered_in_ms: 0, counted: 0, counted_since: now, pace: 0 },
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
  let is_closing = false

  function laneOf(bucket: string): Lane {
    const lane = lanes.get(bucket) ?? newLane(performance.now())
    lanes.set(bucket, lane)
    return lane
  }

  async function askInTurn(bucket: string, lane: Lane): Promise<void> {
    lane.busy = true
    for (serve(lane); lane.waiting.length > 0 || isOver(lane.block); serve(lane))
      await askFor(tickets, { bucket, lane, may_lease: !is_closing })
    lane.busy = false
    const { block } = lane
    if (!block?.left) return
    const giveBack = () => {
      if (lane.block === block && block.left > 0) ask(bucket, lane)
    }
    setTimeout(giveBack, Math.max(0, block.until - performance.now())).unref()
  }

  function ask(bucket: string, lane: Lane): void {
    if (!lane.busy) lane.asking = askInTurn(bucket, lane)
  }

  const enqueue = (bucket: string, lane: Lane, wish: Pick<QueuedRequest, 'limit' | 'more'>) =>
    new Promise<LimitVerdict>((resolve, reject) => {
      lane.waiting.push({ ...wish, resolve, reject })
      ask(bucket, lane)
    })

  const answered = () => Promise.all([...lanes.values()].map((lane) => lane.asking))

  async function leave(): Promise<void> {
    // The last block may still be on its way.
    await answered()
    for (const [bucket, lane] of lanes) {
      if (!lane.block) continue
      lane.block.until = Number.NEGATIVE_INFINITY
      ask(bucket, lane)
    }
    await answered()
    await tickets.leave()
  }

  return {
    take(bucket, limit) {
      const lane = laneOf(bucket)
      lane.counted++
      // An empty bucket is asked about only once in a while, in case our clock is behind the database's.
      const is_fresh = performance.now() - lane.asked_at < EMPTY_AGE_MAX_MS
      const { exhausted } = lane
      if (exhausted && is_fresh && exhausted.limit === limit && wall() < exhausted.resets_at)
        return Promise.resolve(exhausted)
      if (!lane.busy && isUsable(lane.block, limit)) return Promise.resolve(takeFrom(lane.block))
      return enqueue(bucket, lane, { limit })
    },
    takeMore: (bucket, limit, more) => enqueue(bucket, laneOf(bucket), { limit, more }),
    async close() {
      clearInterval(sweeper)
      is_closing = true
      const left = leave().catch(() => undefined)
      await settledWithin(left, LEAVE_TIMEOUT_MS)
    },
  }
}

function forgetIdle(lanes: Map<string, Lane>): void {
  const before = performance.now() - IDLE_MS
  for (const [bucket, { busy, block, asked_at }] of lanes)
    if (!busy && !block?.left && asked_at < before) lanes.delete(bucket)
}

type Turn = { bucket: string; lane: Lane; may_lease: boolean }

/** Asks for all who wait and have the same limit. Of nobody's, only the block is given back. */
async function askFor(tickets: Tickets, { bucket, lane, may_lease }: Turn): Promise<void> {
  const { limit, more } = lane.waiting[0] ?? { limit: (lane.block as Block).limit, more: undefined }
  const batch = more === undefined ? takeSameLimit(lane, limit) : lane.waiting.splice(0, 1)
  const leases = may_lease && more === undefined && batch.length > 0 && lane.answered_in_ms < QUICK_MS
  const wish = { bucket, limit, wanted: more ?? batch.length, all_or_none: more !== undefined }
  try {
    const grant = await askUntilFree(tickets, lane, { ...wish, spare: leases ? paceOf(lane) : 0 })
    const { used, granted, hour, hold_ms, asked_at } = grant
    lane.exhausted = more === undefined ? handOut(batch, grant, limit) : undefined
    if (more !== undefined) batch[0]?.resolve(allOrNone(grant, limit, more))
    lane.asked_at = asked_at
    lane.answered_in_ms = performance.now() - asked_at
    const left = granted - wish.wanted
    lane.block = left > 0 ? { left, used, limit, hour, until: asked_at + hold_ms } : undefined
  } catch (error) {
    for (const request of batch) request.reject(error)
  }
}

const allOrNone = ({ used, granted, hour }: Grant, limit: number, more: number): LimitVerdict => ({
  ...{ admitted: granted === more, limit, remaining: Math.max(0, limit - used), resets_at: endOf(hour) },
})

/** Gives back the block of the lane with the question. What is lost on the way stays counted. */
async function askUntilFree(
  tickets: Tickets,
  lane: Lane,
  wish: Omit<Wish, 'back' | 'back_hour'>,
): Promise<Grant & { asked_at: number }> {
  for (;;) {
    const { block } = lane
    lane.block = undefined
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
  const others = lane.waiting.findIndex((request) => request.limit !== limit || request.more !== undefined)
  return lane.waiting.splice(0, others === -1 ? lane.waiting.length : others)
}

/** Who came while the database was asked may find a block now. */
function serve(lane: Lane): void {
  for (let [first] = lane.waiting; first && !first.more && isUsable(lane.block, first.limit); [first] = lane.waiting) {
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
