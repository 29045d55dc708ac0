import type { DateOnly } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import type { ToldWay } from '../court/index.ts'

/** What a creditor has told the team, and how. */
export type Told = {
  readonly way: ToldWay
  readonly told_on: string
  readonly told_time?: string
  readonly told_by: string
  readonly told_to?: string
  readonly note?: string
  readonly document_id?: string
}

type ToldFacts = { readonly today: DateOnly; readonly handed_over_on: DateOnly; readonly has_proof: boolean }

/** A talk leaves nothing but what those who had it say. */
const isTalk = (way: ToldWay): boolean => way === 'phone' || way === 'in_person'

/** What is missing of the proof, and what cannot be true. */
export function toldProblems(told: Told, { today, handed_over_on, has_proof }: ToldFacts): Problem[] {
  const problems: Problem[] = []
  if (told.told_on > today)
    problems.push({ field: 'told_on', code: 'in_the_future', message: 'must not lie in the future' })
  if (told.told_on < handed_over_on)
    problems.push({ field: 'told_on', code: 'inconsistent', message: 'must not lie before the hand-over' })
  if (told.document_id !== undefined && !has_proof)
    problems.push({
      field: 'document_id',
      code: 'unknown_reference',
      message: 'is not a document of this claim that the team has filed',
    })
  const talk_fields = (['told_time', 'told_to'] as const).map((field): Problem[] => {
    if (isTalk(told.way) && told[field] === undefined)
      return [{ field, code: 'required', message: 'is required for a talk' }]
    if (!isTalk(told.way) && told[field] !== undefined)
      return [{ field, code: 'not_applicable', message: 'must be sent for a talk only' }]
    return []
  })
  if (!isTalk(told.way) && told.document_id === undefined)
    problems.push({ field: 'document_id', code: 'required', message: 'is required: what is in writing is the proof' })
  return [...problems, ...talk_fields.flat()]
}
