import { addDays, addMonths, DAY_MS, type DateOnly, dayInVienna, startOfDayInVienna } from '../../../../kernel/dates.ts'
import { type CaseStatus, STAGES, type Stage } from '../../../case/claims/index.ts'
import { AGE_BUCKETS } from '../rules.ts'

const MONTHS = 12
const DELIVERY_DAYS = 30
/** The ages in days at which we look how much of a month's claims has been collected. */
export const RECOVERY_DAYS = [30, 60, 90, 180] as const

/** The days that the figures are about. All are days in Vienna, except that ages are counted from this moment. */
export type Calendar = {
  now: Date
  today: DateOnly
  /** The first days of the last twelve months, this one last. */
  months: DateOnly[]
  /** The last thirty days, today last. */
  delivery_days: DateOnly[]
  /** The day after the one of last month that today is compared with. */
  compared_until: DateOnly
  /** Every instant at which a claim's age, month or side of the comparison changes, in order. */
  cuts: Date[]
}

export function calendarOf(now: Date): Calendar {
  const today = dayInVienna(now)
  const this_month = `${today.slice(0, 8)}01` as DateOnly
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(this_month, index - MONTHS + 1))
  const delivery_days = Array.from({ length: DELIVERY_DAYS }, (_, index) => addDays(today, index - DELIVERY_DAYS + 1))
  const compared_until = addDays(addMonths(today, -1), 1)
  const ages = AGE_BUCKETS.flatMap(({ to_days }) => (to_days === null ? [] : [youngerThan(now, to_days + 1)]))
  const instants = [...[...months, compared_until].map(startOfDayInVienna), ...ages]
  const cuts = [...new Set(instants.map(Number))].sort((a, b) => a - b).map((at) => new Date(at))
  return { now, today, months, delivery_days, compared_until, cuts }
}

/** Claims opened from this instant on are younger than so many days. Times are stored to the millisecond. */
const youngerThan = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS + 1)

/** Claims alike in stage and status that were opened between two cuts: `cut` is the number of cuts before them. */
export type ClaimGroup = {
  collection_stage: Stage
  case_status: CaseStatus
  cut: number
  count: number
  total_cents: number
  outstanding_cents: number
}

export type ClaimSum = { count: number; total_cents: number; outstanding_cents: number }

const sumOf = (rows: readonly ClaimGroup[]): ClaimSum =>
  rows.reduce(
    (sum, row) => ({
      count: sum.count + row.count,
      total_cents: sum.total_cents + row.total_cents,
      outstanding_cents: sum.outstanding_cents + row.outstanding_cents,
    }),
    { count: 0, total_cents: 0, outstanding_cents: 0 },
  )

/** What was opened from one cut on and before another; null is before all or after all. */
function openedBetween(
  { cuts }: Calendar,
  rows: readonly ClaimGroup[],
  [from, to]: [Date | null, Date | null],
): ClaimSum {
  const between = rows.filter(({ cut }) => {
    const first = cuts[cut - 1]
    const is_after = from === null || (first !== undefined && first >= from)
    return is_after && (to === null || first === undefined || first < to)
  })
  return sumOf(between)
}

/** Claims by their stage, in the order of the stages. */
export const funnelOf = (rows: readonly ClaimGroup[]) =>
  STAGES.map((collection_stage) => ({
    collection_stage,
    ...sumOf(rows.filter((row) => row.collection_stage === collection_stage)),
  }))

export const withStatus = (rows: readonly ClaimGroup[], case_status: CaseStatus): ClaimSum =>
  sumOf(rows.filter((row) => row.case_status === case_status))

/** Claims that are not closed, by the days since they were opened. */
export const ageingOf = (calendar: Calendar, rows: readonly ClaimGroup[]) =>
  AGE_BUCKETS.map(({ age, from_days, to_days }) => {
    const open = rows.filter(({ case_status }) => case_status !== 'closed')
    const from = to_days === null ? null : youngerThan(calendar.now, to_days + 1)
    const to = from_days === 0 ? null : youngerThan(calendar.now, from_days)
    return { age, from_days, to_days, ...openedBetween(calendar, open, [from, to]) }
  })

