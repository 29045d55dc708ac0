import {
  AROUND,
  type Choice,
  NO_POINTS,
  RULE_FEATURES,
} from '../../src/features/process/extraction/reading/learned/choices.ts'
import { ROLES } from '../../src/features/process/extraction/reading/learned/roles.ts'
import type { DocumentText, Word } from '../../src/platform/pdf/page-text.ts'
import type { Random } from '../random.ts'
import type { Question } from './question.ts'

/** What a copy counts, beside the document itself. */
export const COPY_WEIGHT = 0.5

/** Of the words on a page that our lists do not have. */
const UNKNOWN = 0.25
/** Of the pages on which the rules find nothing because of that. */
const RULELESS = 0.5

type Blank = (value: number) => number
const nothing: Blank = () => 0
const noPoints: Blank = () => NO_POINTS

/**
 * The same document as if it used words that are in no list of ours. Made-up invoices speak with the words that we thought
 * of; those of strangers do not. Models learn from such copies to rely on place, shape and sums too, and how sure they may be then.
 */
export function withUnknownWords(question: Question, names: readonly string[], random: Random): Question {
  const unknown = new Set(ROLES.filter(() => random.chance(UNKNOWN)))
  const has_no_rules = random.chance(RULELESS)
  const has_no_money = random.chance(UNKNOWN)
  const blanks = names.map((name): Blank | undefined => {
    if (RULE_FEATURES.some((rule) => rule === name)) return !has_no_rules ? undefined : RULE_BLANKS[name]
    if (isOfMoney(name)) return has_no_money ? (MONEY_BLANKS[name] ?? nothing) : undefined
    if (OF_NUMBER.has(name)) return unknown.has('document') || unknown.has('number') ? nothing : undefined
    return ROLES.some((role) => unknown.has(role) && AROUND.some((where) => name === `${where}_${role}`))
      ? nothing
      : undefined
  })
  const choices = question.choices.map((choice) => ({
    ...choice,
    features: choice.features.map((value, at) => blanks[at]?.(value) ?? value),
    rule_points: has_no_rules ? null : choice.rule_points,
  }))
  return { ...question, choices }
}

const RULE_BLANKS: Readonly<Record<string, Blank>> = {
  rule_points: noPoints,
  rule_margin: noPoints,
  rule_best: nothing,
}
const MONEY_BLANKS: Readonly<Record<string, Blank>> = {
  kind_none: () => 1,
  gross_points: noPoints,
  net_points: noPoints,
}
const isOfMoney = (name: string): boolean => /^(?:kind|label)_|^(?:gross|net)_points$|^labelled_places$/.test(name)
/** What is counted with the words for "number of the invoice". */
const OF_NUMBER: ReadonlySet<string> = new Set(['named_places', 'is_named', 'others_named', 'is_first_named'])

export type Found = Pick<Choice<string | number>, 'page' | 'box'>

/** How often the whole line goes, and not only the value beside its label. */
const WHOLE_LINE = 0.5

/** The same document without some values: what is left is wrong, and must not seem sure. */
export function withoutValues(text: DocumentText, values: readonly Found[], random: Random): DocumentText {
  const gone = values.flatMap(({ page, box }) => (box ? [{ page, box, is_line: random.chance(WHOLE_LINE) }] : []))
  const isGone = (page: number, { x, y, width, height }: Word): boolean =>
    gone.some(({ page: own, box, is_line }) => {
      const [middle_x, middle_y] = [x + width / 2, y + height / 2]
      const is_beside = is_line || (middle_x >= box.x && middle_x <= box.x + box.width)
      return own === page && is_beside && middle_y >= box.y && middle_y <= box.y + box.height
    })
  const pages = text.pages.map((page) => ({ ...page, words: page.words.filter((word) => !isGone(page.number, word)) }))
  return { ...text, pages }
}
