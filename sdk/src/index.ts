export { type Client, createClient, type RequestOptions } from './client.ts'
export type { Download } from './downloads.ts'
export {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  ForbiddenError,
  MahnwerkError,
  NotFoundError,
  RateLimitError,
  ServerError,
  TimeoutError,
  ValidationError,
} from './errors.ts'
export type {
  Balance,
  Claim,
  ClaimWithInvoices,
  CourtReadiness,
  Customer,
  Debtor,
  Delivery,
  Document,
  InstallmentPlan,
  Invoice,
  LawsuitDecision,
  LawsuitEstimate,
  Me,
  Payment,
  Problem,
  RevenueShare,
  RevenueStatement,
  Schema,
  UploadedInvoice,
  Webhook,
} from './operations.ts'
export type { CallOptions, ClientOptions, Patience, Runtime } from './options.ts'
export type { Listing } from './paging.ts'
export type { DocumentUpload, InvoiceUpload } from './resources/claims.ts'
export type { EventFeed, EventPage } from './resources/events.ts'
export type { RateLimit } from './sender.ts'
export type { FileSource } from './uploads.ts'
export {
  type CaseStatus,
  type ClosureReason,
  type CollectionStage,
  type CollectionStageChanged,
  isCollectionStageChanged,
  isStatusChanged,
  type StatusChanged,
  type UnknownEvent,
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
