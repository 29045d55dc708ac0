import type { RateLimit } from './api.ts'

const PAUSE_MIN_MS = 1_000
/** The webhook job itself runs every half minute. */
const PAUSE_MAX_MS = 30_000

/**
 * How long to wait before the feed is read again. Reading counts against the token's limit, so half of what is left of
 * the hour is kept for other uses. If nothing is left, waits for the next hour.
 */
export function pauseBefore(limit: RateLimit | undefined, wall_now: Date): number {
  if (!limit) return PAUSE_MIN_MS
  const left_ms = Math.max(0, limit.resets_at.getTime() - wall_now.getTime())
  if (limit.remaining === 0) return left_ms + PAUSE_MIN_MS
  return Math.min(PAUSE_MAX_MS, Math.max(PAUSE_MIN_MS, Math.ceil(left_ms / (limit.remaining / 2))))
}
