import type { DocumentKind } from '../../../case/invoices/index.ts'

const INVOICES = `71 80 82 84 202 203 204 211 218 219 295 326 331 380 382 383 385 386 387 388 389 390 393 394 395 575 623 633 751
780 875 876 877 935`
const CREDIT_NOTES = '81 83 261 262 296 308 381 384 396 420 457 458 502 503 532'

/** UNTDID 1001, as far as e-invoices use it. 389 is an invoice that the buyer wrote for the seller; 384 corrects another. */
const KIND_OF: Readonly<Record<string, DocumentKind>> = {
  ...Object.fromEntries(INVOICES.split(/\s/).map((code) => [code, 'invoice' as const])),
  ...Object.fromEntries(CREDIT_NOTES.split(' ').map((code) => [code, 'credit_note' as const])),
  ...{ '325': 'pro_forma', '310': 'offer', '220': 'order_confirmation', '231': 'order_confirmation' },
  ...{ '270': 'delivery_note', '315': 'contract', '481': 'statement' },
}

/** Null for a code that says nothing to us: then the pages decide. */
export const kindOfTypeCode = (code: string | undefined): DocumentKind | null => KIND_OF[code?.trim() ?? ''] ?? null
