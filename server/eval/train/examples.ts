import type { FieldName } from '../../src/features/process/extraction/reading/fields.ts'
import { skeleton } from '../../src/features/process/extraction/reading/fold.ts'
import { GROSS_FEATURES, NET_FEATURES } from '../../src/features/process/extraction/reading/learned/amount-choices.ts'
import type { Choice } from '../../src/features/process/extraction/reading/learned/choices.ts'
import {
  DUE_DATE_FEATURES,
  ISSUE_DATE_FEATURES,
} from '../../src/features/process/extraction/reading/learned/date-choices.ts'
import { NUMBER_FEATURES } from '../../src/features/process/extraction/reading/learned/number-choices.ts'
import { choicesIn } from '../../src/features/process/extraction/reading/learned/page-choices.ts'
import { layOut } from '../../src/features/process/extraction/reading/lines.ts'
import { isAmount } from '../../src/features/process/extraction/rules.ts'
import type { DateOnly } from '../../src/kernel/dates.ts'
import { isDateOnly } from '../../src/kernel/dates.ts'
import type { DocumentText } from '../../src/platform/pdf/page-text.ts'
import type { Random } from '../random.ts'
import { isRight } from '../score.ts'
import { asksForMoney, type TruthItem, type Wanted, type WantedFields } from '../truth.ts'
import { COPY_WEIGHT, withoutValues } from './copies.ts'
import type { Question } from './question.ts'
import type { ReadItem } from './texts.ts'

export const LEARNED = [
  'invoice_number',
  'invoice_issue_date',
  'invoice_due_date',
  'invoice_amount_gross',
  'invoice_amount_net',
] as const
export type Learned = (typeof LEARNED)[number]

export const FEATURES: Readonly<Record<Learned, readonly string[]>> = {
  invoice_number: NUMBER_FEATURES,
  invoice_issue_date: ISSUE_DATE_FEATURES,
  invoice_due_date: DUE_DATE_FEATURES,
  invoice_amount_gross: GROSS_FEATURES,
  invoice_amount_net: NET_FEATURES,
}

export const keyOf = (field: Learned) => (value: string | number) =>
  field === 'invoice_number' ? skeleton(String(value)) : String(value)

export type Questions = Readonly<Record<Learned, readonly Question[]>>

/** Of the documents that are learned from a second time, without number and dates. */
const WITHOUT_VALUES = 0.2

export function questionsOf(read: readonly ReadItem[], weight: number, random: Random): Questions {
  const all = Object.fromEntries(LEARNED.map((field) => [field, [] as Question[]])) as Record<Learned, Question[]>
  const add = (questions: readonly Asked[]): void => {
    for (const { field, ...question } of questions) all[field].push(question)
  }
  for (const { item, text } of read) {
    const questions = ask(item, text, weight)
    add(questions)
    if (!random.chance(WITHOUT_VALUES)) continue
    const asked = questions.filter(({ field }) => !isAmount(field))
    const right = asked.flatMap(({ choices, right: is_right }) => choices.filter((_, at) => is_right[at]))
    const copies = ask(item, withoutValues(text, right, random), weight * COPY_WEIGHT)
    add(copies.filter(({ field }) => !isAmount(field)).map((copy) => ({ ...copy, is_copy: true })))
  }
  return all
}

type Asked = Question & { readonly field: Learned }

function ask(item: TruthItem, text: DocumentText, weight: number): Asked[] {
  const { printed, file } = item
  const by_field = choicesOf(text, printed ?? {})
  return LEARNED.flatMap((field) => {
    const wanted = printed?.[field]
    // An offer has totals too, which the kind of document keeps from being claimed: the model need not.
    if (wanted === undefined || (isAmount(field) && !asksForMoney(item))) return []
    return [{ field, file, family: item.family ?? file, weight, ...answer(field, wanted, by_field[field]) }]
  })
}

function choicesOf(
  text: DocumentText,
  { invoice_issue_date: issued, invoice_amount_gross: gross }: WantedFields,
): Record<Learned, readonly Choice<string | number>[]> {
  const { number, issued: issue_dates, due, amounts } = choicesIn(layOut({ ...text, xml: null }))
  return {
    invoice_number: number,
    invoice_issue_date: issue_dates,
    invoice_due_date: due(typeof issued === 'string' && isDateOnly(issued) ? (issued as DateOnly) : null),
    invoice_amount_gross: amounts.gross,
    invoice_amount_net: amounts.net(typeof gross === 'number' ? Math.round(gross * 100) : null),
  }
}

function answer(field: FieldName, wanted: Wanted, choices: readonly Choice<string | number>[]) {
  const right = choices.map(({ value }) => isRight(field, wanted, value))
  const is_absent = isRight(field, wanted, null)
  return { choices, right, is_absent, is_there: is_absent || right.includes(true) }
}
