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
 * Amounts are whole cents of `Reading.currency`, dates are YYYY-MM-DD. The box says where on the page the value
 * stands.
 */
export type FieldReading = {
  readonly value: string | number
  readonly source: 'xml' | 'text' | 'ocr'
  readonly confidence: number
  readonly page: number | null
  readonly box: Box | null
}

/**
 * `currency` is the ISO code that the amounts are printed in, null where nothing tells. Amounts are reported whatever
 * it is: the reader says what the paper says, and who counts euros decides what to do with 100 USD.
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
  /** Of the least certain word that the value was read from: 1 in a text PDF. */
  readonly word_confidence: number
}
