export { readBareBlob, readInvoiceBlob, unreadableFor } from './file-reader.ts'
export { startReading } from './jobs.ts'
export type { BareDigest } from './reading/bare/digest.ts'
export type { BareInvoice, Line, Party } from './reading/bare/invoice.ts'
export type { InvoiceDigest, Recipient } from './reading/digest.ts'
export { storableReading } from './rules.storable.ts'
export {
  FIELDS,
  type FieldName,
  type FieldReading,
  INVOICES_FOLDER,
  isCertainReading,
  offeredFields,
  WRONG_FILE,
} from './rules.ts'
export { addInvoiceFile, dropFile, type GivenFile, settleSent, submitInvoiceFile } from './service.ts'
