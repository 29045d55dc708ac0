import { documentVisibleTo } from '../../../audiences/visibility.ts'
import type { Caller } from '../../../kernel/caller.ts'
import { allOf, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type InJson, rowFromJson, rowsInJson } from '../../../platform/db/rows-in-json.ts'
import type { Listed } from '../../../platform/http/paging.ts'
import { type OfClaim, ofClaim } from '../claims/index.ts'
import { E_INVOICE, insertEInvoice } from './queries.e-invoice.ts'
import type { EInvoice } from './rules.e-invoice.ts'
import type { DocumentType, ProcessingStatus, UploadedVia, Visibility } from './rules.ts'

export type DocumentRow = {
  id: string
  organization_id: string
  claim_id: string
  blob_key: string
  filename: string
  original_filename: string
  file_size: number
  mime_type: string
  sha256: string
  document_type: DocumentType
  visibility: Visibility
  description: string | null
  processing_status: ProcessingStatus
  uploaded_via: UploadedVia
  uploaded_by: string | null
  /** The message that a debtor sent it with. */
  message_id: string | null
  /** The question that a creditor answered with it. */
  question_id: string | null
  /** The note of the team that it came with. */
  note_id: string | null
  released_at: Date | null
  first_released_at: Date | null
  retained_at: Date | null
  created_at: Date
  /** Of XML files alone, and only of those that may be e-invoices. */
  e_invoice: EInvoice | null
}

const COLUMNS = sql`d.id, d.organization_id, d.claim_id, d.blob_key, d.filename, d.original_filename, d.file_size, d.mime_type,
  d.sha256, d.document_type, d.visibility, d.description, d.processing_status, d.uploaded_via, d.uploaded_by, d.message_id,
  d.question_id, d.note_id, d.released_at, d.first_released_at, d.retained_at, d.created_at, ${E_INVOICE}`

const WITH_CLAIM = sql`documents d join claims l on l.organization_id = d.organization_id and l.id = d.claim_id`

export const findDocument = (reader: Reader, caller: Caller, id: string): Promise<DocumentRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from ${WITH_CLAIM} where d.id = ${id} and ${documentVisibleTo(caller)}`)

/** For the team: of every organisation, including retained ones. */
export const findAnyDocument = (reader: Reader, id: string): Promise<DocumentRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from documents d where d.id = ${id}`)

export const lockDocument = (tx: Tx, id: string): Promise<DocumentRow | undefined> =>
  tx.one(sql`select ${COLUMNS} from documents d where d.id = ${id} for update`)

export type DocumentFilter = { document_type?: DocumentType; processing_status?: ProcessingStatus }
export type Slice = { limit: number; offset: number }

function matching(claim: Statement, seen: Statement, { document_type, processing_status }: DocumentFilter): Statement {
  const conditions = [claim, seen]
  if (document_type) conditions.push(sql`d.document_type = ${document_type}`)
  if (processing_status) conditions.push(sql`d.processing_status = ${processing_status}`)
  return allOf(conditions)
}

const sliceOf = (from: Statement, condition: Statement, { limit, offset }: Slice): Statement => sql`
  select ${COLUMNS} from ${from} where ${condition}
  order by d.created_at desc, d.id desc limit ${limit} offset ${offset}`

/** A claim with a slice of what the caller sees of its documents, newest first. */
export function findClaimWithDocuments(
  reader: Reader,
  caller: Caller,
  { claim_id, filter, slice }: { claim_id: string; filter: DocumentFilter; slice: Slice },
): Promise<OfClaim<{ documents: InJson<DocumentRow>[]; total: number }> | undefined> {
  const of_claim = sql`d.organization_id = l.organization_id and d.claim_id = l.id`
  const condition = matching(of_claim, documentVisibleTo(caller), filter)
  const documents = rowsInJson(sliceOf(sql`documents d`, condition, slice))
  const total = sql`(select count(*)::int from documents d where ${condition})`
  return reader.one(ofClaim(caller, claim_id, sql`${documents} as documents, ${total} as total`))
}

export const documentFromJson = (row: InJson<DocumentRow>): DocumentRow =>
  rowFromJson(row, { released_at: true, first_released_at: true, retained_at: true, created_at: true })

async function listMatching(reader: Reader, condition: Statement, slice: Slice): Promise<Listed<DocumentRow>> {
  const [rows, count] = await Promise.all([
    reader.many<DocumentRow>(sliceOf(WITH_CLAIM, condition, slice)),
    reader.one<{ total: number }>(sql`select count(*)::int as total from ${WITH_CLAIM} where ${condition}`),
  ])
  return { rows, total: count?.total ?? 0 }
}

export const listDocuments = (
  reader: Reader,
  caller: Caller,
  { claim_id, filter, slice }: { claim_id: string; filter: DocumentFilter; slice: Slice },
): Promise<Listed<DocumentRow>> =>
  listMatching(reader, matching(sql`d.claim_id = ${claim_id}`, documentVisibleTo(caller), filter), slice)

