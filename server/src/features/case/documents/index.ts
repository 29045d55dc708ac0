export { sendDocument } from './files.ts'
export { TeamDocument, teamDocumentOut } from './schema.ts'
export { addDocument, type DocumentRow, listDocumentsOf, listSeenDocuments, readDocument } from './service.ts'
