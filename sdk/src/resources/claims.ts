import type { Api } from '../api.ts'
import type { Body, Query, Schema } from '../operations.ts'
import type { CallOptions } from '../options.ts'
import type { FileSource } from '../uploads.ts'

type AmountField = 'total_amount' | 'invoice_amount_net' | 'creditor_reminder_fees_incurred'
/** What you know about an invoice besides its file; the rest is read from the file. */
export type InvoiceUpload = Omit<Schema<'InvoiceUpload'>, 'file' | AmountField> & {
  file: FileSource
} & { [Name in AmountField]?: number | string }
export type DocumentUpload = Omit<Schema<'DocumentUpload'>, 'file'> & { file: FileSource }

export const claimsOf = (api: Api) => ({
  create: (body: Body<'createClaim'>, options?: CallOptions) => api.data('createClaim', { body }, options),
  /**
   * Up to 500 cases at once, each with its customer, debtor and invoices. A wrong item fails alone; sending the whole
   * again is safe, since `partner_reference` says which case an item is.
   */
  createMany: (items: Body<'createClaims'>['items'], options?: CallOptions) =>
    api.data('createClaims', { body: { items } }, options),
  list: (query: Omit<Query<'listClaims'>, 'page'> = {}, options?: CallOptions) =>
    api.list('listClaims', { query }, options),
  /** With its invoices. */
  get: (id: string, options?: CallOptions) => api.data('getClaim', { path: { id } }, options),
  update: (id: string, body: Body<'changeClaim'>, options?: CallOptions) =>
    api.data('changeClaim', { path: { id }, body }, options),
  /** Which of these claims differ between the service and your own copy. */
  drift: (body: Body<'findDrift'>, options?: CallOptions) => api.data('findDrift', { body }, options),
  /** What is owed at the end of a day, line by line. */
  balance: (id: string, query: Query<'getBalance'> = {}, options?: CallOptions) =>
    api.data('getBalance', { path: { id }, query }, options),
  /** What the service earned on a claim, reversals included. */
  fees: (claim_id: string, options?: CallOptions) => api.data('listFees', { path: { claim_id } }, options),
  installmentPlan: (claim_id: string, options?: CallOptions) =>
    api.data('getInstallmentPlan', { path: { claim_id } }, options),
  /** What is still missing before the court step can be filed, each with the call that supplies it. */
  courtReadiness: (claim_id: string, options?: CallOptions) =>
    api.data('getCourtReadiness', { path: { claim_id } }, options),
  lawsuitDecision: lawsuitDecisionOf(api),
  invoices: invoicesOf(api),
  payments: paymentsOf(api),
  questions: questionsOf(api),
  documents: documentsOf(api),
})

const lawsuitDecisionOf = (api: Api) => ({
  /** What going to court would cost, and whether the decision is open. */
  estimate: (claim_id: string, options?: CallOptions) => api.data('estimateLawsuit', { path: { claim_id } }, options),
  /** Once per claim. */
  create: (claim_id: string, body: Body<'decideLawsuit'>, options?: CallOptions) =>
    api.data('decideLawsuit', { path: { claim_id }, body }, options),
  /** Mails the creditor a link to decide without an account; `url` is null unless partners may forward links. */
  link: (claim_id: string, options?: CallOptions) => api.data('offerLawsuitDecision', { path: { claim_id } }, options),
})

const invoicesOf = (api: Api) => ({
  /** Adds an invoice without a file. */
  create: (claim_id: string, body: Body<'enterInvoice'>, options?: CallOptions) =>
    api.data('enterInvoice', { path: { claim_id }, body }, options),
  /** Uploads a PDF; missing fields are read from it a little later. */
  upload: (claim_id: string, upload: InvoiceUpload, options?: CallOptions) =>
    api.data('uploadInvoice', { path: { claim_id }, upload }, options),
  list: (claim_id: string, options?: CallOptions) => api.data('listInvoices', { path: { claim_id } }, options),
})

const paymentsOf = (api: Api) => ({
  create: (claim_id: string, body: Body<'createPayment'>, options?: CallOptions) =>
    api.data('createPayment', { path: { claim_id }, body }, options),
  list: (claim_id: string, options?: CallOptions) => api.data('listPayments', { path: { claim_id } }, options),
})

const questionsOf = (api: Api) => ({
  /** What the service team asked about a claim, with the answers. */
  list: (claim_id: string, options?: CallOptions) => api.data('listQuestions', { path: { claim_id } }, options),
})

const documentsOf = (api: Api) => ({
  upload: (claim_id: string, upload: DocumentUpload, options?: CallOptions) =>
    api.data('uploadDocument', { path: { claim_id }, upload }, options),
  list: (claim_id: string, query: Omit<Query<'listDocuments'>, 'offset'> = {}, options?: CallOptions) =>
    api.list('listDocuments', { path: { claim_id }, query }, options),
})
