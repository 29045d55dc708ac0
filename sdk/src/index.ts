export {
  type Client,
  type ClientOptions,
  createClient,
  MahnwerkError,
  type Me,
  type Problem,
  type RateLimit,
  type SendOptions,
} from './client.ts'
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
  signWebhook,
  type VerifyOptions,
  verifyWebhook,
  type WebhookFault,
  WebhookVerificationError,
} from './webhooks.ts'
