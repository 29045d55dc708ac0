export { TeamDocument, teamDocumentOut } from './schema.ts'
export { addDocument, type DocumentRow, listDocumentsOf } from './service.ts'
