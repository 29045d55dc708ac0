// Made from openapi/partner.json by `npm run sdk-types`. Do not edit.

import type {
  Balance,
  BulkClaims,
  BulkResult,
  Claim,
  ClaimCreate,
  ClaimFee,
  ClaimPatch,
  ClaimWithInvoices,
  CollectionStageChangedEvent,
  CourtReadiness,
  Customer,
  CustomerCreate,
  CustomerListed,
  CustomerPatch,
  Debtor,
  DebtorCreate,
  DebtorPatch,
  DeleteDocumentResult,
  Delivery,
  Document,
  Drift,
  DriftBody,
  EventEnvelope,
  FeedActivity,
  GetBalanceQuery,
  InstallmentPlan,
  Invoice,
  InvoiceChange,
  InvoiceCreate,
  InvoiceCredit,
  InvoiceSplit,
  LawsuitDecision,
  LawsuitDecisionBody,
  LawsuitDecisionLink,
  LawsuitEstimate,
  ListClaimsQuery,
  ListCustomersQuery,
  ListDocumentsQuery,
  ListEventsQuery,
  ListOwnDeliveriesQuery,
  ListRevenueSharesQuery,
  ListRevenueStatementsQuery,
  Me,
  Payment,
  PaymentCreate,
  Question,
  QuestionAnswer,
  RevenueShare,
  RevenueStatement,
  SandboxAdvance,
  SandboxAdvanceBody,
  SandboxClock,
  SandboxClosure,
  SandboxPayment,
  SandboxReset,
  SandboxScenario,
  SandboxScenarioBody,
  SandboxStageMove,
  SplitInvoice,
  StatusChangedEvent,
  UploadedInvoice,
  Webhook,
  WebhookUrl,
  WebhookWithSecret,
} from './schemas.generated.ts'

export const OPERATIONS = {
  getMe: { method: 'GET', path: '/openapi/me', keyed: false },
  createCustomer: { method: 'POST', path: '/openapi/customers', keyed: true },
  listCustomers: { method: 'GET', path: '/openapi/customers', keyed: false, paged: 'page' },
  getCustomer: { method: 'GET', path: '/openapi/customers/{id}', keyed: false },
  changeCustomer: { method: 'PATCH', path: '/openapi/customers/{id}', keyed: false },
  deleteCustomer: { method: 'DELETE', path: '/openapi/customers/{id}', keyed: false },
  createDebtor: { method: 'POST', path: '/openapi/debtors', keyed: true },
  getDebtor: { method: 'GET', path: '/openapi/debtors/{id}', keyed: false },
  changeDebtor: { method: 'PATCH', path: '/openapi/debtors/{id}', keyed: false },
  createClaim: { method: 'POST', path: '/openapi/claims', keyed: true },
  listClaims: { method: 'GET', path: '/openapi/claims', keyed: false, paged: 'page' },
  changeClaim: { method: 'PATCH', path: '/openapi/claims/{id}', keyed: false },
  getClaim: { method: 'GET', path: '/openapi/claims/{id}', keyed: false },
  createClaims: { method: 'POST', path: '/openapi/claims/bulk', keyed: true },
  enterInvoice: { method: 'POST', path: '/openapi/claims/{claim_id}/invoices/manual', keyed: true },
  listInvoices: { method: 'GET', path: '/openapi/claims/{claim_id}/invoices', keyed: false },
  uploadInvoice: { method: 'POST', path: '/openapi/claims/{claim_id}/invoices', keyed: true },
  getInvoice: { method: 'GET', path: '/openapi/invoices/{id}', keyed: false },
  changeInvoice: { method: 'PATCH', path: '/openapi/invoices/{id}', keyed: false },
  deleteInvoice: { method: 'DELETE', path: '/openapi/invoices/{id}', keyed: false },
  creditInvoice: { method: 'POST', path: '/openapi/invoices/{id}/credit', keyed: true },
  splitInvoice: { method: 'POST', path: '/openapi/invoices/{id}/split', keyed: true },
  getInstallmentPlan: { method: 'GET', path: '/openapi/claims/{claim_id}/installment-plan', keyed: false },
  createPayment: { method: 'POST', path: '/openapi/claims/{claim_id}/payments', keyed: true },
  listPayments: { method: 'GET', path: '/openapi/claims/{claim_id}/payments', keyed: false },
  getPayment: { method: 'GET', path: '/openapi/payments/{id}', keyed: false },
  getBalance: { method: 'GET', path: '/openapi/claims/{id}/balance', keyed: false },
  estimateLawsuit: { method: 'GET', path: '/openapi/claims/{claim_id}/lawsuit-decision/estimate', keyed: false },
  decideLawsuit: { method: 'POST', path: '/openapi/claims/{claim_id}/lawsuit-decision', keyed: true },
  getCourtReadiness: { method: 'GET', path: '/openapi/claims/{claim_id}/court-readiness', keyed: false },
  offerLawsuitDecision: { method: 'POST', path: '/openapi/claims/{claim_id}/lawsuit-decision/link', keyed: true },
  listRevenueShares: { method: 'GET', path: '/openapi/revenue-shares', keyed: false, paged: 'page' },
  listFees: { method: 'GET', path: '/openapi/claims/{claim_id}/fees', keyed: false },
  listRevenueStatements: { method: 'GET', path: '/openapi/revenue-shares/statements', keyed: false, paged: 'page' },
  downloadRevenueStatementCsv: { method: 'GET', path: '/openapi/revenue-shares/statements/{id}/csv', keyed: false },
  downloadRevenueStatementPdf: { method: 'GET', path: '/openapi/revenue-shares/statements/{id}/pdf', keyed: false },
  listQuestions: { method: 'GET', path: '/openapi/claims/{claim_id}/questions', keyed: false },
  answerQuestion: { method: 'POST', path: '/openapi/questions/{id}/answer', keyed: true },
  listDocuments: { method: 'GET', path: '/openapi/claims/{claim_id}/documents', keyed: false, paged: 'offset' },
  uploadDocument: { method: 'POST', path: '/openapi/claims/{claim_id}/documents', keyed: true },
  downloadDocument: { method: 'GET', path: '/openapi/documents/{id}/download', keyed: false },
  deleteDocument: { method: 'DELETE', path: '/openapi/documents/{id}', keyed: false },
  listEvents: { method: 'GET', path: '/openapi/events', keyed: false },
  findDrift: { method: 'POST', path: '/openapi/claims/drift', keyed: true },
  getOwnWebhook: { method: 'GET', path: '/openapi/webhook', keyed: false },
  listOwnDeliveries: { method: 'GET', path: '/openapi/webhook/deliveries', keyed: false, paged: 'page' },
  readSandboxClock: { method: 'GET', path: '/sandbox/clock', keyed: false },
  advanceSandboxClock: { method: 'POST', path: '/sandbox/clock/advance', keyed: false },
  moveSandboxClaim: { method: 'POST', path: '/sandbox/claims/{id}/stage', keyed: false },
  paySandboxClaim: { method: 'POST', path: '/sandbox/claims/{id}/pay', keyed: false },
  closeSandboxClaim: { method: 'POST', path: '/sandbox/claims/{id}/close', keyed: false },
  setSandboxWebhook: { method: 'POST', path: '/sandbox/webhook', keyed: false },
  decideInSandbox: { method: 'POST', path: '/sandbox/claims/{id}/decide', keyed: false },
  resetSandbox: { method: 'POST', path: '/sandbox/reset', keyed: true },
  playSandboxScenario: { method: 'POST', path: '/sandbox/scenarios', keyed: true },
} as const

