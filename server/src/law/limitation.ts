import { addDays, addMonths, type DateOnly } from '../kernel/dates.ts'
import type { InvoiceDates } from './default.ts'

export type LimitationDates = Pick<InvoiceDates, 'issue_date' | 'due_date'>

/** The debtor acknowledged the debt, by a payment or by agreeing to a plan: the period begins anew. */
export type Restart = {
  readonly on: string
  /** The same day. Of a plan its end, because the period does not run while the plan is kept. */
  readonly runs_from: string
}

/** What is recorded of a case in court. */
export type CourtSteps = {
  readonly filed_on: string
  /** The latest step of the court or of a party; the filing is the first. */
  readonly last_on: string
  readonly served_on: string | null
  readonly is_objected: boolean
}

/** The time after which a debtor may refuse to pay. */
export type Limitation = {
  readonly rule: string
  /** The first barred day of an invoice that nobody has acknowledged; null if it has no date. */
  firstBarredDay(invoice: LimitationDates): DateOnly | null
  /**
   * From the filing on: the first day on which the filing may no longer keep the period from running. Null if the law
   * names no such day. Then a suit protects for as long as it is pursued duly.
   */
  afterFiling(steps: CourtSteps): DateOnly | null
  /** True if the team must see to it that a suit is pursued, because no day says when it is too late. */
  readonly asks_for_court_steps: boolean
}

/** The period itself, in both countries. */
const PERIOD_MONTHS = 36
/** What a court has awarded. */
const TITLE_MONTHS = 360
/** A case in which no step was taken for this long counts as no longer pursued. */
export const IDLE_COURT_MONTHS = 6

/** The latest day that can be stored. */
const LAST_DAY = '9999-12-31' as DateOnly
const LAST_YEAR = 9999

/** The first day after a period that is counted from a day: the day itself does not count, the last one does. */
export function dayAfterMonths(day: string, months: number): DateOnly {
  const is_beyond = Number(day.slice(0, 4)) + Math.ceil(months / 12) >= LAST_YEAR
  return is_beyond ? LAST_DAY : addDays(addMonths(day as DateOnly, months), 1)
}

export const dayAfterPeriod = (day: string): DateOnly => dayAfterMonths(day, PERIOD_MONTHS)

/** The first day after so many whole years that follow the year of a day. */
export function dayAfterYears(day: string, years: number): DateOnly {
  const year = Number(day.slice(0, 4)) + years + 1
  return year > LAST_YEAR ? LAST_DAY : (`${String(year).padStart(4, '0')}-01-01` as DateOnly)
}

export const earlier = <D extends string>(one: D, other: D): D => (one < other ? one : other)
const later = <D extends string>(one: D, other: D): D => (one > other ? one : other)

/** Each restart before the claim is barred begins a new period; one after it changes nothing, and none shortens it. */
export const barredAfter = (first: DateOnly, restarts: readonly Restart[]): DateOnly =>
  [...restarts]
    .sort((one, other) => (one.on < other.on ? -1 : 1))
    .reduce((barred, { on, runs_from }) => (on < barred ? later(barred, dayAfterPeriod(runs_from)) : barred), first)

export const barredAfterTitle = (title_on: string): DateOnly => dayAfterMonths(title_on, TITLE_MONTHS)
