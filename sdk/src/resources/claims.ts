import type { Api } from '../api.ts'
import type { BulkItem } from '../bodies.ts'
import type { CallOptions } from '../options.ts'
import type { Listing, OpenPage } from '../paging.ts'
import type {
  Balance,
  BulkResult,
  Claim,
  ClaimCreate,
  ClaimFee,
  ClaimPatch,
  ClaimWithInvoices,
  CourtReadiness,
  Drift,
  DriftBody,
  GetBalanceQuery,
  InstallmentPlan,
  ListClaimsQuery,
} from '../schemas.generated.ts'
import { type BulkOptions, createInParts } from './bulk.ts'
import {
  type ClaimDocuments,
  type ClaimInvoices,
  type ClaimPayments,
  type ClaimQuestions,
  claimDocumentsOf,
  claimInvoicesOf,
  claimPaymentsOf,
  claimQuestionsOf,
  type LawsuitDecisions,
  lawsuitDecisionsOf,
} from './of-claim.ts'

/** The cases. */
export interface Claims extends ReturnType<typeof claimsOf> {}

export const claimsOf = (api: Api) => ({
  /** Submits a case for collection. A partner token must name the customer. */
  create(body: ClaimCreate, options?: CallOptions): Promise<Claim> {
    return api.data('createClaim', { body }, options)
  },
  /**
   * Submits any number of cases, each with its customer, debtor and invoices, 500 per request. A wrong item fails alone.
   * Sending all of them again is safe, since `partner_reference` says which case an item is.
   */
  createMany(items: readonly BulkItem[], options?: BulkOptions): Promise<BulkResult[]> {
    return createInParts(api, items, options)
  },
  /** All claims, newest first. */
  list(query: ListClaimsQuery = {}, options?: CallOptions): Listing<Claim, OpenPage<Claim>> {
    return api.list('listClaims', { query }, options)
  },
  /** One claim with its invoices. */
  get(id: string, options?: CallOptions): Promise<ClaimWithInvoices> {
    return api.data('getClaim', { path: { id } }, options)
  },
  /** Disputes a claim, says whether the creditor has delivered, or links it to another customer. */
  update(id: string, body: ClaimPatch, options?: CallOptions): Promise<Claim> {
    return api.data('changeClaim', { path: { id }, body }, options)
  },
  /** Which of these claims differ between the service and your own copy. */
  drift(body: DriftBody, options?: CallOptions): Promise<Drift> {
    return api.data('findDrift', { body }, options)
  },
  /** What is owed at the end of a day, with interest and costs, line by line. */
  balance(id: string, query: GetBalanceQuery = {}, options?: CallOptions): Promise<Balance> {
    return api.data('getBalance', { path: { id }, query }, options)
  },
  /** What the service earned on a claim, reversals included. */
  fees(claim_id: string, options?: CallOptions): Promise<ClaimFee[]> {
    return api.data('listFees', { path: { claim_id } }, options)
  },
  /** The instalment plan, with what has become of each instalment. Throws a NotFoundError where there is none. */
  installmentPlan(claim_id: string, options?: CallOptions): Promise<InstallmentPlan> {
    return api.data('getInstallmentPlan', { path: { claim_id } }, options)
  },
  /** What is still missing before the court step can be filed, each with the call that supplies it. */
  courtReadiness(claim_id: string, options?: CallOptions): Promise<CourtReadiness> {
    return api.data('getCourtReadiness', { path: { claim_id } }, options)
  },
  /** Whether a claim goes to court. */
  lawsuitDecision: lawsuitDecisionsOf(api) as LawsuitDecisions,
  /** The invoices of a claim. */
  invoices: claimInvoicesOf(api) as ClaimInvoices,
  /** The payments on a claim. */
  payments: claimPaymentsOf(api) as ClaimPayments,
  /** What the service team asked about a claim. */
  questions: claimQuestionsOf(api) as ClaimQuestions,
  /** The files of a claim. */
  documents: claimDocumentsOf(api) as ClaimDocuments,
})
