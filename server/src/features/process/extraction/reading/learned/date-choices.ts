import type { DateOnly } from '../../../../../kernel/dates.ts'
import type { Word } from '../../../../../platform/pdf/page-text.ts'
import { daysBetween, findDates, type SlashOrder } from '../dates.ts'
import { speaksOfOtherDay, speaksOfPaying } from '../due-date.ts'
import type { Candidate } from '../fields.ts'
import { segmentsBelow } from '../labels.ts'
import type { Layout } from '../lines.ts'
import {
  type Choice,
  flag,
  PLACE_FEATURES,
  placedAt,
  placeFeatures,
  placeIn,
  RULE_FEATURES,
  rounded,
  ruleFeatures,
  type Sheet,
  verdictsOf,
} from './choices.ts'
import type { Place } from './surroundings.ts'

const CHOICES = 120

const DATE_FEATURES: readonly string[] = [
  ...PLACE_FEATURES,
  ...RULE_FEATURES,
  'days_from_first',
  'days_to_last',
  'rank',
  'dates',
  'places',
  'is_first_of_page',
  'dates_in_row',
  'is_in_column_of_dates',
  'has_time',
  'after_a_place',
  'begins_range',
  'ends_range',
]

export const ISSUE_DATE_FEATURES = DATE_FEATURES
export const DUE_DATE_FEATURES: readonly string[] = [
  ...DATE_FEATURES,
  'days_from_issue',
  'is_derived',
  'is_usual_term',
  'is_issue_date',
]

type Found = { readonly value: DateOnly; readonly place: Place }
export type Dates = { readonly sheet: Sheet; readonly found: readonly Found[]; readonly features: readonly number[][] }

/** All printed dates with what is said of them whatever they are dates of. */
export function datesOf(sheet: Sheet, order: SlashOrder): Dates {
  const found: Found[] = []
  for (const row of sheet.layout.rows) {
    if (found.length >= CHOICES) break
    for (const date of findDates(row.words, order))
      if (date.words.length > 0) found.push({ value: date.value, place: { row, words: date.words } })
  }
  const kept = [...found, ...brokenDates(sheet.layout, order)].slice(0, CHOICES)
  return { sheet, found: kept, features: kept.map((one, at) => factsOf(kept, one, at)) }
}

/** „Datum der Rechnung: 4. Juni" over „2023": in the same column, or at the beginning of the next line. */
function brokenDates(layout: Layout, order: SlashOrder): Found[] {
  return layout.rows.flatMap((row, at) =>
    row.segments.flatMap((segment) => {
      if (!BROKEN.test(segment.folded)) return []
      const next = layout.rows[at + 1]
      const is_last = segment === row.segments.at(-1) && next?.page === row.page
      const rests = [segmentsBelow(layout, { row, box: segment }, 1)[0], is_last ? next?.segments[0] : undefined]
      const ends = segment.words.slice(-ENDING_WORDS)
      for (const rest of rests) {
        if (!rest || findDates(ends, order).some(({ words }) => words.includes(ends.at(-1) as Word))) continue
        const whole = findDates([...ends, ...rest.words.slice(0, ENDING_WORDS)], order)
        const broken = whole.find(
          ({ words }) => words.includes(ends.at(-1) as Word) && words.includes(rest.words[0] as Word),
        )
        // What stands around it is told of its first line.
        if (broken)
          return [{ value: broken.value, place: { row, words: broken.words.filter((word) => ends.includes(word)) } }]
      }
      return []
    }),
  )
}

/** A line that ends in a day, or in a day and a month. */
const BROKEN = /(?:^|[^\d.])\d{1,2}\.?(?: \p{L}{3,9}\.?)?$/u
const ENDING_WORDS = 3

