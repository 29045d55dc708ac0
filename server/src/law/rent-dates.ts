import { addDays, type DateOnly, nextDayOfMonth } from '../kernel/dates.ts'
import type { LeaseLaw } from './letters.ts'

/** The first rent date after a day. */
export const rentDateAfter = ({ rent_day }: LeaseLaw, day: DateOnly): DateOnly => nextDayOfMonth(day, rent_day)

/** The rent date that a letter of this day sets as its deadline. */
export const rentDeadline = (lease: LeaseLaw, letter_date: DateOnly): DateOnly =>
  rentDateAfter(lease, addDays(letter_date, lease.rent_grace_days - 1))
