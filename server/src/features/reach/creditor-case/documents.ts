import { type Static, Type } from 'typebox'
import { oneOf, strictObject } from '../../../kernel/wire.ts'
import type { UploadRules } from '../../../platform/http/upload.ts'
import {
  CREDITOR_FILES_MAX,
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  DOCUMENTS_FOLDER,
  WRONG_KIND,
} from '../../case/documents/index.ts'

/** As in the partner API. What a creditor sends is always for creditors. */
const CreditorDocumentFields = strictObject('CreditorDocumentFields', {
  documentType: Type.Optional(oneOf(DOCUMENT_TYPES)),
  description: Type.Optional(Type.String({ maxLength: 2000 })),
  visibility: Type.Optional(oneOf(['creditor'])),
})
export type CreditorDocumentFields = Static<typeof CreditorDocumentFields>

export const DOCUMENT_RULES: UploadRules<typeof CreditorDocumentFields> = {
  fields: CreditorDocumentFields,
  check: (_, files) => (files > 0 ? [] : [{ field: 'file', code: 'required', message: 'is required' }]),
  kinds: DOCUMENT_KINDS,
  wrong_kind: WRONG_KIND,
  folder: DOCUMENTS_FOLDER,
  files_max: CREDITOR_FILES_MAX,
}
