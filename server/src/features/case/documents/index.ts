export { DOCUMENTS_FOLDER, sendDocument } from './files.ts'
export { listAnswerFiles, listMessageFiles, listNoteFiles } from './queries.ts'
export {
  ANSWER_FILES_MAX,
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
  addAnswerFiles,
  addCreditorFiles,
  addDebtorFiles,
  addDocument,
  addNoteFile,
  type DocumentRow,
  listDocumentsOf,
  listSeenDocuments,
  readDocument,
  removeNoteFiles,
} from './service.ts'
