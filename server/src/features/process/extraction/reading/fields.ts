import type { Box } from '../../../../platform/pdf/page-text.ts'

export const FIELDS = [
  'invoice_number',
  'invoice_issuer',
  'invoice_recipient',
  'subject',
  'invoice_amount_net',
  'invoice_amount_gross',
  'invoice_issue_date',
  'invoice_due_date',
] as const
export type FieldName = (typeof FIELDS)[number]

/**
 * Amounts are whole cents of `Reading.currency`, dates are YYYY-MM-DD. The box says where on the page the value was
 * found.
 */
export type FieldReading = {
  readonly value: string | number
  readonly source: 'xml' | 'text' | 'ocr'
  readonly confidence: number
  readonly page: number | null
  readonly box: Box | null
}

/**
 * `currency` is the ISO code that the amounts are printed in, null if unknown. Amounts are reported in any currency:
 * the reader says what is printed, and the code that uses it decides what to do with 100 USD.
 */
export type Reading = {
  readonly fields: Partial<Record<FieldName, FieldReading>>
  readonly confidence: number | null
  readonly currency: string | null
}

/** One possible value of a field, as a rule found it on a page. `points` are log-odds, see confidence.ts. */
export type Candidate<Value extends string | number = string | number> = {
  readonly value: Value
  readonly points: number
  readonly page: number
  readonly box: Box | null
  /** The confidence of the least certain word of the value; 1 in a text PDF. */
  readonly word_confidence: number
}
