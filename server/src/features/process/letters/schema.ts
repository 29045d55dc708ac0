import { type Static, Type } from 'typebox'
import { LANGUAGES } from '../../../kernel/language.ts'
import { toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, filledText, Note, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { VOID_REASONS } from '../../case/claims/index.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import type { ListedLetter } from './queries.ts'
import { LETTER_KINDS, LETTER_STATUSES, MARKS, standingOf } from './rules.ts'

export const LetterQuery = {
  status: Type.Optional(oneOf(LETTER_STATUSES)),
  claim_id: Type.Optional(Uuid),
  kind: Type.Optional(oneOf(LETTER_KINDS)),
  organization_id: Type.Optional(Uuid),
  print_run_id: Type.Optional(Uuid),
}

const Why = filledText(500, 'What the envelope, or the mail server, says.')

/** `reason` is the older name of `note`. */
export const ReturnedBody = strictObject('LetterReturned', { note: Type.Optional(Why), reason: Type.Optional(Why) })
export const LetterNote = strictObject('LetterNote', { note: Type.Optional(Note) })

const LETTERS_AT_ONCE = 200

export const PostedBody = strictObject('LettersPosted', {
  ids: Type.Array(Uuid, { minItems: 1, maxItems: LETTERS_AT_ONCE, uniqueItems: true }),
})

export const Letter = strictObject('Letter', {
  id: Uuid,
  organization_id: Uuid,
  claim_id: Uuid,
  case_reference: Type.String(),
  debtor_name: Type.String(),
  move_number: Type.Integer(),
  kind: oneOf(LETTER_KINDS),
  language: oneOf(LANGUAGES),
  status: oneOf(LETTER_STATUSES, {
    description: 'outbox is made and not sent; posted and mailed are sent; void was never sent and never will be.',
  }),
  recipient: Type.Array(Type.String(), { description: 'The lines of the address field.' }),
  total_amount: Type.Number({ description: 'What was demanded, EUR.' }),
  date: DateOnlyText,
  letter_date: { ...DateOnlyText, description: 'The same as date.' } as typeof DateOnlyText,
  deadline: DateOnlyText,
  filename: Type.String(),
  file_size: Type.Integer(),
  mail_id: nullable(Uuid),
  posted_at: { ...nullable(Timestamp), description: 'When it left, by post or by mail.' },
  handed_over_at: { ...nullable(Timestamp), description: 'When it was put where the print provider fetches it.' },
  voided_at: nullable(Timestamp),
  void_reason: { ...nullable(oneOf(VOID_REASONS)), description: 'Why it became void; null unless it is.' },
  void_note: nullable(Type.String()),
  returned_at: nullable(Timestamp),
  returned_reason: nullable(Type.String()),
  postable_until: {
    ...nullable(DateOnlyText),
    description: 'The last day on which a letter that waits may be posted; null for all others.',
  },
  is_outdated: Type.Boolean({ description: 'It waits, and is too old to be posted: it has to be remade.' }),
  print_run_id: { ...nullable(Uuid), description: 'The print run that it is in.' },
  may_become: Type.Array(oneOf(MARKS), { description: 'What the team may mark it as now.' }),
  may_be_remade: Type.Boolean({
    description: 'It waits to be sent, or is void or came back and is due again: it can be made anew at once.',
  }),
  created_at: Timestamp,
  has_masked_copy: Type.Boolean({
    description: 'Whether there is a copy without the access code. Letters from before have none.',
  }),
})

export function letterOut(letter: ListedLetter, now: Date): Static<typeof Letter> {
  const {
    total_cents,
    debtor,
    blob_key: _,
    sha256: __,
    charges: ___,
    to_stage: ____,
    posted_at,
    handed_over_at,
    voided_at,
    returned_at,
    created_at,
    governing_law: _____,
    due_again_at: ______,
    ...same
  } = letter
  return {
    ...same,
    date: same.letter_date,
    debtor_name: debtorName(debtor),
    total_amount: toEuro(total_cents),
    posted_at: posted_at?.toISOString() ?? null,
    handed_over_at: handed_over_at?.toISOString() ?? null,
    voided_at: voided_at?.toISOString() ?? null,
    returned_at: returned_at?.toISOString() ?? null,
    ...standingOf(letter, now),
    created_at: created_at.toISOString(),
  }
}