function factsOf(all: readonly Found[], { value, place }: Found, at: number): number[] {
  const days = [...new Set(all.map((one) => one.value))].sort()
  const [first, last] = [days[0] as DateOnly, days.at(-1) as DateOnly]
  const { row, words } = place
  const end = row.words.indexOf(words.at(-1) as Word)
  const start = row.words.indexOf(words[0] as Word)
  const near = all.filter((other) => other.place.row.page === row.page)
  const x = words[0]?.x ?? 0
  const in_column = near.filter(
    (other) => Math.abs(other.place.row.index - row.index) <= 2 && Math.abs((other.place.words[0]?.x ?? 0) - x) < 3,
  )
  const before = row.words.slice(Math.max(0, start - 2), start).map(({ text }) => text)
  return [
    Math.min(999, daysBetween(first, value)),
    Math.min(999, daysBetween(value, last)),
    days.indexOf(value),
    days.length,
    all.filter((other) => other.value === value).length,
    flag(at === 0),
    near.filter((other) => other.place.row === row).length,
    in_column.length - 1,
    flag(/^\d{1,2}:\d{2}/.test(row.words[end + 1]?.text ?? '')),
    flag(/\p{Lu}\p{L}{1,60},(?: (?:am|den|the|le))?$/u.test(before.join(' '))),
    flag(/^(?:-|–|bis|to|au|until)$/.test(row.words[end + 1]?.text ?? '')),
    flag(/^(?:-|–|bis|to|au|until)$/.test(row.words[start - 1]?.text ?? '')),
  ]
}

export function issueDateChoices(
  { sheet, found, features }: Dates,
  rules: readonly Candidate<DateOnly>[],
): Choice<DateOnly>[] {
  const verdictOf = verdictsOf(rules, String)
  return found.map(({ value, place }, at) => {
    const verdict = verdictOf(value)
    const all = [...placeFeatures(sheet, place).features, ...ruleFeatures(verdict), ...(features[at] as number[])]
    return { value, features: all, rule_points: verdict.points, ...placedAt(place) }
  })
}

const USUAL_TERMS: ReadonlySet<number> = new Set([7, 8, 10, 14, 15, 20, 21, 30, 45, 60])

const ROWS_BEFORE = 2

/** A date that nothing before it calls a day of payment is none, however well it would fit: interest counts from that day. */
function asksForPayment({ layout }: Sheet, { row }: Place): boolean {
  const rows = layout.pages.find(({ page }) => page === row.page)?.rows ?? []
  const before = rows.slice(Math.max(0, row.index - ROWS_BEFORE), row.index + 1)
  return before.some(({ folded }) => speaksOfPaying(folded.text)) && !speaksOfOtherDay(row.folded.text)
}

/** Printed dates, and those that the rules derive from the terms of payment. */
export function dueDateChoices(
  dates: Dates,
  rules: readonly Candidate<DateOnly>[],
  issue_date: DateOnly | null,
): Choice<DateOnly>[] {
  const verdictOf = verdictsOf(rules, String)
  const termOf = (value: DateOnly, is_derived: boolean) => {
    const days = issue_date === null ? 0 : daysBetween(issue_date, value)
    return [
      Math.max(-999, Math.min(999, days)),
      flag(is_derived),
      flag(USUAL_TERMS.has(days)),
      flag(value === issue_date),
    ].map(rounded)
  }
  const asked = dates.found.map(({ place }) => asksForPayment(dates.sheet, place))
  const printed = issueDateChoices(dates, rules)
    .filter(({ rule_points }, at) => rule_points !== null || asked[at])
    .map((choice) => ({ ...choice, features: [...choice.features, ...termOf(choice.value, false)] }))
  const days = new Set(dates.found.map(({ value }) => value))
  const derived = rules
    .filter(({ value }) => !days.has(value))
    .flatMap((candidate) => {
      const place = placeIn(dates.sheet.layout, candidate)
      if (!place) return []
      const verdict = verdictOf(candidate.value)
      const facts = factsOf([...dates.found, { value: candidate.value, place }], { value: candidate.value, place }, -1)
      const features = [
        ...placeFeatures(dates.sheet, place).features,
        ...ruleFeatures(verdict),
        ...facts,
        ...termOf(candidate.value, true),
      ]
      return [{ value: candidate.value, features, rule_points: verdict.points, ...placedAt(place) }]
    })
  return [...printed, ...derived]
}
