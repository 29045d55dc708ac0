import { addDays, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'

const HOUR_MS = 3_600_000
/** From 22:00 to 05:00 in Vienna hardly anybody waits for anything. */
const BEFORE_MIDNIGHT_MS = 2 * HOUR_MS
const AFTER_MIDNIGHT_MS = 5 * HOUR_MS

/** The next instant at which work that takes long keeps nobody waiting. */
export function quietInstant(now: Date): Date {
  const today = dayInVienna(now)
  const is_still_night = now.getTime() < startOfDayInVienna(today).getTime() + AFTER_MIDNIGHT_MS
  const evening = startOfDayInVienna(addDays(today, 1)).getTime() - BEFORE_MIDNIGHT_MS
  return is_still_night || now.getTime() >= evening ? now : new Date(evening)
}
