const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago something happened, as one would say it; null for what has just happened. */
export function agoText(language: string, at: string, now: Date): string | null {
  const ms = now.getTime() - new Date(at).getTime()
  if (ms < MINUTE_MS) return null
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  if (ms < HOUR_MS) return format.format(-Math.floor(ms / MINUTE_MS), 'minute')
  if (ms < DAY_MS) return format.format(-Math.floor(ms / HOUR_MS), 'hour')
  return format.format(-Math.floor(ms / DAY_MS), 'day')
}
