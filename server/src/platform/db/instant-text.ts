const [DASH, SPACE, POINT] = [0x2d, 0x20, 0x2e]
const SECONDS_END = 19

/**
 * An instant in the form of our answers. What PostgreSQL wrote in UTC, as text or in JSON, differs from it only in its end, so
 * nothing is reckoned: that takes several times as long, and a list has many.
 */
export function instantText(at: Date | string): string {
  if (typeof at !== 'string') return at.toISOString()
  const end = at.endsWith('+00') ? at.length - 3 : at.endsWith('+00:00') ? at.length - 6 : -1
  const is_plain = at.charCodeAt(4) === DASH && (end === SECONDS_END || at.charCodeAt(SECONDS_END) === POINT)
  if (end < SECONDS_END || !is_plain) return new Date(at).toISOString()
  const thousandths = at.slice(SECONDS_END + 1, Math.min(end, SECONDS_END + 4)).padEnd(3, '0')
  const seconds =
    at.charCodeAt(10) === SPACE ? `${at.slice(0, 10)}T${at.slice(11, SECONDS_END)}` : at.slice(0, SECONDS_END)
  return `${seconds}.${thousandths}Z`
}
