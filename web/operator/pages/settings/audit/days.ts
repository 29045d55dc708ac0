const DAY_MS = 86_400_000

/** The day that many days ago in Vienna, as the log counts days. */
export const dayBefore = (days: number, now = Date.now()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(now - days * DAY_MS)
