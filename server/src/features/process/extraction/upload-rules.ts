import type { UploadRules } from '../../../platform/http/upload.ts'
import { INVOICES_FOLDER, WRONG_FILE } from './rules.ts'
import { InvoiceFileFields } from './schema.ts'

/** What is taken as an invoice, whoever sends it. */
export const INVOICE_UPLOAD: UploadRules<typeof InvoiceFileFields> = {
  fields: InvoiceFileFields,
  kinds: ['pdf'],
  wrong_kind: WRONG_FILE,
  folder: INVOICES_FOLDER,
}
