const DAY_MS = 86_400_000
const VIENNA_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' })

const noonOf = (day: string): number => new Date(`${day}T12:00:00Z`).getTime()

export const addDays = (day: string, days: number): string =>
  new Date(noonOf(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The days on offer, counted from the server's time, since a sandbox may be ahead of the browser. */
export function snoozeDays(as_of: string): { tomorrow: string; next_week: string } {
  const today = VIENNA_DAY.format(new Date(as_of))
  const weekday = new Date(noonOf(today)).getUTCDay()
  // On a Monday the following one, never today.
  const until_monday = (8 - weekday) % 7 || 7
  return { tomorrow: addDays(today, 1), next_week: addDays(today, until_monday) }
}

/** Six or seven in the morning in Vienna, before the working day begins. */
export const morningOf = (day: string): string => `${day}T05:00:00.000Z`
