import { type Static, Type } from 'typebox'
import { type Cents, toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, Euro, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { ClaimFields } from '../claims/index.ts'
import type { InvoiceRow } from './queries.ts'
import { EXTRACTION_STATUSES } from './rules.ts'

const Text = Type.Optional(nullable(Type.String({ maxLength: 255 })))

const Agreed = Type.Boolean({
  description: 'Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true.',
})

export const InvoiceCreate = strictObject('InvoiceCreate', {
  invoice_number: Text,
  invoice_issuer: Text,
  invoice_recipient: Text,
  subject: Type.Optional(nullable(Type.String({ maxLength: 1000 }))),
  invoice_amount_net: Type.Optional(nullable(Euro)),
  invoice_amount_gross: Type.Optional(nullable(Euro)),
  invoice_issue_date: Type.Optional(nullable(DateOnlyText)),
  invoice_due_date: Type.Optional(nullable(DateOnlyText)),
  creditor_reminder_fees_incurred: Type.Optional(nullable(Euro)),
  due_date_agreed: Type.Optional(Agreed),
})
export type InvoiceCreate = Static<typeof InvoiceCreate>

export const Invoice = strictObject('Invoice', {
  id: Uuid,
  claim_id: Uuid,
  invoice_number: nullable(Type.String()),
  invoice_issuer: nullable(Type.String()),
  invoice_recipient: nullable(Type.String()),
  subject: nullable(Type.String()),
  invoice_amount_net: nullable(Type.Number()),
  invoice_amount_gross: nullable(Type.Number()),
  invoice_issue_date: nullable(DateOnlyText),
  invoice_due_date: nullable(DateOnlyText),
  creditor_reminder_fees_incurred: nullable(Type.Number()),
  due_date_agreed: Agreed,
  data_extraction_status: oneOf(EXTRACTION_STATUSES),
  data_extraction_confidence: nullable(Type.Number()),
  created_at: Timestamp,
  updated_at: Timestamp,
})

export const ClaimWithInvoices = strictObject('ClaimWithInvoices', { ...ClaimFields, invoices: Type.Array(Invoice) })

const euro = (amount: Cents | null): number | null => (amount === null ? null : toEuro(amount))

export function invoiceOut({
  organization_id: _,
  net_cents,
  gross_cents,
  reminder_fees_cents,
  ...row
}: InvoiceRow): Static<typeof Invoice> {
  return {
    ...row,
    invoice_amount_net: euro(net_cents),
    invoice_amount_gross: euro(gross_cents),
    creditor_reminder_fees_incurred: euro(reminder_fees_cents),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
