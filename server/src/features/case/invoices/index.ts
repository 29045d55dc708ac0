export { claimedCents, EXTRACTION_STATUSES } from './rules.ts'
export { Invoice, type InvoiceCreate, invoiceOut } from './schema.ts'
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
  takeAnyInvoice,
} from './service.ts'
