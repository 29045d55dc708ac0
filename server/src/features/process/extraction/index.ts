export { INVOICES_TO_CHECK } from './queries.check.ts'
export { submitInvoiceFile } from './service.ts'
