import { type Static, Type } from 'typebox'
import { DateOnlyText, Note, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { Amount, euro } from '../court/index.ts'
import type { CourtFeeInvoiceRow } from './queries.ts'
import { INVOICE_KINDS } from './rules.ts'

const SHOWN = {
  kind: oneOf(INVOICE_KINDS, { description: 'A credit note takes a whole invoice back.' }),
  number: Type.String(),
  issued_on: DateOnlyText,
  due_on: DateOnlyText,
  amount: { ...Amount, description: 'EUR; of a credit note negative' } as typeof Amount,
  corrects: nullable({ ...Uuid, description: 'The invoice that this credit note takes back.' } as typeof Uuid),
  replaces: nullable({ ...Uuid, description: 'The invoice in whose place this one came.' } as typeof Uuid),
  corrected_by: nullable({ ...Uuid, description: 'The credit note that takes this invoice back.' } as typeof Uuid),
  paid_on: nullable(DateOnlyText),
  paid_at: nullable({ ...Timestamp, description: 'When it was recorded as paid.' } as typeof Timestamp),
  file_size: nullable(Type.Integer({ description: 'Bytes; null until the file was made.' })),
}

export const CourtFeeInvoice = strictObject('CourtFeeInvoice', {
  id: Uuid,
  organization_id: Uuid,
  claim_id: Uuid,
  case_reference: Type.String(),
  customer_id: nullable(Uuid),
  recipient_name: Type.String(),
  recipient_email: nullable(Type.String()),
  ...SHOWN,
  paid_note: nullable(Type.String()),
  mail_id: nullable(Uuid),
  created_at: Timestamp,
})

export const courtFeeInvoiceOut = (row: CourtFeeInvoiceRow): Static<typeof CourtFeeInvoice> => ({
  id: row.id,
  organization_id: row.organization_id,
  claim_id: row.claim_id,
  case_reference: row.facts.case_reference,
  customer_id: row.customer_id,
  recipient_name: row.facts.creditor.name,
  recipient_email: row.facts.creditor.email,
  kind: row.kind,
  number: row.number,
  issued_on: row.issued_on,
  due_on: row.due_on,
  amount: euro(row.kind === 'invoice' ? row.amount_cents : -row.amount_cents),
  corrects: row.corrects,
  replaces: row.replaces,
  corrected_by: row.corrected_by,
  paid_on: row.paid_on,
  paid_at: row.paid_at?.toISOString() ?? null,
  paid_note: row.paid_note,
  file_size: row.file_size,
  mail_id: row.mail_id,
  created_at: row.created_at.toISOString(),
})

/** What the creditor sees of it. */
export const CreditorCourtFeeInvoice = strictObject('CourtFeeInvoice', {
  id: Uuid,
  claim_id: Uuid,
  case_reference: Type.String(),
  recipient_name: Type.String(),
  ...SHOWN,
  created_at: Timestamp,
})

export function creditorInvoiceOut(row: CourtFeeInvoiceRow): Static<typeof CreditorCourtFeeInvoice> {
  const { organization_id, customer_id, recipient_email, mail_id, paid_note, ...shown } = courtFeeInvoiceOut(row)
  return shown
}

export const InvoicePaidBody = strictObject('CourtFeeInvoicePaidBody', {
  paid_on: Type.Optional({ ...DateOnlyText, description: 'Today when it is left out.' } as typeof DateOnlyText),
  note: Type.Optional(Note),
})

export const CorrectedInvoice = strictObject('CorrectedCourtFeeInvoice', {
  credit_note: CourtFeeInvoice,
  invoice: Type.Union([CourtFeeInvoice, Type.Null()], { description: 'null where the court takes no fee any more' }),
})
