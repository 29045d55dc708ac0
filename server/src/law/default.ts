import { dayNumber } from '../kernel/dates.ts'

/** A day before all others, for an invoice without a date. */
export const ALWAYS = Number.MIN_SAFE_INTEGER
export const NEVER = Number.MAX_SAFE_INTEGER

export type InvoiceDates = {
  readonly issue_date: string | null
  readonly due_date: string | null
  /** False if only the creditor set the due date, which does not bind a German consumer. */
  readonly due_date_agreed: boolean
}

/** What puts a debtor in default besides the dates of the invoice. */
export type Reminded = {
  readonly is_consumer: boolean
  /** The deadline of the first letter that reached the debtor and demanded the invoice; null before there is one. */
  readonly first_deadline: string | null
}

export type Default = {
  /** From this day on the invoice may be demanded. */
  due: number
  /** The first day of default and the first that bears interest. */
  from: number
  rule: string
}

type Terms = { readonly rule: string; readonly days_to_pay: number }

/** The due date, but not before the issue date. Without one the issue date, otherwise at once. */
export function dueOn({ issue_date, due_date }: Pick<InvoiceDates, 'issue_date' | 'due_date'>): number {
  const issued = issue_date ? dayNumber(issue_date) : ALWAYS
  return due_date ? Math.max(dayNumber(due_date), issued) : issued
}

/** By the due date, otherwise `days_to_pay` days after the issue date, otherwise by the first letter. */
export function defaultAfter(
  invoice: InvoiceDates,
  { first_deadline }: Pick<Reminded, 'first_deadline'>,
  { rule, days_to_pay }: Terms,
): Default {
  const due = dueOn(invoice)
  if (invoice.due_date) return { due, from: due + 1, rule }
  if (invoice.issue_date) return { due, from: due + days_to_pay + 1, rule }
  return { due, from: afterDeadline(first_deadline), rule }
}

/** Only by a letter, whatever the invoice says. */
export const defaultByLetter = (
  invoice: InvoiceDates,
  { first_deadline }: Pick<Reminded, 'first_deadline'>,
  rule: string,
): Default => ({ due: dueOn(invoice), from: afterDeadline(first_deadline), rule })

const afterDeadline = (deadline: string | null): number => (deadline === null ? NEVER : dayNumber(deadline) + 1)
