import { type Static, Type } from 'typebox'
import { type Cents, toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, Euro, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { ClaimFields } from '../claims/index.ts'
import type { CreditRow, InvoiceFacts, InvoiceRow } from './queries.ts'
import { EXTRACTION_STATUSES } from './rules.ts'

const Text = Type.Optional(nullable(Type.String({ maxLength: 255 })))

const Agreed = Type.Boolean({
  description: 'Whether the due date was agreed with the debtor; false where the creditor set it alone. Default true.',
})

const GIVEN = {
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
}

export const InvoiceCreate = strictObject('InvoiceCreate', GIVEN)
export type InvoiceCreate = Static<typeof InvoiceCreate>

/** What is not sent stays as it is; null clears. */
export const InvoiceChange = strictObject('InvoiceChange', GIVEN)
export type InvoiceChange = Static<typeof InvoiceChange>

/** The columns of what is sent. Only amounts have other names. */
export const COLUMN_OF = {
  invoice_number: 'invoice_number',
  invoice_issuer: 'invoice_issuer',
  invoice_recipient: 'invoice_recipient',
  subject: 'subject',
  invoice_amount_net: 'net_cents',
  invoice_amount_gross: 'gross_cents',
  invoice_issue_date: 'invoice_issue_date',
  invoice_due_date: 'invoice_due_date',
  creditor_reminder_fees_incurred: 'reminder_fees_cents',
  due_date_agreed: 'due_date_agreed',
} as const satisfies Record<keyof InvoiceChange, keyof InvoiceFacts>

export const InvoiceCredit = strictObject('InvoiceCredit', {
  amount: { ...Euro, minimum: 0.01, description: 'EUR, at most what is left of the invoice.' } as typeof Euro,
  reason: filledText(1000, 'Shown to the service team.'),
})
export type InvoiceCredit = Static<typeof InvoiceCredit>

export const InvoiceFields = {
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
  credited_amount: Type.Number({ description: 'EUR; the sum of its credit notes, 0 where it has none.' }),
  created_at: Timestamp,
  updated_at: Timestamp,
}
export const Invoice = strictObject('Invoice', InvoiceFields)

export const ClaimWithInvoices = strictObject('ClaimWithInvoices', { ...ClaimFields, invoices: Type.Array(Invoice) })

const euro = (amount: Cents | null): number | null => (amount === null ? null : toEuro(amount))

/** Who the invoice names, and for what, is left out while the data of the debtor may only be kept. */
export const withoutNames = (row: InvoiceRow): InvoiceRow => ({
  ...row,
  ...{ invoice_number: null, invoice_issuer: null, invoice_recipient: null, subject: null },
})

export function invoiceOut({
  organization_id: _,
  net_cents,
  gross_cents,
  reminder_fees_cents,
  credited_cents,
  doubled_at: _doubled_at,
  ...row
}: InvoiceRow): Static<typeof Invoice> {
  return {
    ...row,
    invoice_amount_net: euro(net_cents),
    invoice_amount_gross: euro(gross_cents),
    creditor_reminder_fees_incurred: euro(reminder_fees_cents),
    credited_amount: toEuro(credited_cents),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

const CreditNote = strictObject('CreditNote', {
  id: { ...Uuid, description: 'Of its entry in the account.' },
  amount: Type.Number({ description: 'EUR' }),
  date: DateOnlyText,
  reason: Type.String(),
  created_at: Timestamp,
})

export const TeamInvoice = strictObject('TeamInvoice', {
  ...InvoiceFields,
  credits: Type.Array(CreditNote),
  possible_double: Type.Boolean({
    description: 'Another invoice of the claim has the same number and the same gross amount.',
  }),
})

export const teamInvoiceOut = (row: InvoiceRow, credits: readonly CreditRow[]): Static<typeof TeamInvoice> => ({
  ...invoiceOut(row),
  credits: credits.filter(({ invoice_id }) => invoice_id === row.id).map(creditOut),
  possible_double: row.doubled_at !== null,
})

const creditOut = ({ id, credited_cents, day, reason, created_at }: CreditRow): Static<typeof CreditNote> => ({
  id,
  amount: toEuro(credited_cents),
  date: day,
  reason,
  created_at: created_at.toISOString(),
})
