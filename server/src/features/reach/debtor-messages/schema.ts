import { type Static, Type } from 'typebox'
import type { Problem } from '../../../kernel/errors.ts'
import { oneOf, strictObject } from '../../../kernel/wire.ts'
import type { UploadRules } from '../../../platform/http/upload.ts'
import { DEBTOR_FILES, DEBTOR_KINDS, DOCUMENTS_FOLDER } from '../../case/documents/index.ts'
import { DISPUTE_REASONS, TEXT_MAX, type ThreadMessage, type Written } from '../../process/messages/index.ts'
import { DebtorMessageOut, fileOut } from '../debtor-case/index.ts'

const words = (description: string) => Type.Optional(Type.String({ maxLength: TEXT_MAX, description }))

export const MessageFields = strictObject('DebtorMessageFields', { text: words('Required without a file.') })
export type MessageFields = Static<typeof MessageFields>

export const DisputeFields = strictObject('DebtorDisputeFields', {
  reason: oneOf(DISPUTE_REASONS),
  text: words('Required for other, unless a file tells it.'),
})
export type DisputeFields = Static<typeof DisputeFields>

export const FILES_HINT = 'PDF, PNG, JPG or WEBP, at most 10 MB each; repeated for up to five files'

const LIMITS = {
  kinds: DEBTOR_KINDS,
  wrong_kind: `Invalid file type. Allowed types: ${DEBTOR_KINDS.map((kind) => kind.toUpperCase()).join(', ')}.`,
  folder: DOCUMENTS_FOLDER,
  file_bytes_max: DEBTOR_FILES.bytes_max,
  files_max: DEBTOR_FILES.per_submit,
} as const

const isBlank = (text: string | undefined): boolean => !text?.trim()
const NEEDED: Problem = { field: 'text', code: 'required', message: 'is required' }

export const MESSAGE_RULES: UploadRules<typeof MessageFields> = {
  fields: MessageFields,
  check: ({ text }, files) => (isBlank(text) && files === 0 ? [NEEDED] : []),
  ...LIMITS,
}

export const DISPUTE_RULES: UploadRules<typeof DisputeFields> = {
  fields: DisputeFields,
  check: ({ reason, text }, files) => (reason === 'other' && isBlank(text) && files === 0 ? [NEEDED] : []),
  ...LIMITS,
}

export const writtenIn = ({ text = '' }: MessageFields, files: Written['files']): Written => ({
  text: text.trim(),
  files,
})

export const messageOut = ({
  id,
  kind,
  reason,
  text,
  created_at,
  files,
}: ThreadMessage): Static<typeof DebtorMessageOut> => ({
  id,
  from: kind === 'answer' ? 'team' : 'debtor',
  reason,
  text,
  created_at: created_at.toISOString(),
  files: files.map(fileOut),
})

export const DisputeOut = strictObject('DebtorDispute', {
  notice: Type.String({ description: 'What this does and what it does not do, in plain words.' }),
  disputed: Type.Boolean({ description: 'Letters stop. False from the filing on: only the court can be objected to.' }),
  message: DebtorMessageOut,
})
export type MessageAnswer = Static<typeof DebtorMessageOut>
