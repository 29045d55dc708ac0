import type { Caller, CreditorPerson, DebtorCaller, OperatorCaller, TokenCaller } from '../../../kernel/caller.ts'
import { AppError, conflict, type Fault, invalid } from '../../../kernel/errors.ts'
import type { Reader, Tx } from '../../../platform/db/db.ts'
import { happening } from '../../../platform/happenings.ts'
import type { ReceivedFile } from '../../../platform/http/upload.ts'
import { newId } from '../../../platform/ids.ts'
import { eraseBlob } from '../../../platform/storage/sweep.ts'
import type { Work } from '../../../platform/work.ts'
import { recordActivity, takeClaim } from '../claims/index.ts'
import {
  countDocuments,
  type DocumentRow,
  deleteDocument,
  deleteNoteFiles,
  findAnyDocument,
  findDocument,
  insertDocument,
  listAnyDocuments,
  listDocuments,
  lockClaimFacts,
  lockDocument,
  setReleased,
  setVisibility,
} from './queries.ts'
import { mayBeEInvoice } from './rules.e-invoice.ts'
import {
  DEBTOR_FILES,
  DOCUMENT_NOT_FOUND,
  DOCUMENTS_MAX,
  mustBeRetained,
  NOT_THROUGH_THE_API,
  type Visibility,
} from './rules.ts'
import type { DocumentFields } from './schema.ts'

export const documentNotFound = (): AppError =>
  new AppError('not_found', { code: 'document_not_found', message: DOCUMENT_NOT_FOUND }, { bare: true })

/** All documents of a claim, for the team, newest first. */
export const listDocumentsOf = async (reader: Reader, claim_id: string): Promise<DocumentRow[]> =>
  (await listAnyDocuments(reader, { claim_id, filter: {}, slice: { limit: DOCUMENTS_MAX, offset: 0 } })).rows

/** Those of a claim that a caller may see, newest first. */
export const listSeenDocuments = async (reader: Reader, caller: Caller, claim_id: string): Promise<DocumentRow[]> =>
  (await listDocuments(reader, caller, { claim_id, filter: {}, slice: { limit: DOCUMENTS_MAX, offset: 0 } })).rows

export type { DocumentRow }

export type NewDocument = { readonly fields: DocumentFields; readonly file: ReceivedFile }

/** Reads a document. One that the caller may not see is not found. */
export async function readDocument(reader: Reader, caller: Caller, id: string): Promise<DocumentRow> {
  const document = await findDocument(reader, caller, id)
  if (!document) throw documentNotFound()
  return document
}

export async function readAnyDocument(reader: Reader, id: string): Promise<DocumentRow> {
  const document = await findAnyDocument(reader, id)
  if (!document) throw documentNotFound()
  return document
}

/** A document that came with nothing else. */
const OF_NOTHING = { message_id: null, question_id: null, note_id: null } as const

/** Adds a document, for a partner or for the team in any organisation. A closed claim takes documents too. */
export async function addDocument(
  work: Work<TokenCaller | OperatorCaller>,
  claim_id: string,
  document: NewDocument,
): Promise<DocumentRow> {
  const claim = await takeClaim(work, claim_id)
  const uploaded_via = work.caller.type === 'operator' ? 'operator' : 'api'
  return fileDocument(work, claim, document, { uploaded_via, ...OF_NOTHING })
}

/** What a debtor sends with a message. The claim is locked by the caller. */
export async function addDebtorFiles(
  work: Work<DebtorCaller>,
  claim: { id: string; organization_id: string },
  { files, message_id }: { readonly files: readonly ReceivedFile[]; readonly message_id: string },
): Promise<DocumentRow[]> {
  const { of_debtor } = await countDocuments(work.tx, claim.id)
  if (of_debtor + files.length > DEBTOR_FILES.per_claim)
    throw invalid({
      field: 'file',
      code: 'limit_reached',
      message: `makes more than ${DEBTOR_FILES.per_claim} files for this case`,
    })
  const fields = { documentType: 'correspondence', visibility: 'team' } as const
  const filed: DocumentRow[] = []
  for (const file of files)
    filed.push(await fileDocument(work, claim, { fields, file }, { ...OF_NOTHING, uploaded_via: 'debtor', message_id }))
  return filed
}

/** What one of a creditor's people answers a question with. The claim is locked by the caller. */
export async function addAnswerFiles(
  work: Work,
  claim: { id: string; organization_id: string },
  { files, question_id }: { readonly files: readonly ReceivedFile[]; readonly question_id: string },
): Promise<DocumentRow[]> {
  const fields = { documentType: 'correspondence', visibility: 'creditor' } as const
  const filed: DocumentRow[] = []
  for (const file of files)
    filed.push(
      await fileDocument(work, claim, { fields, file }, { ...OF_NOTHING, uploaded_via: 'creditor', question_id }),
    )
  return filed
}

/** What came with a note of the team: for nobody else. The claim is locked by the caller. */
export const addNoteFile = (
  work: Work<OperatorCaller>,
  claim: { id: string; organization_id: string },
  { file, note_id }: { readonly file: ReceivedFile; readonly note_id: string },
): Promise<DocumentRow> => {
  const fields = { documentType: 'general', visibility: 'team' } as const
  return fileDocument(work, claim, { fields, file }, { ...OF_NOTHING, uploaded_via: 'operator', note_id })
}

/** What somebody else was shown stays. */
export async function removeNoteFiles(tx: Tx, note_id: string): Promise<void> {
  for (const { blob_key, organization_id } of await deleteNoteFiles(tx, note_id))
    eraseBlob(tx, blob_key, organization_id)
}

