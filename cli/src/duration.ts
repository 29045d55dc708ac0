const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 } as const

/** `14d`, `36h`, `90m`, `30s`, `2w` as seconds; undefined for anything else. */
export function secondsOf(text: string): number | undefined {
  const [, digits, unit] = /^(\d{1,9})([smhdw])$/.exec(text) ?? []
  const seconds = digits && unit ? Number(digits) * SECONDS[unit as keyof typeof SECONDS] : 0
  return seconds > 0 ? seconds : undefined
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/

/** A date-time with its offset from UTC. Without one it would mean different instants on different machines. */
export function instantOf(text: string): Date | undefined {
  const at = INSTANT.test(text) && isDay(text.slice(0, 10)) ? new Date(text) : undefined
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}

/** A day that exists, as `YYYY-MM-DD`. JavaScript takes the 30th of February for the 2nd of March. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00.000Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

const UNITS = ['d', 'h', 'm', 's'] as const

/** `12d 4h`: the two largest units. The rest is rounded, so that a second less than a day is a day. */
export function spanText(ms: number): string {
  const seconds = Math.round(Math.abs(ms) / 1000)
  const largest = UNITS.findIndex((unit) => seconds >= SECONDS[unit])
  const smallest_s = SECONDS[UNITS[largest + 1] ?? 's']
  let left_s = Math.round(seconds / smallest_s) * smallest_s
  const parts: string[] = []
  for (const unit of UNITS) {
    const count = Math.floor(left_s / SECONDS[unit])
    left_s -= count * SECONDS[unit]
    if (count > 0) parts.push(`${count}${unit}`)
  }
  return parts.join(' ') || '0s'
}
