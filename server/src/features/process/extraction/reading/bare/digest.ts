import type { EInvoiceFault, EInvoiceKind } from '../../../../case/documents/index.ts'
import type { BareInvoice } from './invoice.ts'
import { kindOf } from './kinds.ts'
import { readBare } from './read.ts'
import { faultsOf, reckonedPayable, taxCentsOf } from './sums.ts'

export type BareDigest = {
  readonly invoice: BareInvoice
  readonly kind: EInvoiceKind
  readonly faults: readonly EInvoiceFault[]
  /** Of the whole file, where it does not say so itself. */
  readonly tax_cents: number
  readonly payable_cents: number | null
  /** Of all lines, also of those that are left out here. */
  readonly line_count: number
}

/** So many lines leave the process that reads a file. The sums are of all. */
const LINES_MAX = 500

/** Runs where the file is read, so that XML that is built to be expensive costs the API nothing. */
export default function digest(text: string): BareDigest | null {
  const invoice = readBare(text)
  if (!invoice) return null
  const lines = invoice.lines.slice(0, LINES_MAX)
  const kept = { ...invoice, lines, reductions: invoice.reductions.slice(0, 100), taxes: invoice.taxes.slice(0, 50) }
  return {
    invoice: kept,
    kind: kindOf(invoice),
    faults: faultsOf(invoice),
    tax_cents: taxCentsOf(invoice),
    payable_cents: invoice.totals.payable_cents ?? reckonedPayable(invoice.totals),
    line_count: invoice.lines.length,
  }
}