/** What each operation takes and answers. */
export interface Operations {
  getMe: { path: undefined; query: undefined; body: undefined; answer: { success: true; data: Me } }
  createCustomer: { path: undefined; query: undefined; body: CustomerCreate; answer: { success: true; reused: true; data: Customer } | { success: true; reused: false; data: Customer } }
  listCustomers: { path: undefined; query: ListCustomersQuery; body: undefined; answer: { success: true; data: CustomerListed[]; total: number; page: number; limit: number } }
  getCustomer: { path: { id: string }; query: undefined; body: undefined; answer: { success: true; data: Customer } }
  changeCustomer: { path: { id: string }; query: undefined; body: CustomerPatch; answer: { success: true; data: Customer } }
  deleteCustomer: { path: { id: string }; query: undefined; body: undefined; answer: { success: true; message: string } }
  createDebtor: { path: undefined; query: undefined; body: DebtorCreate; answer: { success: true; data: Debtor } }
  getDebtor: { path: { id: string }; query: undefined; body: undefined; answer: { success: true; data: Debtor } }
  changeDebtor: { path: { id: string }; query: undefined; body: DebtorPatch; answer: { success: true; data: Debtor } }
  createClaim: { path: undefined; query: undefined; body: ClaimCreate; answer: { success: true; data: Claim } }
  listClaims: { path: undefined; query: ListClaimsQuery; body: undefined; answer: { success: true; data: Claim[]; page: number; limit: number; has_more: boolean } }
  changeClaim: { path: { id: string }; query: undefined; body: ClaimPatch; answer: { success: true; data: Claim } }
  getClaim: { path: { id: string }; query: undefined; body: undefined; answer: { success: true; data: ClaimWithInvoices } }
  createClaims: { path: undefined; query: undefined; body: BulkClaims; answer: { success: true; data: BulkResult[] } }
  enterInvoice: { path: { claim_id: string }; query: undefined; body: InvoiceCreate; answer: { success: true; data: Invoice } }
  listInvoices: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: Invoice[] } }
  uploadInvoice: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: UploadedInvoice } }
  getInvoice: { path: { id: string }; query: undefined; body: undefined; answer: { success: true; data: Invoice } }
  changeInvoice: { path: { id: string }; query: undefined; body: InvoiceChange; answer: { success: true; data: Invoice } }
  deleteInvoice: { path: { id: string }; query: undefined; body: undefined; answer: { success: true; message: string } }
  creditInvoice: { path: { id: string }; query: undefined; body: InvoiceCredit; answer: { success: true; data: Invoice } }
  splitInvoice: { path: { id: string }; query: undefined; body: InvoiceSplit; answer: { success: true; data: SplitInvoice } }
  getInstallmentPlan: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: InstallmentPlan } }
  createPayment: { path: { claim_id: string }; query: undefined; body: PaymentCreate; answer: { success: true; data: Payment } }
  listPayments: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: Payment[] } }
  getPayment: { path: { id: string }; query: undefined; body: undefined; answer: { success: true; data: Payment } }
  getBalance: { path: { id: string }; query: GetBalanceQuery; body: undefined; answer: { success: true; data: Balance } }
  estimateLawsuit: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: LawsuitEstimate } }
  decideLawsuit: { path: { claim_id: string }; query: undefined; body: LawsuitDecisionBody; answer: { success: true; data: LawsuitDecision } }
  getCourtReadiness: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: CourtReadiness } }
  offerLawsuitDecision: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: LawsuitDecisionLink } }
  listRevenueShares: { path: undefined; query: ListRevenueSharesQuery; body: undefined; answer: { success: true; data: RevenueShare[]; total: number; page: number; limit: number } }
  listFees: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: ClaimFee[] } }
  listRevenueStatements: { path: undefined; query: ListRevenueStatementsQuery; body: undefined; answer: { success: true; data: RevenueStatement[]; total: number; page: number; limit: number } }
  downloadRevenueStatementCsv: { path: { id: string }; query: undefined; body: undefined; answer: never }
  downloadRevenueStatementPdf: { path: { id: string }; query: undefined; body: undefined; answer: never }
  listQuestions: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: Question[] } }
  answerQuestion: { path: { id: string }; query: undefined; body: QuestionAnswer; answer: { success: true; data: Question } }
  listDocuments: { path: { claim_id: string }; query: ListDocumentsQuery; body: undefined; answer: { success: true; data: Document[]; total: number } }
  uploadDocument: { path: { claim_id: string }; query: undefined; body: undefined; answer: { success: true; data: Document } }
  downloadDocument: { path: { id: string }; query: undefined; body: undefined; answer: never }
  deleteDocument: { path: { id: string }; query: undefined; body: undefined; answer: { success: true; message: string; data: DeleteDocumentResult } }
  listEvents: { path: undefined; query: ListEventsQuery; body: undefined; answer: { success: true; data: (CollectionStageChangedEvent | StatusChangedEvent | EventEnvelope | FeedActivity)[]; next: string | null; has_more: boolean } }
  findDrift: { path: undefined; query: undefined; body: DriftBody; answer: { success: true; data: Drift } }
  getOwnWebhook: { path: undefined; query: undefined; body: undefined; answer: { success: true; data: Webhook } }
  listOwnDeliveries: { path: undefined; query: ListOwnDeliveriesQuery; body: undefined; answer: { success: true; data: Delivery[]; total: number; page: number; limit: number } }
  readSandboxClock: { path: undefined; query: undefined; body: undefined; answer: { success: true; data: SandboxClock } }
  advanceSandboxClock: { path: undefined; query: undefined; body: SandboxAdvanceBody; answer: { success: true; data: SandboxAdvance } }
  moveSandboxClaim: { path: { id: string }; query: undefined; body: SandboxStageMove; answer: { success: true; data: Claim } }
  paySandboxClaim: { path: { id: string }; query: undefined; body: SandboxPayment; answer: { success: true; data: Payment } }
  closeSandboxClaim: { path: { id: string }; query: undefined; body: SandboxClosure; answer: { success: true; data: Claim } }
  setSandboxWebhook: { path: undefined; query: undefined; body: WebhookUrl; answer: { success: true; data: WebhookWithSecret } }
  decideInSandbox: { path: { id: string }; query: undefined; body: LawsuitDecisionBody; answer: { success: true; data: LawsuitDecision } }
  resetSandbox: { path: undefined; query: undefined; body: undefined; answer: { success: true; data: SandboxReset } }
  playSandboxScenario: { path: undefined; query: undefined; body: SandboxScenarioBody; answer: { success: true; data: SandboxScenario } }
}
