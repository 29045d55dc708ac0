import { type DateOnly, dayInVienna, startOfDayInVienna } from '../../../../kernel/dates.ts'
import { addBusinessDays, businessDayBefore, type Holiday } from '../../../../law/holidays.ts'

/** The days on which the banks of the euro area move no money, beside Saturdays and Sundays. */
const TARGET_HOLIDAYS: readonly Holiday[] = [
  { month_day: '01-01' },
  { after_easter: -2 },
  { after_easter: 1 },
  { month_day: '05-01' },
  { month_day: '12-25' },
  { month_day: '12-26' },
]

/** The first day on which a bank can execute what is released now. */
export const executionDate = (released_at: Date): DateOnly =>
  addBusinessDays(TARGET_HOLIDAYS, dayInVienna(released_at), 1)

/** So many business days a statement has to show a transfer. */
export const EXECUTED_WITHIN_DAYS = 5

/** What was released before this and is on no statement yet is late. */
export function lateBefore(now: Date): Date {
  let day = dayInVienna(now)
  for (let left = EXECUTED_WITHIN_DAYS; left > 0; left--) day = businessDayBefore(TARGET_HOLIDAYS, day)
  return startOfDayInVienna(day)
}
