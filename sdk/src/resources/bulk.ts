import type { Api } from '../api.ts'
import type { BulkItem } from '../bodies.ts'
import { RateLimitError } from '../errors.ts'
import type { CallOptions } from '../options.ts'
import type { BulkResult } from '../schemas.generated.ts'

/** How far `createMany` has come. */
export interface BulkProgress {
  /** How many items were answered. */
  done: number
  /** How many there are. */
  total: number
  /** What became of the items of the latest request; `index` counts from the first item of all. */
  results: readonly BulkResult[]
}

/** The last argument of `createMany`. */
export interface BulkOptions extends Omit<CallOptions, 'idempotency_key'> {
  /** Called after every request. Store what it says, and nothing is lost when a later request fails. */
  on_progress?: ((progress: BulkProgress) => void | Promise<void>) | undefined
  /** The hourly limit is waited for as long as this. Default: an hour, in which it has come back for certain. */
  max_wait_ms?: number | undefined
}

/** What the service takes in one request. */
const ITEMS_MAX = 500
const BYTES_MAX = 8 * 1_048_576
/** Around the items. */
const FRAME_BYTES = 64
const HOUR_MS = 3_600_000
/** A longer wait for the limit is a reason to look again how much is left. */
const SHORT_WAIT_MS = 60_000
/** The clocks of the two sides differ a little. */
const SPARE_MS = 1_000

/** Sends the items one part after another, since each item counts as a request of the hourly limit. */
export async function createInParts(
  api: Api,
  items: readonly BulkItem[],
  { on_progress, max_wait_ms = HOUR_MS, ...options }: BulkOptions = {},
): Promise<BulkResult[]> {
  const all: BulkResult[] = []
  for (let first = 0; first < items.length; ) {
    await waitForLimit(api, max_wait_ms, options.signal)
    const part = nextPart(items, first, api.rate_limit?.remaining || ITEMS_MAX)
    const answered = await sendPart(api, part, { ...options, max_wait_ms })
    if (!answered) continue
    const results = placedAt(first, answered)
    first += part.length
    all.push(...results)
    await on_progress?.({ done: first, total: items.length, results })
  }
  return all
}

const placedAt = (first: number, results: readonly BulkResult[]): BulkResult[] =>
  results.map((result) => ({ ...result, index: first + result.index }))

type PartOptions = CallOptions & { max_wait_ms: number }

/** Undefined when less is left of the hour than the part needs, so that another part has to be made. */
async function sendPart(
  api: Api,
  items: BulkItem[],
  { max_wait_ms, ...options }: PartOptions,
): Promise<BulkResult[] | undefined> {
  try {
    const patience = { max_wait_ms: Math.min(max_wait_ms, SHORT_WAIT_MS) }
    return await api.data('createClaims', { body: { items } }, { ...options, ...patience })
  } catch (error) {
    if (!(error instanceof RateLimitError)) throw error
    if ((api.rate_limit?.remaining ?? items.length) < items.length) return undefined
    const wait_ms = (error.retry_after_s ?? Number.POSITIVE_INFINITY) * 1_000
    if (wait_ms > max_wait_ms) throw error
    await api.runtime.sleep(wait_ms, options.signal)
    return undefined
  }
}

/** As many items as one request, and the rest of this hour, can take. At least one. */
function nextPart(items: readonly BulkItem[], first: number, remaining: number): BulkItem[] {
  const part: BulkItem[] = []
  const encoder = new TextEncoder()
  let bytes = FRAME_BYTES
  for (const item of items.slice(first, first + Math.min(ITEMS_MAX, remaining))) {
    bytes += encoder.encode(JSON.stringify(item)).length + 1
    if (part.length > 0 && bytes > BYTES_MAX) break
    part.push(item)
  }
  return part
}

/** A request that would be refused is not sent. */
async function waitForLimit(api: Api, max_wait_ms: number, signal: AbortSignal | undefined): Promise<void> {
  const { remaining, resets_at, limit } = api.rate_limit ?? { remaining: 1, resets_at: new Date(0), limit: 0 }
  const wait_ms = resets_at.getTime() - api.runtime.wallNow().getTime() + SPARE_MS
  if (remaining > 0 || wait_ms <= 0) return
  if (wait_ms <= max_wait_ms + SPARE_MS) return api.runtime.sleep(wait_ms, signal)
  const message = `the ${limit} requests of this hour are used up, until ${resets_at.toISOString()}`
  const details = { limit, window: '1 hour', resets_at: resets_at.toISOString() }
  throw new RateLimitError({ message, details, code: 'limit_used_up', retry_after_s: Math.ceil(wait_ms / 1_000) })
}
