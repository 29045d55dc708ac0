export { issueCourtFeeInvoice, sendCourtFeeInvoice, sweepCourtFeeInvoices } from './court-fee-invoice.ts'
export { listForgedInvoices } from './queries.ts'
