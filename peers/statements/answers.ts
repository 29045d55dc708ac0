import { type ClaimRow, claimOut, type InvoiceRow, invoiceOut } from '../fastify/answers.ts'

/** The rows of the product's statements have more than the peer's own, which its answers have too. */
type FullInvoice = InvoiceRow & { credited_cents: number }

const fullInvoiceOut = (row: FullInvoice) => ({
  ...invoiceOut(row),
  data_extraction_problem: null,
  credited_amount: row.credited_cents / 100,
})

export const claimWithInvoicesOut = ({ invoices, ...claim }: ClaimRow & { invoices: FullInvoice[] }) => ({
  ...claimOut(claim),
  invoices: invoices.map(fullInvoiceOut),
})
