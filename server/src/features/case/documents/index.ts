export { DOCUMENTS_FOLDER, sendDocument } from './files.ts'
export { listMessageFiles } from './queries.ts'
export {
  CREDITOR_FILES_MAX,
  DEBTOR_FILES,
  DEBTOR_KINDS,
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  UPLOADED_VIA,
  WRONG_KIND,
} from './rules.ts'
export { TeamDocument, teamDocumentOut } from './schema.ts'
export {
  addCreditorFiles,
  addDebtorFiles,
  addDocument,
  type DocumentRow,
  listDocumentsOf,
  listSeenDocuments,
  readDocument,
} from './service.ts'
