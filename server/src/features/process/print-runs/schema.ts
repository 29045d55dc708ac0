import { type Static, Type } from 'typebox'
import { nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import { LETTER_KINDS, type ListedLetter, type RunLetter } from '../letters/index.ts'
import type { ListedRun } from './queries.ts'
import { droppedOut, LEFT_OUT, LETTERS_AT_ONCE, type LeftOut, type LeftOutCode, PRINT_RUN_STATUSES } from './rules.ts'

export type RunFile = {
  readonly run: ListedRun
  readonly letters: readonly RunLetter[]
  /** Those that it has left out and set free. */
  readonly left: readonly ListedLetter[]
}

export type NotTaken = { readonly letter_id: string; readonly code: LeftOutCode }

export const PrintRunCreate = strictObject('PrintRunCreate', {
  ids: Type.Optional(
    Type.Array(Uuid, {
      ...{ minItems: 1, maxItems: LETTERS_AT_ONCE, uniqueItems: true },
      description: 'These letters; without them all that wait and match, at most 500.',
    }),
  ),
  organization_id: Type.Optional(Uuid),
  kind: Type.Optional(oneOf(LETTER_KINDS)),
})

const Code = oneOf(LEFT_OUT, {
  description:
    'letter_void: it became void and has to be taken out of the pile. letter_outdated: remake it. in_print_run: another run ' +
    'has it. with_print_provider, by_mail: it leaves another way. refused: look at the claim.',
})

const SummaryFields = {
  id: Uuid,
  organization_id: Uuid,
  organization_name: Type.String(),
  status: oneOf(PRINT_RUN_STATUSES),
  made_by_name: Type.String(),
  made_at: Timestamp,
  ended_at: nullable(Timestamp),
  letter_count: Type.Integer({ description: 'Letters of the run, those included that became void.' }),
  waiting_count: Type.Integer({ description: 'Those that wait to be posted.' }),
  void_count: Type.Integer(),
}

export const PrintRunSummary = strictObject('PrintRunSummary', SummaryFields)

export const PrintRun = strictObject('PrintRun', {
  ...SummaryFields,
  left_out: Type.Array(
    strictObject('PrintRunLeftOut', {
      letter_id: Uuid,
      number: Type.Integer({ description: 'On the list of the file.' }),
      case_reference: { ...nullable(Type.String()), description: 'Null where the data may only be kept, as the name.' },
      debtor_name: nullable(Type.String()),
      code: Code,
    }),
    { description: 'Of an open run what can no longer be posted with it; of one that is over what was not.' },
  ),
})

export const PrintRunsMade = strictObject('PrintRunsMade', {
  print_runs: Type.Array(PrintRunSummary, { description: 'One for each organisation.' }),
  left_out: Type.Array(strictObject('LetterNotTaken', { letter_id: Uuid, code: Code }), {
    description: 'Of the letters that were named.',
  }),
})

export const summaryOut = ({
  made_by: _,
  ended_by: __,
  left_out: ___,
  made_at,
  ended_at,
  ...same
}: ListedRun): Static<typeof PrintRunSummary> => ({
  ...same,
  made_at: made_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
})

export const madeOut = (made: { runs: readonly ListedRun[]; left_out: NotTaken[] }): Static<typeof PrintRunsMade> => ({
  print_runs: made.runs.map(summaryOut),
  left_out: made.left_out,
})

/** `left`: the letters that a run that is over has set free. */
export function runOut({ run, letters, left }: RunFile, now: Date): Static<typeof PrintRun> {
  const shown = [...letters.filter(({ is_withheld }) => !is_withheld), ...left]
  const byId = new Map(shown.map((letter) => [letter.id, letter]))
  const left_out = run.status === 'open' ? droppedOut(letters, now) : run.left_out
  return { ...summaryOut(run), left_out: left_out.map((one) => namedOut(one, byId.get(one.letter_id))) }
}

const namedOut = (one: LeftOut, letter: ListedLetter | undefined) => ({
  ...one,
  case_reference: letter?.case_reference ?? null,
  debtor_name: letter ? debtorName(letter.debtor) : null,
})
