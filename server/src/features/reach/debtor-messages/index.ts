export {
  DISPUTE_RULES,
  DisputeFields,
  MESSAGE_RULES,
  type MessageAnswer,
  MessageFields,
  messageOut,
  writtenIn,
} from './schema.ts'
