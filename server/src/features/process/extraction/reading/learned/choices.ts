import type { Word } from '../../../../../platform/pdf/page-text.ts'
import type { Candidate } from '../fields.ts'
import { boxAround, type Layout, leastConfidence, type WordRow } from '../lines.ts'
import { ROLES, type Role } from './roles.ts'
import { type Place, type Surroundings, surroundingsOf } from './surroundings.ts'

/** A value at a place, with what the model is told about it. */
export type Choice<Value extends string | number> = {
  readonly value: Value
  readonly features: readonly number[]
  readonly page: number
  readonly box: Candidate['box']
  readonly word_confidence: number
  /** What the rules say of the same value; null where they do not offer it. */
  readonly rule_points: number | null
}

/** Facts of the page that every choice of a field shares. */
export type Sheet = { readonly layout: Layout; readonly usual_size: number; readonly priced: ReadonlySet<WordRow> }

export function sheetOf(layout: Layout, priced: Iterable<WordRow>): Sheet {
  const sizes = layout.rows.flatMap((row) => row.words.map((word) => word.font_size)).sort((a, b) => a - b)
  return { layout, usual_size: sizes[sizes.length >> 1] ?? 10, priced: new Set(priced) }
}

export const AROUND = ['own', 'earlier', 'left', 'above', 'further', 'after', 'below'] as const

/** In the order of `placeFeatures`. */
export const PLACE_FEATURES: readonly string[] = [
  ...AROUND.flatMap((where) => ROLES.map((role) => `${where}_${role}`)),
  'left_gap',
  'above_gap',
  'page',
  'from_last_page',
  'y',
  'x',
  'size',
  'bold',
  'is_first_word',
  'is_whole_column',
  'words_in_column',
  'columns',
  'is_priced',
  'figures_in_row',
]

export function placeFeatures(sheet: Sheet, place: Place): { features: number[]; around: Surroundings } {
  const { row, words } = place
  const around = surroundingsOf(sheet.layout, place)
  const first = words[0] as Word
  const home = row.segments.find((segment) => segment.words.includes(first))
  const last_page = sheet.layout.pages.at(-1)?.page.number ?? 1
  const numbers = [
    around.left_gap,
    around.above_gap,
    row.page.number,
    last_page - row.page.number,
    first.y / row.page.height,
    first.x / row.page.width,
    first.font_size / sheet.usual_size,
    flag(first.bold),
    flag(home?.words[0] === first),
    flag(home?.words.length === words.length),
    home?.words.length ?? 0,
    row.segments.length,
    flag(sheet.priced.has(row)),
    row.words.filter((word) => /\d/.test(word.text)).length,
  ]
  return { features: [...AROUND.flatMap((where) => bitsOf(around[where])), ...numbers.map(rounded)], around }
}

const bitsOf = (bits: number): number[] => ROLES.map((_, at) => (bits >> at) & 1)
export const flag = (holds: boolean | undefined): number => (holds ? 1 : 0)
/** Training and reading must see the same figures, whatever a PDF's last digits are. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000

export const isNamed = ({ own, left, above }: Surroundings, ...roles: Role[]): boolean =>
  [own, left, above].some((bits) => roles.every((role) => (bits & (1 << ROLES.indexOf(role))) !== 0))

/** What the rules say of a value among all that they offer. */
export type RuleVerdict = { readonly points: number | null; readonly margin: number }

/** A value that the rules do not offer at all. */
export const NO_POINTS = -6
export const RULE_FEATURES = ['rule_points', 'rule_margin', 'rule_best'] as const

export const ruleFeatures = ({ points, margin }: RuleVerdict): number[] =>
  [points ?? NO_POINTS, points === null ? NO_POINTS : margin, flag(points !== null && margin > 0)].map(rounded)

export function verdictsOf<Value extends string | number>(
  candidates: readonly Candidate<Value>[],
  keyOf: (value: Value) => string,
): (value: Value) => RuleVerdict {
  const best = new Map<string, number>()
  for (const { value, points } of candidates) {
    const key = keyOf(value)
    best.set(key, Math.max(best.get(key) ?? Number.NEGATIVE_INFINITY, points))
  }
  return (value) => {
    const points = best.get(keyOf(value)) ?? null
    const others = [...best].filter(([key]) => key !== keyOf(value)).map(([, other]) => other)
    return { points, margin: points === null ? 0 : rounded(points - Math.max(NO_POINTS, ...others)) }
  }
}

export const placedAt = (place: Place): Pick<Choice<string>, 'page' | 'box' | 'word_confidence'> => ({
  page: place.row.page.number,
  box: boxAround(place.words),
  word_confidence: leastConfidence(place.words),
})

/** The words of a candidate that a rule found; undefined where its box is not in one row. */
export function placeIn(layout: Layout, { page, box }: Candidate<string | number>): Place | undefined {
  if (!box) return undefined
  for (const row of layout.rows) {
    if (row.page.number !== page || row.bottom < box.y || row.top > box.y + box.height) continue
    const words = row.words.filter((word) => word.x >= box.x - 1 && word.x + word.width <= box.x + box.width + 1)
    if (words.length > 0) return { row, words }
  }
  return undefined
}
