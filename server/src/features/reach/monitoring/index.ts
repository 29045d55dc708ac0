export { queueMeasures } from './measures.ts'
export {
  listPendingWebhooks,
  listStuckClaims,
  type MailQueue,
  type PendingWebhooks,
  readMailQueue,
  readWaitingLetters,
  type StuckClaims,
  type Waiting,
} from './queries.ts'
