import { once } from './once.ts'

declare const date_brand: unique symbol

/** A calendar day, YYYY-MM-DD, without time or zone. */
export type DateOnly = string & { readonly [date_brand]: true }

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/
const LONG_MONTHS = new Set([1, 3, 5, 7, 8, 10, 12])

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return LONG_MONTHS.has(month) ? 31 : 30
}

/** True if the day exists in the calendar; 2026-02-30 does not. */
export function isDateOnly(text: string): text is DateOnly {
  const match = SHAPE.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))$/

/** True for an RFC 3339 date-time whose day exists. Leap seconds are refused because we cannot store them. */
export function isInstant(text: string): boolean {
  const match = INSTANT.exec(text)
  if (!match || !isDateOnly(match[1] as string)) return false
  const [hours, minutes, seconds] = [Number(match[2]), Number(match[3]), Number(match[4])]
  const [zone_hours, zone_minutes] = [Number(match[5] ?? 0), Number(match[6] ?? 0)]
  if (hours > 23 || minutes > 59 || seconds > 59 || zone_hours > 23 || zone_minutes > 59) return false
  // The offset can move it outside the years that we can store.
  const year = new Date(text).getUTCFullYear()
  return year >= 1 && year <= 9999
}

/** A day of 24 hours. In Vienna two days a year are an hour shorter or longer. */
export const DAY_S = 86_400
export const DAY_MS = DAY_S * 1000

/** Days counted from 1970-01-01, so that days can be added and compared as numbers. */
export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS

/** An account is reckoned from hundreds of days, and a `Date` for each of them would take most of the time. */
export function dayText(number: number): DateOnly {
  const [year, month, day] = civilOf(Math.floor(number))
  // What no calendar shows is left to `Date`, which refuses what is no number.
  if (!(year >= 1 && year <= 9999)) return new Date(number * DAY_MS).toISOString().slice(0, 10) as DateOnly
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}` as DateOnly
}

const two = (number: number): string => (number < 10 ? `0${number}` : String(number))

// Years begin in March here, so that the leap day is the last of them, and return after 400 years of 146,097 days.
const DAYS_OF_400_YEARS = 146_097
const DAYS_BEFORE_1970 = 719_468

/** Year, month and day of a day that is counted from 1970. */
function civilOf(number: number): [number, number, number] {
  const since = number + DAYS_BEFORE_1970
  const cycle = Math.floor(since / DAYS_OF_400_YEARS)
  const day_of_cycle = since - cycle * DAYS_OF_400_YEARS
  const leaps = Math.floor(day_of_cycle / 1460) - Math.floor(day_of_cycle / 36_524) + Math.floor(day_of_cycle / 146_096)
  const year = Math.floor((day_of_cycle - leaps) / 365)
  const day_of_year = day_of_cycle - daysBeforeYear(year)
  const month = Math.floor((5 * day_of_year + 2) / 153)
  const is_next = month >= 10
  return [cycle * 400 + year + (is_next ? 1 : 0), month + (is_next ? -9 : 3), day_of_year - daysBeforeMonth(month) + 1]
}

function numberOfCivil(year: number, month: number, day: number): number {
  const begun = month > 2 ? year : year - 1
  const cycle = Math.floor(begun / 400)
  const days = daysBeforeYear(begun - cycle * 400) + daysBeforeMonth(month > 2 ? month - 3 : month + 9) + day - 1
  return cycle * DAYS_OF_400_YEARS + days - DAYS_BEFORE_1970
}

const daysBeforeYear = (year: number): number => 365 * year + Math.floor(year / 4) - Math.floor(year / 100)
const daysBeforeMonth = (month: number): number => Math.floor((153 * month + 2) / 5)

export const daysInYear = (year: number): 365 | 366 => (daysInMonth(year, 2) === 29 ? 366 : 365)

export const addDays = (day: DateOnly, days: number): DateOnly => dayText(dayNumber(day) + days)

/** The same day in a later month, or that month's last day. */
export function addMonths(day: DateOnly, months: number): DateOnly {
  const months_in_all = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const year = Math.floor(months_in_all / 12)
  const month = months_in_all - year * 12 + 1
  return dayText(numberOfCivil(year, month, Math.min(Number(day.slice(8)), daysInMonth(year, month))))
}

/** The first date later than `after` that falls on `day_of_month`. */
export function nextDayOfMonth(after: DateOnly, day_of_month: number): DateOnly {
  const first = `${after.slice(0, 8)}01` as DateOnly
  const here = addDays(first, day_of_month - 1)
  return here > after ? here : addDays(addMonths(first, 1), day_of_month - 1)
}

/** Made at its first use, since each takes a hundredth of a second. */
const viennaDay = once(
  () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Vienna', year: 'numeric', month: '2-digit', day: '2-digit' }),
)

const HOUR_MS = 3_600_000
/** Before, Vienna's clocks did not differ from UTC by whole hours. */
const WHOLE_HOURS_FROM_MS = Date.UTC(1900, 0, 1)
const DAYS_KEPT_MAX = 1_000
/** By hours since 1970: within one of them no day begins and no clock is changed. */
const days_in_vienna = new Map<number, DateOnly>()

/** The calendar day in Vienna, where our books are kept. */
export function dayInVienna(at: Date): DateOnly {
  const hour = Math.floor(at.getTime() / HOUR_MS)
  const known = days_in_vienna.get(hour)
  if (known) return known
  const day = viennaDay().format(at) as DateOnly
  if (at.getTime() < WHOLE_HOURS_FROM_MS) return day
  if (days_in_vienna.size >= DAYS_KEPT_MAX) days_in_vienna.clear()
  days_in_vienna.set(hour, day)
  return day
}

const viennaTime = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Vienna',
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

/** So many days later at the same time of day in Vienna, whatever summer time does in between. */
export function addDaysInVienna(at: Date, days: number): Date {
  const straight = new Date(at.getTime() + days * DAY_MS)
  const [wanted, found] = [at, straight].map((instant) => secondsOf(viennaTime().format(instant))) as [number, number]
  // At most an hour apart, either way around midnight.
  const gap_s = ((wanted - found + DAY_S * 1.5) % DAY_S) - DAY_S / 2
  return new Date(straight.getTime() + gap_s * 1000)
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** The earliest instant that can be stored. */
const FIRST_INSTANT_MS = Date.parse('0001-01-01T00:00:00Z')

/** The instant at which a day begins in Vienna, one or two hours before it begins in UTC. */
export function startOfDayInVienna(day: DateOnly): Date {
  const summer = new Date(dayNumber(day) * DAY_MS - 2 * HOUR_MS)
  if (dayInVienna(summer) === day) return summer
  return new Date(Math.max(FIRST_INSTANT_MS, dayNumber(day) * DAY_MS - HOUR_MS))
}
