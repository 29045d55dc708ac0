export {
  DISPUTE_RULES,
  MESSAGE_RULES,
  type MessageAnswer,
  messageOut,
  writtenIn,
} from './schema.ts'
