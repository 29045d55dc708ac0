import type { DateOnly } from '../../../../kernel/dates.ts'
import { MAX_CENTS } from '../../../../kernel/money.ts'
import { parsePlainAmount } from './amounts.ts'
import { squeeze } from './fold.ts'

/** The values of an e-invoice; null if there is none that we can store. */
export type EInvoice = {
  readonly invoice_number: string | null
  readonly invoice_issuer: string | null
  readonly invoice_recipient: string | null
  readonly invoice_amount_net: number | null
  readonly invoice_amount_gross: number | null
  readonly invoice_issue_date: DateOnly | null
  readonly invoice_due_date: DateOnly | null
  readonly currency: string | null
}

/**
 * An amount of the XML in cents; null if it is negative (a claim consists of what is owed) or beyond our limits.
 */
export function centsOf(text: string | undefined): number | null {
  const value = text === undefined ? undefined : parsePlainAmount(text)
  return value === undefined || value < 0 || value > MAX_CENTS ? null : value
}

export function nameFrom(text: string | undefined): string | null {
  const name = squeeze(text ?? '')
    .slice(0, 255)
    .trim()
  return name === '' ? null : name
}
