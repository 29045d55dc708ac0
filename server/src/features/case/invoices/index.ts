export { INVOICE_MENDED, INVOICE_REMOVED, refuseOnceDemanded, refuseSplit } from './mending.ts'
export {
  type CreditRow,
  type DoubleRow,
  insertSplit,
  listCredits,
  listDoubles,
  STANDING_DOUBLES,
  setSplit,
} from './queries.ts'
export {
  CONTRADICTIONS,
  type Contradiction,
  DOCUMENT_KINDS,
  DOUBTS,
  type DocumentKind,
  type Doubt,
  FAILURE_CODES,
  FAILURES,
  failureCode,
  problemSentences,
} from './rules.problems.ts'
export { claimedCents, EXTRACTION_STATUSES } from './rules.ts'
export {
  COLUMN_OF,
  INVOICE_WORDS,
  Invoice,
  InvoiceAnswer,
  InvoiceCreate,
  InvoiceFields,
  invoiceOut,
  TeamInvoice,
  teamInvoiceOut,
  withoutNames,
} from './schema.ts'
export {
  addInvoice,
  changeInvoice,
  enterInvoice,
  factsOf,
  type InvoiceFacts,
  type InvoiceRow,
  listInvoices,
  readAnyInvoice,
  type TakenInvoice,
  TOTAL_BELOW_PAID,
  takeInvoice,
  takeInvoiceIfAny,
} from './service.ts'
export { fileWithInvoices } from './submitting.ts'
