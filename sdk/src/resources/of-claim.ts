import type { Api } from '../api.ts'
import type { LawsuitDecisionBody } from '../bodies.ts'
import type { CallOptions } from '../options.ts'
import type { Listing, PartOfList } from '../paging.ts'
import type * as Wire from '../schemas.generated.ts'
import type { FileSource } from '../uploads.ts'

type Invoice = Wire.Invoice
type Payment = Wire.Payment

/** An amount in EUR, as a number or as text such as `480.00`. */
export type AmountText = number | string

/** An invoice as a PDF, and what you know about it; the rest is read from the file. */
export interface InvoiceUpload
  extends Omit<Wire.InvoiceUpload, 'file' | 'total_amount' | 'invoice_amount_net' | 'creditor_reminder_fees_incurred'> {
  /** The PDF. */
  file: FileSource
  /** What is owed with VAT, in EUR. */
  total_amount?: AmountText | undefined
  /** What is owed without VAT, in EUR. */
  invoice_amount_net?: AmountText | undefined
  /** What the creditor's own reminders have cost, in EUR. */
  creditor_reminder_fees_incurred?: AmountText | undefined
}

/** A file that is attached to a claim. */
export interface DocumentUpload extends Omit<Wire.DocumentUpload, 'file'> {
  /** PDF, DOC, DOCX, XLS, XLSX, TXT, XML, PNG, JPG, GIF or WEBP. */
  file: FileSource
}

/** Whether a claim goes to court. */
export interface LawsuitDecisions extends ReturnType<typeof lawsuitDecisionsOf> {}
/** The invoices of a claim. */
export interface ClaimInvoices extends ReturnType<typeof claimInvoicesOf> {}
/** The payments on a claim. */
export interface ClaimPayments extends ReturnType<typeof claimPaymentsOf> {}
/** What the service team asked about a claim. */
export interface ClaimQuestions extends ReturnType<typeof claimQuestionsOf> {}
/** The files of a claim. */
export interface ClaimDocuments extends ReturnType<typeof claimDocumentsOf> {}

export const lawsuitDecisionsOf = (api: Api) => ({
  /** What going to court would cost, and whether the decision is open. */
  estimate(claim_id: string, options?: CallOptions): Promise<Wire.LawsuitEstimate> {
    return api.data('estimateLawsuit', { path: { claim_id } }, options)
  },
  /** Records whether the creditor goes to court. Once per claim. */
  create(claim_id: string, body: LawsuitDecisionBody, options?: CallOptions): Promise<Wire.LawsuitDecision> {
    return api.data('decideLawsuit', { path: { claim_id }, body }, options)
  },
  /** Mails the creditor a link to decide without an account; `url` is null unless partners may forward links. */
  link(claim_id: string, options?: CallOptions): Promise<Wire.LawsuitDecisionLink> {
    return api.data('offerLawsuitDecision', { path: { claim_id } }, options)
  },
})

export const claimInvoicesOf = (api: Api) => ({
  /** Adds an invoice by its figures, without a file. */
  create(claim_id: string, body: Wire.InvoiceCreate, options?: CallOptions): Promise<Invoice> {
    return api.data('enterInvoice', { path: { claim_id }, body }, options)
  },
  /** Uploads a PDF; missing fields are read from it a little later. */
  upload(claim_id: string, upload: InvoiceUpload, options?: CallOptions): Promise<Wire.UploadedInvoice> {
    return api.data('uploadInvoice', { path: { claim_id }, upload }, options)
  },
  /** The invoices of a claim, in the order in which they were added. */
  list(claim_id: string, options?: CallOptions): Promise<Invoice[]> {
    return api.data('listInvoices', { path: { claim_id } }, options)
  },
})

export const claimPaymentsOf = (api: Api) => ({
  /** Records what the debtor has paid to the creditor. A claim that is paid in full closes. */
  create(claim_id: string, body: Wire.PaymentCreate, options?: CallOptions): Promise<Payment> {
    return api.data('createPayment', { path: { claim_id }, body }, options)
  },
  /** The payments on a claim, in the order in which they were recorded. */
  list(claim_id: string, options?: CallOptions): Promise<Payment[]> {
    return api.data('listPayments', { path: { claim_id } }, options)
  },
})

export const claimQuestionsOf = (api: Api) => ({
  /** What the service team asked about a claim, oldest first, with the answers. */
  list(claim_id: string, options?: CallOptions): Promise<Wire.Question[]> {
    return api.data('listQuestions', { path: { claim_id } }, options)
  },
})

export const claimDocumentsOf = (api: Api) => ({
  /** Attaches a file to a claim. */
  upload(claim_id: string, upload: DocumentUpload, options?: CallOptions): Promise<Wire.Document> {
    return api.data('uploadDocument', { path: { claim_id }, upload }, options)
  },
  /** The files of a claim, newest first. */
  list(
    claim_id: string,
    query: Wire.ListDocumentsQuery = {},
    options?: CallOptions,
  ): Listing<Wire.Document, PartOfList<Wire.Document>> {
    return api.list('listDocuments', { path: { claim_id }, query }, options)
  },
})