export const listAnyDocuments = (
  reader: Reader,
  { claim_id, filter, slice }: { claim_id: string; filter: DocumentFilter; slice: Slice },
): Promise<Listed<DocumentRow>> =>
  listMatching(reader, matching(sql`d.claim_id = ${claim_id}`, sql`true`, filter), slice)

/** How many a claim has, and how many of them its debtor has sent. */
export const countDocuments = async (reader: Reader, claim_id: string): Promise<{ all: number; of_debtor: number }> =>
  (await reader.one(sql`
    select count(*)::int as "all", count(*) filter (where uploaded_via = 'debtor')::int as of_debtor
    from documents where claim_id = ${claim_id}`)) ?? { all: 0, of_debtor: 0 }

/** The files of a claim's messages, in the order in which they were sent. */
export const listMessageFiles = (reader: Reader, claim_id: string): Promise<DocumentRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from documents d where d.claim_id = ${claim_id} and d.message_id is not null
    order by d.created_at, d.id`)

const answerFilesWhere = (of_claim: Statement): Statement => sql`
  select ${COLUMNS} from documents d
  where ${of_claim} and d.question_id is not null and d.retained_at is null order by d.created_at, d.id`

/** The files that came with answers to questions about a claim, in the order in which they were sent. */
export const listAnswerFiles = (reader: Reader, claim_id: string): Promise<DocumentRow[]> =>
  reader.many(answerFilesWhere(sql`d.claim_id = ${claim_id}`))

/** The same as a column of a statement about the claim `l`. */
export const ANSWER_FILES_OF_CLAIM = rowsInJson(answerFilesWhere(sql`d.claim_id = l.id`))

/** The files of a claim's notes, in the order in which they were added. */
export const listNoteFiles = (reader: Reader, claim_id: string): Promise<DocumentRow[]> =>
  reader.many(sql`
    select ${COLUMNS} from documents d where d.claim_id = ${claim_id} and d.note_id is not null order by d.created_at, d.id`)

/** Those of a note that nobody but the team was shown. */
export const deleteNoteFiles = (
  tx: Tx,
  note_id: string,
): Promise<Pick<DocumentRow, 'blob_key' | 'organization_id'>[]> =>
  tx.many(sql`
    delete from documents where note_id = ${note_id} and visibility = 'team' and first_released_at is null
    returning blob_key, organization_id`)

export async function insertDocument(tx: Tx, row: DocumentRow): Promise<DocumentRow> {
  await tx.run(sql`
    insert into documents (id, organization_id, claim_id, blob_key, filename, original_filename, file_size, mime_type, sha256,
      document_type, visibility, description, processing_status, uploaded_via, uploaded_by, message_id, question_id,
      note_id, created_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.blob_key}, ${row.filename}, ${row.original_filename},
      ${row.file_size}, ${row.mime_type}, ${row.sha256}, ${row.document_type}, ${row.visibility}, ${row.description},
      ${row.processing_status}, ${row.uploaded_via}, ${row.uploaded_by}, ${row.message_id},
      ${row.question_id}, ${row.note_id}, ${row.created_at})`)
  if (row.e_invoice) await insertEInvoice(tx, row)
  return row
}

export const setVisibility = (tx: Tx, { id, organization_id, visibility }: DocumentRow): Promise<number> =>
  tx.run(sql`update documents set visibility = ${visibility} where id = ${id} and organization_id = ${organization_id}`)

export async function setReleased(tx: Tx, row: DocumentRow): Promise<DocumentRow> {
  await tx.run(sql`
    update documents set released_at = ${row.released_at}, first_released_at = ${row.first_released_at},
      retained_at = ${row.retained_at}
    where id = ${row.id} and organization_id = ${row.organization_id}`)
  return row
}

export const deleteDocument = (tx: Tx, { id, organization_id }: DocumentRow): Promise<number> =>
  tx.run(sql`delete from documents where id = ${id} and organization_id = ${organization_id}`)

export type DocumentClaim = { court_approved_at: Date | null; filed_at: Date | null }

/** The caller has checked that the document may be seen. Locks the claim until commit, as every command does first. */
export const lockClaimFacts = (
  tx: Tx,
  { claim_id }: Pick<DocumentRow, 'claim_id'>,
): Promise<DocumentClaim | undefined> =>
  tx.one(sql`select l.court_approved_at, l.filed_at from claims l where l.id = ${claim_id} for update of l`)

/** Which of these stored files have a row. */
export const listKnownBlobs = async (reader: Reader, keys: readonly string[]): Promise<string[]> =>
  (
    await reader.many<{ blob_key: string }>(sql`select blob_key from documents where blob_key = any(${keys}::text[])`)
  ).map(({ blob_key }) => blob_key)
