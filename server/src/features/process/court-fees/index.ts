export { issueCourtFeeInvoice, sendCourtFeeInvoice, sweepCourtFeeInvoices } from './court-fee-invoice.ts'
