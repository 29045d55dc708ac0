export { DOCUMENTS_FOLDER, sendDocument } from './files.ts'
export { listMessageFiles } from './queries.ts'
export { DEBTOR_FILES, DEBTOR_KINDS } from './rules.ts'
export { TeamDocument, teamDocumentOut } from './schema.ts'
export {
  addDebtorFiles,
  addDocument,
  type DocumentRow,
  listDocumentsOf,
  listSeenDocuments,
  readDocument,
} from './service.ts'
