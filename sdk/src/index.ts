// Everything on the wire by its name in the document. What is exported by name below takes precedence.

export type {
  AdvanceBySeconds,
  AdvanceToInstant,
  BulkCompanyDebtor,
  BulkCustomer,
  BulkDebtor,
  BulkItem,
  BulkPersonDebtor,
  CompanyDebtorCreate,
  CompanyDebtorPatch,
  DebtorCreate,
  DebtorPatch,
  DeclineLawsuit,
  KnownCustomer,
  KnownDebtor,
  LawsuitDecisionBody,
  PersonDebtorCreate,
  PersonDebtorPatch,
  SandboxAdvanceBody,
  SueWithNetworkLawyer,
  SueWithOwnLawyer,
  SueWithoutLawyer,
} from './bodies.ts'
export { type Client, createClient, type RequestOptions } from './client.ts'
export type { ErrorCodes } from './codes.generated.ts'
export type { Download } from './downloads.ts'
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  type ErrorCode,
  type Failure,
  ForbiddenError,
  type KnownErrorCode,
  MahnwerkError,
  NotFoundError,
  type Problem,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors.ts'
export type { CallOptions, ClientOptions, Patience, Runtime } from './options.ts'
export type { CountedPage, Listing, OpenPage, PartOfList } from './paging.ts'
export type { BulkOptions, BulkProgress } from './resources/bulk.ts'
export type { Claims } from './resources/claims.ts'
export type { CustomerOrExisting, Customers } from './resources/customers.ts'
export type { Debtors } from './resources/debtors.ts'
export type { EventFeed, EventPage, EventQuery, Events, FollowQuery } from './resources/events.ts'
export type {
  AmountText,
  ClaimDocuments,
  ClaimInvoices,
  ClaimPayments,
  ClaimQuestions,
  DocumentUpload,
  InvoiceUpload,
  LawsuitDecisions,
} from './resources/of-claim.ts'
export type { Documents, Invoices, Payments, Questions, RevenueShares, RevenueStatements } from './resources/records.ts'
export type { Sandbox, SandboxClaims } from './resources/sandbox.ts'
export type { Webhooks } from './resources/webhook.ts'
export type * from './schemas.generated.ts'
export type { RateLimit } from './sender.ts'
export type { FileContent, FileSource, FileStream } from './uploads.ts'
export {
  type CaseStatus,
  type ClosureReason,
  type CollectionStage,
  type CollectionStageChanged,
  type EventHead,
  type FeedRow,
  isCollectionStageChanged,
  isStatusChanged,
  type KnownEvent,
  type StageChange,
  type StatusChange,
  type StatusChanged,
  type UnknownEvent,
  type UnknownType,
  type WebhookEvent,
} from './webhook-events.ts'
export {
  parseWebhook,
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookFault,
  WebhookVerificationError,
} from './webhooks.ts'
