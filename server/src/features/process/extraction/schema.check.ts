import { type Static, Type } from 'typebox'
import { toEuro } from '../../../kernel/money.ts'
import { nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import type { CheckRow } from './queries.check.ts'
import { FIELDS } from './rules.ts'

export const InvoiceToCheck = strictObject('InvoiceToCheck', {
  invoice_id: Uuid,
  claim_id: Uuid,
  case_reference: Type.String(),
  debtor_name: Type.String(),
  customer_name: nullable(Type.String()),
  invoice_number: nullable(Type.String()),
  invoice_amount_gross: nullable(Type.Number({ description: 'EUR' })),
  original_filename: Type.String(),
  data_extraction_status: oneOf(['completed', 'failed']),
  data_extraction_confidence: nullable(Type.Number()),
  waiting_fields: Type.Array(oneOf(FIELDS)),
  created_at: Timestamp,
})

export const toCheckOut = ({ debtor, gross_cents, created_at, ...same }: CheckRow): Static<typeof InvoiceToCheck> => ({
  ...same,
  debtor_name: debtorName(debtor),
  invoice_amount_gross: gross_cents === null ? null : toEuro(gross_cents),
  created_at: created_at.toISOString(),
})
