import { type Static, Type } from 'typebox'
import { filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { TeamDocument, teamDocumentOut } from '../../case/documents/index.ts'
import type { ThreadMessage } from './queries.ts'
import { DISPUTE_REASONS, MESSAGE_KINDS, TEXT_MAX } from './rules.ts'

export const AnswerBody = strictObject('DebtorAnswer', {
  text: filledText(
    TEXT_MAX,
    'What the debtor reads in the portal. A mail tells that there is an answer, never what it says.',
  ),
  until: Type.Optional({
    ...Timestamp,
    description:
      '`created_at` of the last message that was read; what came after it is not answered. Without it all is.',
  } as typeof Timestamp),
})

export const TeamMessage = strictObject('DebtorMessage', {
  id: Uuid,
  kind: oneOf(MESSAGE_KINDS, { description: 'answer: by the team; all others are by the debtor.' }),
  reason: nullable(oneOf(DISPUTE_REASONS)),
  text: Type.String(),
  author_name: nullable(Type.String()),
  answered_at: nullable(Timestamp),
  created_at: Timestamp,
  files: Type.Array(TeamDocument),
})

export const teamMessageOut = (message: ThreadMessage): Static<typeof TeamMessage> => ({
  id: message.id,
  kind: message.kind,
  reason: message.reason,
  text: message.text,
  author_name: message.author_name,
  answered_at: message.answered_at?.toISOString() ?? null,
  created_at: message.created_at.toISOString(),
  files: message.files.map(teamDocumentOut),
})
