import type { FieldName } from '../../src/features/process/extraction/reading/fields.ts'
import { skeleton } from '../../src/features/process/extraction/reading/fold.ts'
import type { Choice } from '../../src/features/process/extraction/reading/learned/choices.ts'
import {
  DUE_DATE_FEATURES,
  ISSUE_DATE_FEATURES,
} from '../../src/features/process/extraction/reading/learned/date-choices.ts'
import { NUMBER_FEATURES } from '../../src/features/process/extraction/reading/learned/number-choices.ts'
import { choicesIn } from '../../src/features/process/extraction/reading/learned/page-choices.ts'
import { layOut } from '../../src/features/process/extraction/reading/lines.ts'
import type { DateOnly } from '../../src/kernel/dates.ts'
import { isDateOnly } from '../../src/kernel/dates.ts'
import { isRight } from '../score.ts'
import type { Wanted } from '../truth.ts'
import type { ReadItem } from './texts.ts'

export const LEARNED = ['invoice_number', 'invoice_issue_date', 'invoice_due_date'] as const
export type Learned = (typeof LEARNED)[number]

/** One field of one document: all choices, and which of them are right. */
export type Question = {
  readonly file: string
  readonly family: string
  readonly choices: readonly Choice<string>[]
  readonly right: readonly boolean[]
  /** Whether nothing is printed, so that every value would be wrong. */
  readonly is_absent: boolean
  /** Whether the right value is among the choices, or none is wanted. */
  readonly is_there: boolean
  readonly weight: number
}

export const FEATURES: Readonly<Record<Learned, readonly string[]>> = {
  invoice_number: NUMBER_FEATURES,
  invoice_issue_date: ISSUE_DATE_FEATURES,
  invoice_due_date: DUE_DATE_FEATURES,
}

export const keyOf = (field: Learned) => (field === 'invoice_number' ? skeleton : String)

export type Questions = Readonly<Record<Learned, readonly Question[]>>

export function questionsOf(read: readonly ReadItem[], weight: number): Questions {
  const all: Record<Learned, Question[]> = { invoice_number: [], invoice_issue_date: [], invoice_due_date: [] }
  for (const { item, text } of read) {
    const { printed, file } = item
    const layout = layOut({ ...text, xml: null })
    const issued = printed?.invoice_issue_date
    const choices = choicesIn(layout)
    const due = choices.due(typeof issued === 'string' && isDateOnly(issued) ? (issued as DateOnly) : null)
    const by_field = { invoice_number: choices.number, invoice_issue_date: choices.issued, invoice_due_date: due }
    for (const field of LEARNED) {
      const wanted = printed?.[field]
      if (wanted === undefined) continue
      all[field].push({ file, family: item.family ?? file, weight, ...answer(field, wanted, by_field[field]) })
    }
  }
  return all
}

function answer(field: FieldName, wanted: Wanted, choices: readonly Choice<string>[]) {
  const right = choices.map(({ value }) => isRight(field, wanted, value))
  const is_absent = isRight(field, wanted, null)
  return { choices, right, is_absent, is_there: is_absent || right.includes(true) }
}
