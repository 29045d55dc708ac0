export { readInvoiceFile } from './invoice-file.ts'
export { countCourtFeeInvoices, listCourtFeeInvoices } from './queries.ts'
export { CourtFeeInvoice, courtFeeInvoiceOut } from './schema.ts'
export { issueCourtFeeInvoice, sendCourtFeeInvoice, sweepCourtFeeInvoices } from './service.ts'