/** The first day after a month that is given by its first day. */
const nextMonth = (month: DateOnly): DateOnly => addMonths(month, 1)

export const openedIn = (calendar: Calendar, rows: readonly ClaimGroup[], month: DateOnly): ClaimSum =>
  openedBetween(calendar, rows, [startOfDayInVienna(month), startOfDayInVienna(nextMonth(month))])

/** Money of one day. */
export type DayAmount = { day: string; amount_cents: number }

const amountBetween = (rows: readonly DayAmount[], from: string, to: string): number =>
  rows.reduce((sum, { day, amount_cents }) => (day >= from && day < to ? sum + amount_cents : sum), 0)

export type Flow = { collected: readonly DayAmount[]; reversed: readonly DayAmount[] }

/** What came in between two days, what of it or of earlier money went back then, and the difference. */
export function moneyBetween({ collected, reversed }: Flow, from: DateOnly, to: DateOnly) {
  const [collected_cents, reversed_cents] = [amountBetween(collected, from, to), amountBetween(reversed, from, to)]
  return { collected_cents, reversed_cents, net_cents: collected_cents - reversed_cents }
}

export const moneyIn = (flow: Flow, month: DateOnly) => moneyBetween(flow, month, nextMonth(month))

/** This month so far, the whole month before, and that month up to the same day. */
export function comparison(calendar: Calendar, rows: readonly ClaimGroup[], flow: Flow) {
  const [previous, current] = calendar.months.slice(-2) as [DateOnly, DateOnly]
  const { compared_until } = calendar
  const span: [Date, Date] = [startOfDayInVienna(previous), startOfDayInVienna(compared_until)]
  const opened_so_far = openedBetween(calendar, rows, span)
  return {
    opened: {
      this_month: openedIn(calendar, rows, current).count,
      previous_month: openedIn(calendar, rows, previous).count,
      previous_to_date: opened_so_far.count,
    },
    claimed_cents: {
      this_month: openedIn(calendar, rows, current).total_cents,
      previous_month: openedIn(calendar, rows, previous).total_cents,
      previous_to_date: opened_so_far.total_cents,
    },
    collected_cents: {
      this_month: moneyIn(flow, current).net_cents,
      previous_month: moneyIn(flow, previous).net_cents,
      previous_to_date: moneyBetween(flow, previous, compared_until).net_cents,
    },
  }
}

/** What was collected within so many days after opening, from the claims of the month that begins on that day. */
export type Recovered = { month: string; days: number; amount_cents: number }

/** The part of a month's claims that was collected. Complete when the youngest claim of the month is old enough. */
export function recoveryOf(calendar: Calendar, rows: readonly ClaimGroup[], recovered: readonly Recovered[]) {
  return calendar.months.map((month) => {
    const { count, total_cents } = openedIn(calendar, rows, month)
    const last_day = addDays(nextMonth(month), -1)
    const after = RECOVERY_DAYS.map((days) => {
      const found = recovered.find((row) => row.month === month && row.days === days)
      const collected_cents = found?.amount_cents ?? 0
      const is_complete = addDays(last_day, days) < calendar.today
      return { days, collected_cents, rate: rateOf(collected_cents, total_cents), is_complete }
    })
    return { month, count, total_cents, after }
  })
}

/** A part of a whole, four decimals; null where there is no whole. */
export const rateOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000

export type DeliveryCount = { day: number; status: 'delivered' | 'failed' | 'pending'; count: number }

const countsOf = (rows: readonly DeliveryCount[]) => {
  const countOf = (status: DeliveryCount['status']) =>
    rows.reduce((sum, row) => (row.status === status ? sum + row.count : sum), 0)
  const [delivered, failed, pending] = [countOf('delivered'), countOf('failed'), countOf('pending')]
  return { delivered, failed, pending, success_rate: rateOf(delivered, delivered + failed) }
}

/** For each of the last thirty days and in all. Pending deliveries count as neither success nor failure. */
export const deliveriesOf = ({ delivery_days }: Calendar, rows: readonly DeliveryCount[]) => ({
  ...countsOf(rows),
  days: delivery_days.map((day, index) => ({ day, ...countsOf(rows.filter((row) => row.day === index + 1)) })),
})
