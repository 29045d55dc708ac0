import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../../../kernel/errors.ts'
import { type StoredFile, sendFile } from '../../../platform/http/download.ts'
import type { UploadRules } from '../../../platform/http/upload.ts'
import { BlobMissing, type Storage } from '../../../platform/storage/storage.ts'
import type { DocumentRow } from './queries.ts'
import { DOCUMENT_KINDS, WRONG_KIND } from './rules.ts'
import { DocumentFields } from './schema.ts'

/** The first segment of the key of every document in the storage. */
export const DOCUMENTS_FOLDER = 'documents'

/** The rules for an uploaded document, and what its sender may not ask for. */
export const documentRules = (check: (fields: DocumentFields) => Problem[]): UploadRules<typeof DocumentFields> => ({
  fields: DocumentFields,
  check,
  kinds: DOCUMENT_KINDS,
  wrong_kind: WRONG_KIND,
  folder: DOCUMENTS_FOLDER,
})

const fileOf = ({ blob_key, file_size, sha256, mime_type, original_filename }: DocumentRow): StoredFile => ({
  key: blob_key,
  bytes: file_size,
  sha256,
  mime_type,
  original_filename,
})

/** A document that is deleted between reading its row and its file is not found, like any deleted document. */
export async function sendDocument(
  storage: Storage,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  readRow: () => Promise<DocumentRow>,
): Promise<FastifyReply> {
  try {
    return await sendFile(storage, { request, reply, file: fileOf(await readRow()) })
  } catch (error) {
    if (error instanceof BlobMissing) await readRow()
    throw error
  }
}
