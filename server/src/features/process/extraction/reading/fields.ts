import type { Box } from '../../../../platform/pdf/page-text.ts'
import type { DocumentKind, Doubt } from '../../../case/invoices/index.ts'

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

/** Which sum on the document proves an amount. */
export const PROOFS = ['net_plus_tax', 'tax_groups', 'net_plus_rate', 'line_items', 'xml_sums'] as const
export type Proof = (typeof PROOFS)[number]

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
  /** Only of amounts, and only where a sum proves them. */
  readonly proof?: Proof
  /** Only of an e-invoice, and only where its pages clearly say something else: what they say. */
  readonly printed?: string | number
}

/** A run of pages that is an invoice of its own. */
export type InvoicePart = {
  readonly first_page: number
  readonly last_page: number
  readonly invoice_number: string | null
  /** In cents of the document's currency. */
  readonly gross: number | null
}

/**
 * `currency` is the ISO code that the amounts are printed in, null if unknown. Amounts are reported in any currency:
 * the reader says what is printed, and the code that uses it decides what to do with 100 USD. `open_amount` is what the
 * document says is still to be paid, null if it says nothing about that. `doubts` tell why the amounts must not be claimed by
 * themselves, though they may be read right.
 */
export type Reading = {
  readonly fields: Partial<Record<FieldName, FieldReading>>
  readonly confidence: number | null
  readonly currency: string | null
  readonly kind: DocumentKind
  readonly open_amount: number | null
  readonly doubts: readonly Doubt[]
  /** The invoices of a file that holds several. */
  readonly parts?: readonly InvoicePart[]
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
