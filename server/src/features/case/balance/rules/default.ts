import { dayNumber } from '../../../../kernel/dates.ts'
import type { Law } from '../../../../kernel/legal.ts'
import type { InvoiceFact } from './facts.ts'

/** A day before all others: an invoice without a date of issue was always there. */
export const ALWAYS = Number.MIN_SAFE_INTEGER
export const NEVER = Number.MAX_SAFE_INTEGER

const DAYS_TO_PAY = 30

/** The law of the creditor's country is not known, so other countries than these two get Austrian law. */
export const lawOf = (country: string | null): Law => (country === 'DE' ? 'DE' : 'AT')

/** In which order a payment is used. */
export const APPLICATION_RULES: Readonly<Record<Law, string>> = { AT: '§ 1416 ABGB', DE: '§§ 366, 367 BGB' }

export type Default = {
  /** The day on which the invoice came into the world. */
  issued: number
  due: number | null
  /** The first day of default, which is the first that bears interest. */
  from: number
  rule: string
}

/** A due date before the day of issue cannot be missed before that day; without one there are 30 days to pay. */
export function defaultOf({ issue_date, due_date }: InvoiceFact, law: Law): Default {
  const issued = issue_date ? dayNumber(issue_date) : ALWAYS
  const rule = law === 'AT' ? '§ 1334 ABGB' : due_date ? '§ 286 (2) BGB' : '§ 286 (3) BGB'
  if (due_date) {
    const due = Math.max(dayNumber(due_date), issued)
    return { issued, due, from: due + 1, rule }
  }
  if (!issue_date) return { issued, due: null, from: NEVER, rule }
  return { issued, due: issued + DAYS_TO_PAY, from: issued + DAYS_TO_PAY + 1, rule }
}
