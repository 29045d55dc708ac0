export { FIELD_WAITS, submitInvoiceFile } from './service.ts'
