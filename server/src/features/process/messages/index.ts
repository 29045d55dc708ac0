export { countUnanswered, findLastAnswer, type ThreadMessage } from './queries.ts'
export { DISPUTE_REASONS, TEXT_MAX } from './rules.ts'
export {
  closeThread,
  disputeHindrance,
  disputeOwn,
  readThread,
  type Written,
  writeMessage,
} from './service.ts'
