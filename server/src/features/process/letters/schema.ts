import { type Static, Type } from 'typebox'
import { LANGUAGES } from '../../../kernel/language.ts'
import { toEuro } from '../../../kernel/money.ts'
import { DateOnlyText, filledText, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import type { ListedLetter } from './queries.ts'
import { LETTER_KINDS, LETTER_STATUSES, MARKS, mayBecome } from './rules.ts'

export const LetterQuery = {
  status: Type.Optional(oneOf(LETTER_STATUSES)),
  claim_id: Type.Optional(Uuid),
  kind: Type.Optional(oneOf(LETTER_KINDS)),
  organization_id: Type.Optional(Uuid),
}

export const ReturnedBody = strictObject('LetterReturned', {
  reason: filledText(500, 'What the envelope, or the mail server, says.'),
})

const LETTERS_AT_ONCE = 200

export const PrintedBody = strictObject('LettersPrinted', {
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
  status: oneOf(LETTER_STATUSES, { description: 'outbox waits for printing; mailed left with the file attached.' }),
  recipient: Type.Array(Type.String(), { description: 'The lines of the address field.' }),
  total_amount: Type.Number({ description: 'What was demanded, EUR.' }),
  letter_date: DateOnlyText,
  deadline: DateOnlyText,
  filename: Type.String(),
  file_size: Type.Integer(),
  mail_id: nullable(Uuid),
  printed_at: nullable(Timestamp),
  returned_at: nullable(Timestamp),
  returned_reason: nullable(Type.String()),
  may_become: Type.Array(oneOf(MARKS), { description: 'What the team may mark it as now.' }),
  created_at: Timestamp,
})

export function letterOut({
  total_cents,
  debtor,
  blob_key: _,
  sha256: __,
  printed_at,
  returned_at,
  created_at,
  ...same
}: ListedLetter): Static<typeof Letter> {
  return {
    ...same,
    debtor_name: debtorName(debtor),
    total_amount: toEuro(total_cents),
    printed_at: printed_at?.toISOString() ?? null,
    returned_at: returned_at?.toISOString() ?? null,
    may_become: MARKS.filter((mark) => mayBecome(same.status, mark)),
    created_at: created_at.toISOString(),
  }
}
