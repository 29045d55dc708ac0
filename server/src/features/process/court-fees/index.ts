export { sendCourtFeeInvoice, sweepCourtFeeInvoices } from './court-fee-invoice.ts'
export { INVOICES_PATH } from './invoice-list-page.ts'
export {
  type CourtFeeInvoiceRow,
  countCourtFeeInvoices,
  listCourtFeeInvoices,
  listForgedInvoices,
} from './queries.ts'
export { CreditorCourtFeeInvoice, creditorInvoiceOut } from './schema.ts'
export { followStatus, issueCourtFeeInvoice, markInvoicesSettled } from './service.ts'
