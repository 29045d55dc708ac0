import type { Api } from '../api.ts'
import type { Body, Query } from '../operations.ts'
import type { CallOptions } from '../options.ts'

/** Invoices, payments, questions, documents and revenue shares by their own ids. */
export const invoicesOf = (api: Api) => ({
  get: (id: string, options?: CallOptions) => api.data('getInvoice', { path: { id } }, options),
  /** While the claim is at `new` or `in_processing`; null clears a field. */
  update: (id: string, body: Body<'changeInvoice'>, options?: CallOptions) =>
    api.data('changeInvoice', { path: { id }, body }, options),
  /** While the claim is at `new` or `in_processing`. */
  async delete(id: string, options?: CallOptions): Promise<void> {
    await api.call('deleteInvoice', { path: { id } }, options)
  },
  /** Gives up a part of it, or all of it. Possible until the claim is closed. */
  credit: (id: string, body: Body<'creditInvoice'>, options?: CallOptions) =>
    api.data('creditInvoice', { path: { id }, body }, options),
})

export const paymentsOf = (api: Api) => ({
  get: (id: string, options?: CallOptions) => api.data('getPayment', { path: { id } }, options),
})

export const questionsOf = (api: Api) => ({
  /** Refused once the creditor, or another token, has answered. */
  answer: (id: string, body: Body<'answerQuestion'>, options?: CallOptions) =>
    api.data('answerQuestion', { path: { id }, body }, options),
})

export const documentsOf = (api: Api) => ({
  download: (id: string, options?: CallOptions) => api.download('downloadDocument', { path: { id } }, options),
  /** `retained` is true when the service team keeps the document, though nobody else sees it any more. */
  delete: (id: string, options?: CallOptions) => api.data('deleteDocument', { path: { id } }, options),
})

export const revenueSharesOf = (api: Api) => ({
  list: (query: Omit<Query<'listRevenueShares'>, 'page'> = {}, options?: CallOptions) =>
    api.list('listRevenueShares', { query }, options),
  statements: {
    list: (query: Omit<Query<'listRevenueStatements'>, 'page'> = {}, options?: CallOptions) =>
      api.list('listRevenueStatements', { query }, options),
    csv: (id: string, options?: CallOptions) => api.download('downloadRevenueStatementCsv', { path: { id } }, options),
    pdf: (id: string, options?: CallOptions) => api.download('downloadRevenueStatementPdf', { path: { id } }, options),
  },
})
