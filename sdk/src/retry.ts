import { ConflictError, ConnectionError, type MahnwerkError, RateLimitError, ServerError } from './errors.ts'

/**
 * Whether a request may be sent again after a failure that leaves open whether the service has acted on it: `always`
 * when a second one does no harm, `untouched` only when the service certainly has not seen the first.
 */
export type Repeat = 'always' | 'untouched'

/**
 * A read may be repeated, and so may a POST with a key, which is carried out once. A PATCH of this service sets fields
 * to values, so a second one changes nothing. A second DELETE would answer 404 although the first one succeeded.
 */
export function repeatOf(method: string, has_key: boolean): Repeat {
  return method === 'GET' || method === 'PATCH' || (method === 'POST' && has_key) ? 'always' : 'untouched'
}

export type Limits = {
  /** How many times a request is tried again. */
  readonly retries: number
  /** A longer `Retry-After` is not waited for. */
  readonly max_wait_ms: number
}

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000
const STATUSES = [500, 502, 503, 504]

export type Try = { error: MahnwerkError; attempt: number; repeat: Repeat; limits: Limits; random: number }

/** How long to wait before the next attempt, in milliseconds; undefined if there is to be none. */
export function pauseAfter({ error, attempt, repeat, limits, random }: Try): number | undefined {
  if (!isPassing(error, repeat)) return undefined
  // The work goes on, and its answer will come: only the time limit ends this wait, unless no retry is wanted at all.
  const is_last = isRunning(error) ? limits.retries === 0 : attempt > limits.retries
  if (is_last) return undefined
  if (error.retry_after_s !== undefined) {
    const asked_ms = error.retry_after_s * 1_000
    // Spread out, so that clients that were refused together do not come back together.
    return asked_ms > limits.max_wait_ms ? undefined : asked_ms + Math.round(random * FIRST_PAUSE_MS)
  }
  const longest_ms = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1))
  return Math.round(longest_ms * (0.5 + random / 2))
}

/** Whether the failure may be temporary and the request may be sent again. */
function isPassing(error: MahnwerkError, repeat: Repeat): boolean {
  // The service checks the limit before anything else, so nothing was done.
  if (error instanceof RateLimitError) return true
  if (error instanceof ConnectionError) return error.is_unsent || repeat === 'always'
  if (repeat !== 'always') return false
  if (error instanceof ServerError) return STATUSES.includes(error.status ?? 0)
  // An attempt that got no answer may still be running. Its key refuses the next one until it has ended.
  return isRunning(error)
}

/** Also an attempt that another one with its key has overtaken: the answer is that one's. */
const isRunning = (error: MahnwerkError): boolean =>
  error instanceof ConflictError && (error.code === 'idempotency_key_running' || error.code === 'idempotency_key_lost')
