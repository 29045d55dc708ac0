import type { Candidate } from '../fields.ts'
import { skeleton } from '../fold.ts'
import { boxAround } from '../lines.ts'
import { numberAt } from '../number.ts'
import {
  type Choice,
  flag,
  isNamed,
  PLACE_FEATURES,
  placedAt,
  placeFeatures,
  placeIn,
  RULE_FEATURES,
  ruleFeatures,
  type Sheet,
  verdictsOf,
} from './choices.ts'
import type { Place, Surroundings } from './surroundings.ts'

/** No head of an invoice has more; a list of parts may have any number. */
const CHOICES = 240

export const NUMBER_FEATURES: readonly string[] = [
  ...PLACE_FEATURES,
  ...RULE_FEATURES,
  'length',
  'digits',
  'letters',
  'has_slash',
  'has_dash',
  'has_dot',
  'starts_with_letter',
  'is_document_prefix',
  'has_year',
  'has_year_of_page',
  'leading_zero',
  'before_a_word',
  'after_a_plus',
  'places',
  'named_places',
  'is_named',
  'others_named',
  'is_first_named',
  'is_first_of_page',
]

type Found = { readonly value: string; readonly place: Place }

/** Every token that could be the number of an invoice, with what the model is told about it. */
export function numberChoices(sheet: Sheet, rules: readonly Candidate<string>[]): Choice<string>[] {
  const found = allNumbers(sheet, rules)
  const verdictOf = verdictsOf(rules, skeleton)
  const seen = found.map((one) => ({ ...one, ...placeFeatures(sheet, one.place) }))
  const named = seen.filter(({ around }) => isNumberOfDocument(around))
  const years = yearsOf(sheet)
  const places = countBy(seen.map(({ value }) => skeleton(value)))
  const named_places = countBy(named.map(({ value }) => skeleton(value)))
  const firsts = new Set(named.slice(0, 1))
  return seen.map((one, at) => {
    const key = skeleton(one.value)
    const verdict = verdictOf(one.value)
    const is_named = isNumberOfDocument(one.around)
    const numbers = [
      ...shapeOf(one, years),
      places.get(key) ?? 0,
      named_places.get(key) ?? 0,
      flag(is_named),
      named_places.size - flag(named_places.has(key)),
      flag(firsts.has(one)),
      flag(at === 0),
    ]
    const features = [...one.features, ...ruleFeatures(verdict), ...numbers]
    return { value: one.value, features, rule_points: verdict.points, ...placedAt(one.place) }
  })
}

const isNumberOfDocument = (around: Surroundings): boolean => isNamed(around, 'document', 'number')

function allNumbers({ layout }: Sheet, rules: readonly Candidate<string>[]): Found[] {
  const found: Found[] = []
  for (const row of layout.rows) {
    for (let at = 0; at < row.words.length && found.length < CHOICES; at++) {
      const number = numberAt(row.words, at)
      if (!number || isAccount(number.value)) continue
      found.push({ value: number.value, place: { row, words: number.words } })
      // „RE 4711": the figures alone are no number of their own.
      if (!/\d/.test(number.words[0]?.text ?? '')) at += number.words.length - 1
    }
  }
  // A value that is glued to its label, or goes on in the next line, is known to the rules only.
  const known = new Set(found.map(({ value }) => skeleton(value)))
  const more = rules.filter(({ value }) => !known.has(skeleton(value)))
  const isPart = ({ value, place }: Found): boolean =>
    more.some((whole) => whole.value.includes(value) && isInside(place, whole))
  return [...found.filter((one) => !isPart(one)), ...more.flatMap((one) => foundByRule(layout, one))]
}

function isInside({ row, words }: Place, { page, box }: Candidate<string>): boolean {
  const { x, y, width } = boxAround(words)
  return (
    box !== null &&
    row.page.number === page &&
    x >= box.x - 1 &&
    x + width <= box.x + box.width + 1 &&
    y >= box.y - 1 &&
    y <= box.y + box.height
  )
}

/** The box of a value over two lines may hold its label too. */
function foundByRule(layout: Sheet['layout'], candidate: Candidate<string>): Found[] {
  const place = placeIn(layout, candidate)
  const letters = skeleton(candidate.value)
  const own = place?.words.filter(({ text }) => letters.includes(skeleton(text)) || /\d/.test(text)) ?? []
  return place && own.length > 0 ? [{ value: candidate.value, place: { row: place.row, words: own } }] : []
}

/** An IBAN, a VAT id or a telephone number is never the number of an invoice. */
const isAccount = (value: string): boolean =>
  /^[A-Z]{2}\d{2}[\dA-Z ]{11,}$/.test(value) || /^(?:ATU\d{8}|DE\d{9}|CHE-?\d{3}.{8,})$/.test(value)

const DOCUMENT_PREFIX = /^(?:re|rg|r|rn|rnr|inv|in|fa|f|fak|ar|ra|kr|b|beleg|vr|sr|er|tr|hr|h|i)[-_/. ]?\d/i

function shapeOf({ value, place }: Found, years: ReadonlySet<string>): number[] {
  const { row, words } = place
  const last = words.at(-1)
  const next = last ? row.words[row.words.indexOf(last) + 1] : undefined
  const year = /(?<!\d)(?:19|20)\d{2}/.exec(value)?.[0]
  return [
    value.length,
    value.replace(/\D/g, '').length,
    value.replace(/\P{L}/gu, '').length,
    flag(value.includes('/')),
    flag(value.includes('-')),
    flag(value.includes('.')),
    flag(/^\p{L}/u.test(value)),
    flag(DOCUMENT_PREFIX.test(value)),
    flag(year !== undefined),
    flag(year !== undefined && years.has(year)),
    flag(/^0/.test(value)),
    flag(next !== undefined && /^\p{L}{2}/u.test(next.text)),
    flag(/^\+|^\(0/.test(words[0]?.text ?? '')),
  ]
}

/** The years in which things on the first page happened. */
function yearsOf({ layout }: Sheet): Set<string> {
  const text = (layout.pages[0]?.rows ?? []).map((row) => row.folded.text).join(' ')
  const years = [...text.matchAll(/(?<!\d)\d{1,2}[./-] ?\d{1,2}[./-] ?((?:19|20)\d{2})(?!\d)/g)].map(
    (match) => match[1],
  )
  return new Set(years.filter((year) => year !== undefined))
}

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
