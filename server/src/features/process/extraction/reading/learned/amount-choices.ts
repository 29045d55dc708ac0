import type { Candidate } from '../fields.ts'
import type { LabelledAmount } from '../labelled-amounts.ts'
import { togetherBy } from '../printed-sums.ts'
import { type AmountKind, grossPoints, moneyWords, netPoints, WORDS_OF_MONEY } from '../total-labels.ts'
import {
  type Choice,
  flag,
  NO_POINTS,
  PLACE_FEATURES,
  placedAt,
  placeFeatures,
  RULE_FEATURES,
  ruleFeatures,
  type Sheet,
  verdictsOf,
} from './choices.ts'
import { type PrintedSums, printedSums, SUM_FEATURES, sumFeatures } from './sums.ts'

/** The sums of an invoice are few. Of a long list the amounts that nothing names are the last that could be one. */
const CHOICES = 160

const KINDS: readonly AmountKind[] = [
  'gross',
  'net',
  'tax',
  'included_tax',
  'total',
  'payable',
  'subtotal',
  'base',
  'other',
  'none',
]

export const GROSS_FEATURES: readonly string[] = [
  ...PLACE_FEATURES,
  ...RULE_FEATURES,
  ...KINDS.map((kind) => `kind_${kind}`),
  ...WORDS_OF_MONEY.map((word) => `label_${word}`),
  'gross_points',
  'net_points',
  'by_column',
  'in_sum_row',
  'last_of_column',
  'has_decimals',
  'has_currency',
  'amounts_in_row',
  'amounts_below',
  'places',
  'labelled_places',
  ...SUM_FEATURES,
]

export const NET_FEATURES: readonly string[] = [
  ...GROSS_FEATURES,
  'is_gross',
  'is_above_gross',
  'share_of_gross',
  'gross_by_tax',
  'gross_by_groups',
  'gross_by_rate',
]

export type AmountChoices = {
  readonly gross: readonly Choice<number>[]
  /** The net amount depends on which amount is the gross one. */
  readonly net: (gross: number | null) => readonly Choice<number>[]
}

type Rules = { readonly gross: Candidate<number> | null; readonly net: Candidate<number> | null }

/** Every amount that could be a total, with what the model is told about it. */
export function amountChoices(sheet: Sheet, amounts: readonly LabelledAmount[], rules: Rules): AmountChoices {
  const sums = printedSums(sheet.layout, amounts)
  const facts = likeliest(amounts).map((amount) => ({
    amount,
    place: placeFeatures(sheet, amount).features,
    own: [...labelFacts(amount), ...occurrence(amounts, amount), ...sumFeatures(sums, amount.cents)],
  }))
  const choicesBy = (rule: Candidate<number> | null, more: (cents: number) => number[]): Choice<number>[] => {
    const verdictOf = verdictsOf(rule ? [rule] : [], String)
    return facts.map(({ amount, place, own }) => {
      const verdict = verdictOf(amount.cents)
      const features = [...place, ...ruleFeatures(verdict), ...own, ...more(amount.cents)]
      return { value: amount.cents, features, rule_points: verdict.points, ...placedAt(amount) }
    })
  }
  return {
    gross: choicesBy(rules.gross, () => []).filter(({ value }) => !sums.parts.has(value)),
    net: (gross) => choicesBy(rules.net, (cents) => besideGross(sums, cents, gross)),
  }
}

function likeliest(amounts: readonly LabelledAmount[]): readonly LabelledAmount[] {
  const usable = amounts.filter(({ negative, cents }) => !negative && cents > 0)
  if (usable.length <= CHOICES) return usable
  const isNamed = ({ kind }: LabelledAmount) => kind !== 'none' && kind !== 'other'
  const ranked = [...usable.filter((one) => !isNamed(one)), ...usable.filter(isNamed)]
  const kept = new Set(ranked.slice(-CHOICES))
  return usable.filter((one) => kept.has(one))
}

function labelFacts({ kind, label, by_column, in_sum_row, last_of_column, ...one }: LabelledAmount): number[] {
  return [
    ...KINDS.map((name) => flag(name === kind)),
    ...moneyWords(label).map(flag),
    grossPoints(kind, label) ?? NO_POINTS,
    netPoints(kind, label) ?? NO_POINTS,
    flag(by_column),
    flag(in_sum_row),
    flag(last_of_column),
    flag(one.has_decimals),
    flag(one.currency !== null),
  ]
}

/** Where else, and beside what. */
function occurrence(amounts: readonly LabelledAmount[], { row, cents }: LabelledAmount): number[] {
  const same = amounts.filter((other) => other.cents === cents && !other.negative)
  const below = amounts.filter((other) => other.row.page === row.page && other.row.index > row.index)
  return [
    amounts.filter((other) => other.row === row).length,
    Math.min(30, below.length),
    Math.min(9, same.length),
    Math.min(9, same.filter(({ kind }) => kind !== 'none' && kind !== 'other').length),
  ]
}

function besideGross(sums: PrintedSums, cents: number, gross: number | null): number[] {
  if (gross === null) return [0, 0, 0, 0, 0, 0]
  const proof = togetherBy(cents, gross, sums)
  return [
    flag(cents === gross),
    flag(cents > gross),
    Math.min(9, Math.round((1000 * cents) / gross) / 1000),
    flag(proof === 'net_plus_tax'),
    flag(proof === 'tax_groups'),
    flag(proof === 'net_plus_rate'),
  ]
}
