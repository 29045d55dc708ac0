import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { PageRange } from '../../../platform/pdf/page-text.ts'
import type { DocumentKind, Doubt } from '../../case/invoices/index.ts'
import type { PageSize } from './reading/digest.ts'
import type { InvoicePart } from './reading/fields.ts'
import type { FieldState, StoredField } from './rules.ts'

export type InvoiceFileRow = {
  invoice_id: string
  organization_id: string
  blob_key: string
  original_filename: string
  file_size: number
  sha256: string
  run: number
  tries: number
  losses: number
  failure: string | null
  currency: string | null
  document_kind: DocumentKind | null
  /** What the document says is still to be paid, in its own currency. */
  open_cents: number | null
  /** Why its amounts are not claimed by themselves. */
  doubts: readonly Doubt[] | null
  pages: PageSize[] | null
  page_count: number | null
  /** The invoices of a file that holds several. */
  parts: readonly InvoicePart[] | null
  /** Null where all were read. */
  unread_pages: readonly PageRange[] | null
  created_at: Date
}

const COLUMNS = sql`invoice_id, organization_id, blob_key, original_filename, file_size, sha256, run, tries, losses, failure, currency,
  document_kind, open_cents, doubts, pages, page_count, parts, unread_pages, created_at`

export const findInvoiceFile = (reader: Reader, invoice_id: string): Promise<InvoiceFileRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from invoice_files where invoice_id = ${invoice_id}`)

export const lockInvoiceFile = (tx: Tx, invoice_id: string): Promise<InvoiceFileRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from invoice_files where invoice_id = ${invoice_id} for update`)

type NewFile = Pick<
  InvoiceFileRow,
  'invoice_id' | 'organization_id' | 'blob_key' | 'original_filename' | 'file_size' | 'sha256' | 'created_at'
>

export const insertInvoiceFile = (tx: Tx, row: NewFile): Promise<number> =>
  tx.run(sql`
    insert into invoice_files (invoice_id, organization_id, blob_key, original_filename, file_size, sha256, created_at)
    values (${row.invoice_id}, ${row.organization_id}, ${row.blob_key}, ${row.original_filename}, ${row.file_size},
      ${row.sha256}, ${row.created_at})`)

export const setInvoiceFile = (tx: Tx, row: InvoiceFileRow): Promise<number> =>
  tx.run(sql`
    update invoice_files set run = ${row.run}, tries = ${row.tries}, losses = ${row.losses}, failure = ${row.failure}, currency = ${row.currency},
      document_kind = ${row.document_kind}, open_cents = ${row.open_cents},
      doubts = ${row.doubts ? JSON.stringify(row.doubts) : null}::text::jsonb,
      pages = ${row.pages ? JSON.stringify(row.pages) : null}::text::jsonb, page_count = ${row.page_count},
      parts = ${row.parts ? JSON.stringify(row.parts) : null}::text::jsonb,
      unread_pages = ${row.unread_pages ? JSON.stringify(row.unread_pages) : null}::text::jsonb
    where invoice_id = ${row.invoice_id}`)

/** With all that was read from it. */
export async function deleteInvoiceFile(tx: Tx, { invoice_id }: InvoiceFileRow): Promise<void> {
  await Promise.all([
    tx.run(sql`delete from invoice_fields where invoice_id = ${invoice_id}`),
    tx.run(sql`delete from invoice_files where invoice_id = ${invoice_id}`),
  ])
}

/** Every field of a file has a row from the beginning. Sorted by name. */
export const listFields = (reader: Reader, invoice_id: string): Promise<StoredField[]> =>
  reader.many(sql`
    select field, source, confidence, reading, accepted_at, accepted_by, steps, contradictions,
      coalesce(field_waits(needs_check, accepted_at, contradictions), false) as needs_check
    from invoice_fields where invoice_id = ${invoice_id} order by field`)

export async function setFields(tx: Tx, invoice_id: string, states: readonly FieldState[]): Promise<void> {
  await Promise.all(
    states.map((state) =>
      tx.run(sql`
        insert into invoice_fields (invoice_id, field, source, confidence, reading, accepted_at, accepted_by, steps,
          contradictions)
        values (${invoice_id}, ${state.field}, ${state.source}, ${state.confidence}, ${state.reading},
          ${state.accepted_at}, ${state.accepted_by}, ${JSON.stringify(state.steps)}::text::jsonb,
          ${state.contradictions ? JSON.stringify(state.contradictions) : null}::text::jsonb)
        on conflict (invoice_id, field) do update set source = excluded.source, confidence = excluded.confidence,
          reading = excluded.reading, accepted_at = excluded.accepted_at, accepted_by = excluded.accepted_by,
          steps = excluded.steps, contradictions = excluded.contradictions`),
    ),
  )
}

/** Which of these stored files belong to an invoice. */
export const listKnownBlobs = async (reader: Reader, keys: readonly string[]): Promise<string[]> => {
  const rows = await reader.many<{ blob_key: string }>(
    sql`select blob_key from invoice_files where blob_key = any(${keys}::text[])`,
  )
  return rows.map(({ blob_key }) => blob_key)
}
