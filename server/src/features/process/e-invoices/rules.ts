import { MAX_CENTS } from '../../../kernel/money.ts'
import type { EInvoiceAmount, EInvoiceFacts, ReadEInvoice } from '../../case/documents/index.ts'
import type { InvoiceFacts } from '../../case/invoices/index.ts'
import type { BareDigest, Line } from '../extraction/index.ts'

/** So many lines are named; an invoice may have thousands. */
const NAMED_LINES = 3
const SUBJECT_MAX = 300

/** What an invoice is for: its first lines by their names. */
export function subjectOf(lines: readonly Pick<Line, 'name'>[], line_count: number): string | null {
  const names = lines.slice(0, NAMED_LINES).flatMap(({ name }) => (name ? [name] : []))
  const all = [...new Set(names)].join('; ')
  if (all === '') return null
  const text = line_count > NAMED_LINES ? `${all}; …` : all
  return text.length <= SUBJECT_MAX ? text : `${text.slice(0, SUBJECT_MAX - 1)}…`
}

/** What is kept of an e-invoice that was read. */
export function keptFacts({ invoice, kind, faults, tax_cents, payable_cents, line_count }: BareDigest): EInvoiceFacts {
  const { net_cents, gross_cents, prepaid_cents } = invoice.totals
  return {
    syntax: invoice.syntax,
    kind,
    type_code: invoice.type_code,
    invoice_number: invoice.number,
    issuer: invoice.seller.name,
    recipient: invoice.buyer.name,
    subject: subjectOf(invoice.lines, line_count),
    issue_date: invoice.issue_date,
    due_date: invoice.due_date,
    currency: invoice.currency,
    net_cents,
    tax_cents: Math.abs(tax_cents) > MAX_CENTS ? null : tax_cents,
    gross_cents,
    prepaid_cents,
    payable_cents,
    faults,
  }
}

/** What is left open has no net amount of its own. */
export const invoiceFacts = (found: ReadEInvoice, amount: EInvoiceAmount): InvoiceFacts =>
  ({
    invoice_number: found.invoice_number,
    invoice_issuer: found.issuer,
    invoice_recipient: found.recipient,
    subject: found.subject,
    net_cents: amount === 'gross' ? found.net_cents : null,
    gross_cents: amount === 'gross' ? found.gross_cents : found.payable_cents,
    invoice_issue_date: found.issue_date,
    invoice_due_date: found.due_date,
    reminder_fees_cents: null,
    due_date_agreed: true,
  }) as InvoiceFacts
