import { type Static, Type } from 'typebox'
import { DateOnlyText, nullable, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { Amount, euro } from '../court/index.ts'
import type { CourtFeeInvoiceRow } from './queries.ts'

export const CourtFeeInvoice = strictObject('CourtFeeInvoice', {
  id: Uuid,
  organization_id: Uuid,
  claim_id: Uuid,
  case_reference: Type.String(),
  customer_id: nullable(Uuid),
  recipient_name: Type.String(),
  recipient_email: nullable(Type.String()),
  number: Type.String(),
  issued_on: DateOnlyText,
  due_on: DateOnlyText,
  amount: Amount,
  file_size: nullable(Type.Integer({ description: 'Bytes; null until the file was made.' })),
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
  number: row.number,
  issued_on: row.issued_on,
  due_on: row.due_on,
  amount: euro(row.amount_cents),
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
  number: Type.String(),
  issued_on: DateOnlyText,
  due_on: DateOnlyText,
  amount: Amount,
  file_size: nullable(Type.Integer({ description: 'Bytes; null until the file was made.' })),
  created_at: Timestamp,
})

export function creditorInvoiceOut(row: CourtFeeInvoiceRow): Static<typeof CreditorCourtFeeInvoice> {
  const { organization_id, customer_id, recipient_email, mail_id, ...shown } = courtFeeInvoiceOut(row)
  return shown
}