/** What one of the creditor's people sends. The partner sees it too. */
export async function addCreditorFiles(
  work: Work<CreditorPerson>,
  claim_id: string,
  { fields, files }: { readonly fields: Omit<DocumentFields, 'visibility'>; readonly files: readonly ReceivedFile[] },
): Promise<DocumentRow[]> {
  const claim = await takeClaim(work, claim_id)
  const from = { uploaded_via: 'creditor', ...OF_NOTHING } as const
  const filed: DocumentRow[] = []
  for (const file of files)
    filed.push(await fileDocument(work, claim, { fields: { ...fields, visibility: 'creditor' }, file }, from))
  return filed
}

/** Whoever has sent it. */
export const DOCUMENT_FILED = happening<{ document: DocumentRow }>('document filed')

/** The claim is locked, so that the limit holds when two uploads arrive at once. */
async function fileDocument(
  work: Work,
  claim: { id: string; organization_id: string },
  {
    fields,
    file,
  }: { fields: Omit<DocumentFields, 'visibility'> & { visibility?: Visibility | undefined }; file: ReceivedFile },
  from: Pick<DocumentRow, 'uploaded_via' | 'message_id' | 'question_id' | 'note_id'>,
): Promise<DocumentRow> {
  if ((await countDocuments(work.tx, claim.id)).all >= DOCUMENTS_MAX) {
    throw invalid({
      field: 'claim_id',
      code: 'limit_reached',
      message: `the claim has ${DOCUMENTS_MAX} documents already`,
      values: { max: DOCUMENTS_MAX },
    })
  }
  const document = await insertDocument(work.tx, {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    blob_key: file.key,
    filename: file.filename,
    original_filename: file.original_filename,
    file_size: file.bytes,
    mime_type: file.mime_type,
    sha256: file.sha256,
    document_type: fields.documentType ?? 'additional_document',
    visibility: fields.visibility ?? 'creditor',
    description: fields.description?.trim() ? fields.description : null,
    processing_status: 'uploaded',
    ...from,
    uploaded_by: work.caller.id,
    released_at: null,
    first_released_at: null,
    retained_at: null,
    created_at: work.now,
    e_invoice: mayBeEInvoice(file) ? { is_read: false } : null,
  })
  await log(work, document, 'document.uploaded', { document_type: document.document_type })
  await work.tell(DOCUMENT_FILED, { document })
  return document
}

const log = (work: Work, document: DocumentRow, action: string, details: Record<string, unknown> = {}) =>
  recordActivity(
    work,
    { id: document.claim_id, organization_id: document.organization_id },
    {
      action,
      details: { document_id: document.id, ...details },
    },
  )

/** Applies the four delete rules. Returns whether the document is retained, visible to the team alone. */
export async function removeDocument(work: Work<TokenCaller>, id: string): Promise<{ retained: boolean }> {
  // load: the claim is locked first, as everywhere
  const { claim_id } = await readDocument(work.tx, work.caller, id)
  const claim = await takeClaim(work, claim_id)
  await lockDocument(work.tx, id)
  const document = await readDocument(work.tx, work.caller, id)

  // judge
  if (document.uploaded_via !== 'api') {
    const fault: Fault = { code: 'not_uploaded_through_api', message: NOT_THROUGH_THE_API }
    throw new AppError('forbidden', fault, { bare: true })
  }
  const retained = mustBeRetained({ ...claim, ...document })

  // write
  if (retained) await setReleased(work.tx, { ...document, released_at: null, retained_at: work.now })
  else {
    await deleteDocument(work.tx, document)
    eraseBlob(work.tx, document.blob_key, document.organization_id)
  }
  await log(work, document, 'document.deleted', { original_filename: document.original_filename, retained })
  return { retained }
}

/** Locks the claim first, as everywhere: writing its log needs that lock later, and another order could deadlock. */
export async function takeAnyDocument(work: Work<OperatorCaller>, id: string): Promise<DocumentRow> {
  await lockClaimFacts(work.tx, await readAnyDocument(work.tx, id))
  const document = await lockDocument(work.tx, id)
  if (!document) throw documentNotFound()
  return document
}

/** Shows a document in the debtor portal. That it was shown is remembered for ever. */
export async function releaseDocument(work: Work<OperatorCaller>, id: string): Promise<DocumentRow> {
  const document = await takeAnyDocument(work, id)
  if (document.retained_at)
    throw conflict('document_retained', 'The document was deleted by the partner and is kept as evidence only')
  if (document.released_at) return document
  const first_released_at = document.first_released_at ?? work.now
  await log(work, document, 'document.released')
  return setReleased(work.tx, { ...document, released_at: work.now, first_released_at })
}

export async function takeBackDocument(work: Work<OperatorCaller>, id: string): Promise<DocumentRow> {
  const document = await takeAnyDocument(work, id)
  if (!document.released_at) return document
  await log(work, document, 'document.taken_back')
  return setReleased(work.tx, { ...document, released_at: null })
}

/** Shows a file of the debtor to the creditor and its partner. What was shown cannot be unseen, so it stays shown. */
export async function shareDocument(work: Work<OperatorCaller>, id: string): Promise<DocumentRow> {
  const document = await takeAnyDocument(work, id)
  if (document.visibility !== 'team') return document
  const shared = { ...document, visibility: 'creditor' as const }
  await setVisibility(work.tx, shared)
  await log(work, document, 'document.shared')
  return shared
}
