export { sendCourtFeeInvoice, sweepCourtFeeInvoices } from './court-fee-invoice.ts'
export { listForgedInvoices } from './queries.ts'
export { followStatus, issueCourtFeeInvoice } from './service.ts'
