import type { RateLimit } from './api.ts'

const PAUSE_MIN_MS = 1_000
/** The product itself looks every half minute. */
const PAUSE_MAX_MS = 30_000

/**
 * How long to wait before the feed is read again. Reading it counts against the limit of the token, and half of what is
 * left of the hour stays for whoever works with it. An hour that is used up is waited for.
 */
export function pauseBefore(limit: RateLimit | undefined, wall_now: Date): number {
  if (!limit) return PAUSE_MIN_MS
  const left_ms = Math.max(0, limit.resets_at.getTime() - wall_now.getTime())
  if (limit.remaining === 0) return left_ms + PAUSE_MIN_MS
  return Math.min(PAUSE_MAX_MS, Math.max(PAUSE_MIN_MS, Math.ceil(left_ms / (limit.remaining / 2))))
}
