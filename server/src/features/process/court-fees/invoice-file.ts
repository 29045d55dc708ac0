import { notFound } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { StoredFile } from '../../../platform/http/download.ts'
import { findCourtFeeInvoice } from './queries.ts'

/** The file of an invoice for a court fee. With an `owner`, invoices of other customers are not found. */
export async function readInvoiceFile(
  reader: Reader,
  id: string,
  owner?: { customer_id: string; organization_id: string },
): Promise<StoredFile> {
  const row = await findCourtFeeInvoice(reader, id)
  const is_foreign = owner && (row?.customer_id !== owner.customer_id || row?.organization_id !== owner.organization_id)
  if (!row?.blob_key || !row.sha256 || !row.file_size || is_foreign) throw notFound()
  const { blob_key: key, file_size: bytes, sha256 } = row
  return { key, bytes, sha256, mime_type: 'application/pdf', original_filename: `${row.number}.pdf` }
}
