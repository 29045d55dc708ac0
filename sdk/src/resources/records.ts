import type { Api } from '../api.ts'
import type { Download } from '../downloads.ts'
import type { CallOptions } from '../options.ts'
import type { CountedPage, Listing } from '../paging.ts'
import type {
  DeleteDocumentResult,
  Invoice,
  InvoiceChange,
  InvoiceCredit,
  InvoiceSplit,
  ListRevenueSharesQuery,
  ListRevenueStatementsQuery,
  Payment,
  Question,
  QuestionAnswer,
  RevenueShare,
  RevenueStatement,
  SplitInvoice,
} from '../schemas.generated.ts'

/** Invoices by their own ids. */
export interface Invoices extends ReturnType<typeof invoicesOf> {}
/** Payments by their own ids. */
export interface Payments extends ReturnType<typeof paymentsOf> {}
/** Questions by their own ids. */
export interface Questions extends ReturnType<typeof questionsOf> {}
/** Documents by their own ids. */
export interface Documents extends ReturnType<typeof documentsOf> {}
/** Your part of the fees. */
export interface RevenueShares extends ReturnType<typeof revenueSharesOf> {}
/** What you were paid. */
export interface RevenueStatements extends ReturnType<typeof revenueStatementsOf> {}

export const invoicesOf = (api: Api) => ({
  /** One invoice. */
  get(id: string, options?: CallOptions): Promise<Invoice> {
    return api.data('getInvoice', { path: { id } }, options)
  },
  /** Corrects an invoice while the claim is at `new` or `in_processing`; null clears a field. */
  update(id: string, body: InvoiceChange, options?: CallOptions): Promise<Invoice> {
    return api.data('changeInvoice', { path: { id }, body }, options)
  },
  /** Deletes an invoice, with its file, while the claim is at `new` or `in_processing`. */
  async delete(id: string, options?: CallOptions): Promise<void> {
    await api.call('deleteInvoice', { path: { id } }, options)
  },
  /** Gives up a part of it, or all of it. Possible until the claim is closed. */
  credit(id: string, body: InvoiceCredit, options?: CallOptions): Promise<Invoice> {
    return api.data('creditInvoice', { path: { id }, body }, options)
  },
  /** Splits a file with several invoices, where they were found or at the pages that are named. */
  split(id: string, body: InvoiceSplit = {}, options?: CallOptions): Promise<SplitInvoice> {
    return api.data('splitInvoice', { path: { id }, body }, options)
  },
})

export const paymentsOf = (api: Api) => ({
  /** One payment. */
  get(id: string, options?: CallOptions): Promise<Payment> {
    return api.data('getPayment', { path: { id } }, options)
  },
})

export const questionsOf = (api: Api) => ({
  /** Answers a question. Refused once the creditor, or another token, has answered. */
  answer(id: string, body: QuestionAnswer, options?: CallOptions): Promise<Question> {
    return api.data('answerQuestion', { path: { id }, body }, options)
  },
})

export const documentsOf = (api: Api) => ({
  /** The file itself, read as it arrives. */
  download(id: string, options?: CallOptions): Promise<Download> {
    return api.download('downloadDocument', { path: { id } }, options)
  },
  /** Deletes a document. `retained` is true when the service team keeps it, though nobody else sees it any more. */
  delete(id: string, options?: CallOptions): Promise<DeleteDocumentResult> {
    return api.data('deleteDocument', { path: { id } }, options)
  },
})

export const revenueSharesOf = (api: Api) => ({
  /** Your part of the fees that the service earned on claims of your customers, newest first. */
  list(query: ListRevenueSharesQuery = {}, options?: CallOptions): Listing<RevenueShare, CountedPage<RevenueShare>> {
    return api.list('listRevenueShares', { query }, options)
  },
  /** What you were paid. */
  statements: revenueStatementsOf(api) as RevenueStatements,
})

const revenueStatementsOf = (api: Api) => ({
  /** What you were paid, newest first; the id is `payout_id` of the shares. */
  list(
    query: ListRevenueStatementsQuery = {},
    options?: CallOptions,
  ): Listing<RevenueStatement, CountedPage<RevenueStatement>> {
    return api.list('listRevenueStatements', { query }, options)
  },
  /** A statement for a spreadsheet: one line for each share. */
  csv(id: string, options?: CallOptions): Promise<Download> {
    return api.download('downloadRevenueStatementCsv', { path: { id } }, options)
  },
  /** A statement for people. */
  pdf(id: string, options?: CallOptions): Promise<Download> {
    return api.download('downloadRevenueStatementPdf', { path: { id } }, options)
  },
})
