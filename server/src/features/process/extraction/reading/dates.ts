import { type DateOnly, dayNumber, isDateOnly } from '../../../../kernel/dates.ts'
import type { Word } from '../../../../platform/pdf/page-text.ts'
import { fold } from './fold.ts'
import { spanOf, wordsIn } from './spans.ts'

export type PrintedDate = {
  readonly value: DateOnly
  readonly from: number
  readonly to: number
  readonly words: readonly Word[]
}

/** Whether 03/04/2024 is the 3rd of April or the 4th of March. */
export type SlashOrder = 'day_first' | 'month_first'

/** Month names and abbreviations in German (with Austrian ones), English, French, Dutch, Italian, Spanish; folded. */
const MONTHS: readonly (readonly string[])[] = [
  ['januar', 'january', 'janner', 'jaenner', 'jan', 'janvier', 'januari', 'gennaio', 'enero', 'janv'],
  ['februar', 'february', 'feber', 'feb', 'fevrier', 'februari', 'febbraio', 'febrero', 'fevr', 'fev'],
  ['marz', 'maerz', 'march', 'mar', 'mrz', 'mars', 'maart', 'marzo', 'mrt'],
  ['april', 'apr', 'avril', 'aprile', 'abril', 'avr'],
  ['mai', 'may', 'mei', 'maggio', 'mayo'],
  ['juni', 'june', 'jun', 'juin', 'giugno', 'junio'],
  ['juli', 'july', 'jul', 'juillet', 'luglio', 'julio', 'juil'],
  ['august', 'aug', 'aout', 'augustus', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'septembre', 'settembre', 'septiembre'],
  ['oktober', 'october', 'okt', 'oct', 'octobre', 'ottobre', 'octubre'],
  ['november', 'nov', 'novembre', 'noviembre'],
  ['dezember', 'december', 'dez', 'dec', 'decembre', 'dicembre', 'diciembre'],
]
const MONTH_OF = new Map(MONTHS.flatMap((names, at) => names.map((name) => [name, at + 1] as const)))
const NAME = `(?<name>${[...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|')})\\b\\.?`
const YEAR = '(?<year>(?:19|20)\\d{2}|\\d{2})'
const END = '(?![\\d]|[.,/-]\\d)'
// „3 1. März" is a day whose figures OCR has parted; „RE-2024-17 31. März" are two columns.
const START = '(?<![\\d.,/-]|(?<![a-z\\d.,/-])[0-3] )'

const SHAPES: readonly RegExp[] = [
  // 2024-03-31, 2024/03/31, 2024.03.31
  new RegExp(
    `(?<![\\d.,/-])(?<year>(?:19|20)\\d{2}) ?(?<mark>[-/.]) ?(?<month>\\d{1,2}) ?\\k<mark> ?(?<day>\\d{1,2})${END}`,
    'g',
  ),
  // 31.03.2024, 31. 3. 24, 31-03-2024; OCR may read a comma or nothing for a point
  new RegExp(`(?<![\\d.,/-])(?<day>\\d{1,2}) ?[.,-] ?(?<month>\\d{1,2}) ?[.,-] ?${YEAR}${END}`, 'g'),
  new RegExp(`(?<![\\d.,/-])(?<day>\\d{2})\\.(?<month>\\d{2}) ?(?<year>(?:19|20)\\d{2})${END}`, 'g'),
  // 31. März 2024, 31 March 2024, 31-Mar-24, 1er juillet 2015, 5th of May 2023
  new RegExp(
    `${START}(?<day>\\d{1,2})(?:er|st|nd|rd|th)?\\.?[ -]?(?:of |de )?${NAME}[ ,-]{0,9}(?:de )?${YEAR}${END}`,
    'g',
  ),
  // March 31, 2024, Mar 31st 2024
  new RegExp(`(?<![\\p{L}])${NAME} ?(?<day>\\d{1,2})(?:st|nd|rd|th)? ?,? ?(?<year>(?:19|20)\\d{2})${END}`, 'gu'),
]
const SLASHED = new RegExp(`(?<![\\d.,/-])(?<first>\\d{1,2}) ?/ ?(?<second>\\d{1,2}) ?/ ?${YEAR}${END}`, 'g')

export function findDates(words: readonly Word[], order: SlashOrder = 'day_first'): PrintedDate[] {
  const span = spanOf(words, mendDate)
  const found: PrintedDate[] = []
  const add = (match: RegExpMatchArray, day: number, month: number) => {
    const from = match.index as number
    const to = from + match[0].length
    const value = dateOf(Number(match.groups?.year), month, day)
    if (value === undefined || found.some((other) => other.from < to && other.to > from)) return
    found.push({ value, from, to, words: wordsIn(span, from, to) })
  }
  for (const shape of SHAPES) {
    for (const match of span.text.matchAll(shape)) {
      const { day, month, name } = match.groups as Record<string, string | undefined>
      add(match, Number(day), name ? (MONTH_OF.get(name) as number) : Number(month))
    }
  }
  for (const match of span.text.matchAll(SLASHED)) {
    const [first, second] = [Number(match.groups?.first), Number(match.groups?.second)]
    const month_first = first <= 12 && (second > 12 || order === 'month_first')
    add(match, month_first ? second : first, month_first ? first : second)
  }
  return found.sort((a, b) => a.from - b.from)
}

/** Folds like a label, and restores digits that OCR took for letters if the word is otherwise a date. */
function mendDate(text: string): string {
  const folded = fold(text)
  if (!/^[\dolis|.,/-]+[.,]?$/.test(folded) || !/\d/.test(folded)) return folded
  return folded.replaceAll('o', '0').replace(/[li|]/g, '1').replaceAll('s', '5')
}

function dateOf(year: number, month: number, day: number): DateOnly | undefined {
  const full = year < 100 ? year + (year < 80 ? 2000 : 1900) : year
  const text = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return full >= 1980 && full <= 2079 && isDateOnly(text) ? text : undefined
}

/** „Portland, OR 97204" at the end of a row. */
const AMERICAN_TOWN = /\p{L}, [a-z]{2} \d{5}(?:-\d{4})?$/mu

/** A date that is valid in only one order decides for the whole document. Without one, dollars or an American town do. */
export function slashOrderOf(text: string, currency: string | null): SlashOrder {
  for (const match of text.matchAll(SLASHED)) {
    const [first, second] = [Number(match.groups?.first), Number(match.groups?.second)]
    if (first > 12 && second <= 12) return 'day_first'
    if (second > 12 && first <= 12) return 'month_first'
  }
  const is_american = currency === 'USD' || (currency === null && AMERICAN_TOWN.test(text))
  return is_american ? 'month_first' : 'day_first'
}

export const daysBetween = (from: DateOnly, to: DateOnly): number => dayNumber(to) - dayNumber(from)

/** Dates as written in XML: 20240331 (format 102), 2024-03-31, with or without a time after them. */
export function parseMachineDate(text: string): DateOnly | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})(?:$|T|Z|[+-]\d{2}:\d{2}$|\d{4,6}$)/.exec(text.trim())
  const value = match ? `${match[1]}-${match[2]}-${match[3]}` : ''
  return isDateOnly(value) ? value : undefined
}
