import { addDays, type DateOnly, dayNumber, dayText } from '../kernel/dates.ts'

/** A public holiday that a whole country keeps: on the same date every year, or so many days after Easter Sunday. */
export type Holiday = { readonly month_day: string } | { readonly after_easter: number }

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
export function easterSunday(year: number): DateOnly {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as DateOnly
}

/** 1970-01-01 was a Thursday. */
const isWeekend = (day: DateOnly): boolean => (((dayNumber(day) + 3) % 7) + 7) % 7 >= 5

export function isHoliday(holidays: readonly Holiday[], day: DateOnly): boolean {
  const from_easter = dayNumber(day) - dayNumber(easterSunday(Number(day.slice(0, 4))))
  return holidays.some((holiday) =>
    'month_day' in holiday ? holiday.month_day === day.slice(5) : holiday.after_easter === from_easter,
  )
}

/** Neither a Saturday, nor a Sunday, nor a holiday of the whole country. */
export const isBusinessDay = (holidays: readonly Holiday[], day: DateOnly): boolean =>
  !isWeekend(day) && !isHoliday(holidays, day)

/** The day itself, or the first business day after it. */
export function businessDayFrom(holidays: readonly Holiday[], day: DateOnly): DateOnly {
  let found = day
  while (!isBusinessDay(holidays, found)) found = addDays(found, 1)
  return found
}

/** The last business day before a day. */
export function businessDayBefore(holidays: readonly Holiday[], day: DateOnly): DateOnly {
  let found = addDays(day, -1)
  while (!isBusinessDay(holidays, found)) found = addDays(found, -1)
  return found
}

/** So many business days after a day. */
export function addBusinessDays(holidays: readonly Holiday[], day: DateOnly, days: number): DateOnly {
  let found = day
  for (let left = days; left > 0; left--) found = businessDayFrom(holidays, addDays(found, 1))
  return found
}

export type Deadline = {
  readonly holidays: readonly Holiday[]
  readonly letter_date: DateOnly
  readonly deadline_days: number
  /** The day on which the next step is taken if nothing is paid. */
  readonly next_step_on: DateOnly
}

/**
 * The last day to pay: so many days after the letter, moved to a business day, and always before the next step. Where no
 * business day lies between them, the day before the step.
 */
export function deadlineOf({ holidays, letter_date, deadline_days, next_step_on }: Deadline): DateOnly {
  const wanted = businessDayFrom(holidays, addDays(letter_date, deadline_days))
  if (wanted < next_step_on) return wanted
  const before = businessDayBefore(holidays, next_step_on)
  return before > letter_date ? before : dayText(Math.max(dayNumber(letter_date) + 1, dayNumber(next_step_on) - 1))
}
