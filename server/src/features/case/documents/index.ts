export { DOCUMENTS_FOLDER, sendDocument } from './files.ts'
export { deleteEInvoice, setEInvoice, setEInvoiceMade } from './queries.e-invoice.ts'
export {
  ANSWER_FILES_OF_CLAIM,
  documentFromJson,
  findAnyDocument,
  listAnswerFiles,
  listMessageFiles,
  listNoteFiles,
} from './queries.ts'
export {
  E_INVOICE_AMOUNTS,
  type EInvoiceAmount,
  type EInvoiceFacts,
  type EInvoiceFault,
  type EInvoiceFaultCode,
  type EInvoiceKind,
  type EInvoiceSyntax,
  eInvoiceAmounts,
  eInvoiceRefusal,
  mayBeEInvoice,
  type ReadEInvoice,
} from './rules.e-invoice.ts'
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
  DOCUMENT_FILED,
  type DocumentRow,
  listDocumentsOf,
  listSeenDocuments,
  readAnyDocument,
  readDocument,
  removeNoteFiles,
  takeAnyDocument,
} from './service.ts'
