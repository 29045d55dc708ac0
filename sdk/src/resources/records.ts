import type { Api } from '../api.ts'
import type { Query } from '../operations.ts'
import type { CallOptions } from '../options.ts'

/** Payments, documents and revenue shares by their own ids. */
export const paymentsOf = (api: Api) => ({
  get: (id: string, options?: CallOptions) => api.data('getPayment', { path: { id } }, options),
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
