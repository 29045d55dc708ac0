export const E_INVOICE_SYNTAXES = ['cii', 'ubl'] as const
export type EInvoiceSyntax = (typeof E_INVOICE_SYNTAXES)[number]

/** What an e-invoice is, by its root and its type code. */
export const E_INVOICE_KINDS = [
  'invoice',
  'partial_invoice',
  'prepayment_invoice',
  'corrected_invoice',
  'self_billed_invoice',
  'credit_note',
  'pro_forma',
  'other',
] as const
export type EInvoiceKind = (typeof E_INVOICE_KINDS)[number]

/** What can be wrong with one. The terms of the sums are those of EN 16931. */
export const E_INVOICE_FAULTS = [
  'number_missing',
  'issue_date_missing',
  'currency_missing',
  'gross_missing',
  'amount_unreadable',
  'line_total',
  'allowance_total',
  'charge_total',
  'net',
  'tax_group',
  'tax_basis',
  'tax_total',
  'gross',
  'payable',
] as const
export type EInvoiceFaultCode = (typeof E_INVOICE_FAULTS)[number]

/** A sum that is wrong comes with what the file says and what its own parts give. */
export type EInvoiceFault = {
  readonly code: EInvoiceFaultCode
  readonly stated_cents: number | null
  readonly reckoned_cents: number | null
  /** Of which group of taxes, by its rate. */
  readonly percent: string | null
}

/** Amounts are cents of its own currency; negative ones are possible. */
export type EInvoiceFacts = {
  syntax: EInvoiceSyntax
  kind: EInvoiceKind
  type_code: string | null
  invoice_number: string | null
  issuer: string | null
  recipient: string | null
  subject: string | null
  issue_date: string | null
  due_date: string | null
  currency: string | null
  net_cents: number | null
  tax_cents: number | null
  gross_cents: number | null
  prepaid_cents: number | null
  payable_cents: number | null
  faults: readonly EInvoiceFault[]
}

/** Which of its amounts an invoice claims: all of it, or what the file says is still open. */
export const E_INVOICE_AMOUNTS = ['gross', 'open'] as const
export type EInvoiceAmount = (typeof E_INVOICE_AMOUNTS)[number]

/** An XML file among the documents: one that waits to be read, or what was read from it. */
export type EInvoice =
  | { is_read: false }
  | ({ is_read: true; invoice_id: string | null; amount_taken: EInvoiceAmount | null } & EInvoiceFacts)
export type ReadEInvoice = Extract<EInvoice, { is_read: true }>

/** Longer files are not looked at. An e-invoice is long only by what is attached to it. */
const BYTES_MAX = 10 * 1024 * 1024

export const mayBeEInvoice = ({ mime_type, bytes }: { mime_type: string; bytes: number }): boolean =>
  mime_type === 'application/xml' && bytes <= BYTES_MAX

/** Why no invoice is made of it; its codes are those of the refusals. */
export const E_INVOICE_REFUSALS = ['not_an_invoice', 'foreign_currency', 'sums_wrong', 'nothing_claimed'] as const
export type EInvoiceRefusal = (typeof E_INVOICE_REFUSALS)[number]

const CLAIMABLE: ReadonlySet<EInvoiceKind> = new Set<EInvoiceKind>([
  'invoice',
  'partial_invoice',
  'prepayment_invoice',
  'corrected_invoice',
  'self_billed_invoice',
])

export function eInvoiceRefusal(
  invoice: Pick<EInvoiceFacts, 'kind' | 'currency' | 'faults' | 'gross_cents' | 'payable_cents'>,
): EInvoiceRefusal | null {
  if (!CLAIMABLE.has(invoice.kind)) return 'not_an_invoice'
  if (invoice.currency !== null && invoice.currency !== 'EUR') return 'foreign_currency'
  if (invoice.faults.length > 0) return 'sums_wrong'
  return eInvoiceAmounts(invoice).length === 0 ? 'nothing_claimed' : null
}

/** What an invoice of it can claim. Two where the file says that something else is open than its gross amount; none if nothing is. */
export function eInvoiceAmounts({
  gross_cents,
  payable_cents,
}: Pick<EInvoiceFacts, 'gross_cents' | 'payable_cents'>): readonly EInvoiceAmount[] {
  const open_cents = payable_cents ?? gross_cents
  if ((gross_cents ?? 0) <= 0 || (open_cents ?? 0) <= 0) return []
  return open_cents === gross_cents ? ['gross'] : E_INVOICE_AMOUNTS
}
