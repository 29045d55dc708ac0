export { INVOICES_TO_CHECK } from './queries.check.ts'
export { dropFile, settleSent, submitInvoiceFile } from './service.ts'
