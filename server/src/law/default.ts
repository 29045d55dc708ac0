import { dayNumber } from '../kernel/dates.ts'

/** A day before all others: an invoice without a date of issue was always there. */
export const ALWAYS = Number.MIN_SAFE_INTEGER
export const NEVER = Number.MAX_SAFE_INTEGER

export type InvoiceDates = { readonly issue_date: string | null; readonly due_date: string | null }

export type Default = {
  /** The day on which the invoice came into the world. */
  issued: number
  due: number | null
  /** The first day of default, which is the first that bears interest. */
  from: number
  rule: string
}

type Terms = { readonly rule: string; readonly days_to_pay: number }

/** A due date before the day of issue cannot be missed before that day; without one there are so many days to pay. */
export function defaultAfter({ issue_date, due_date }: InvoiceDates, { rule, days_to_pay }: Terms): Default {
  const issued = issue_date ? dayNumber(issue_date) : ALWAYS
  if (due_date) {
    const due = Math.max(dayNumber(due_date), issued)
    return { issued, due, from: due + 1, rule }
  }
  if (!issue_date) return { issued, due: null, from: NEVER, rule }
  return { issued, due: issued + days_to_pay, from: issued + days_to_pay + 1, rule }
}
