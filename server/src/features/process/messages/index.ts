export { countUnanswered, findLastAnswer, type ThreadMessage } from './queries.ts'
export { DISPUTE_REASONS, type DisputeReason, isAtCourt, MESSAGE_KINDS, TEXT_MAX } from './rules.ts'
export {
  closeThread,
  type Dispute,
  disputeHindrance,
  disputeOwn,
  readThread,
  type Written,
  writeMessage,
} from './service.ts'
