import type { EInvoiceKind } from '../../../../case/documents/index.ts'
import type { BareInvoice } from './invoice.ts'

/** Codes of UNTDID 1001, as EN 16931 allows them for invoices and credit notes. Those with a name of their own come first. */
const NAMED: Readonly<Record<string, EInvoiceKind>> = {
  '325': 'pro_forma',
  '326': 'partial_invoice',
  '384': 'corrected_invoice',
  '386': 'prepayment_invoice',
  '389': 'self_billed_invoice',
}
const INVOICES = new Set(
  '80 82 84 130 202 203 204 211 218 219 295 331 380 382 383 385 387 388 390 393 394 395 456 457 527 575 623 633 751 780 817 870 875 876 877 935'.split(
    ' ',
  ),
)
const CREDIT_NOTES = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '))

/** A root of its own says more than a code; where neither says anything, it is nothing that we know. */
export function kindOf({ type_code, root, syntax }: Pick<BareInvoice, 'type_code' | 'root' | 'syntax'>): EInvoiceKind {
  if (root === 'CreditNote') return 'credit_note'
  if (type_code === null) return syntax === 'ubl' ? 'invoice' : 'other'
  if (CREDIT_NOTES.has(type_code)) return 'credit_note'
  return NAMED[type_code] ?? (INVOICES.has(type_code) ? 'invoice' : 'other')
}
