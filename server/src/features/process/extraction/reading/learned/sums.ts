import type { LabelledAmount } from '../labelled-amounts.ts'
import type { Layout } from '../lines.ts'
import { type GroupSum, grossParts, groupSums, groupsReach, itemSums, near, ratesOn, taxesOf } from '../printed-sums.ts'
import { saysNoTax } from '../total-labels.ts'
import { flag } from './choices.ts'

/** Pairs of amounts are compared, so a long list is cut. */
const COMPARED = 80
/** Tax and net amount are not told apart by their size, but no rate is higher. */
const TAX_MOST = 0.3

/** Everything that is printed about sums on all pages. */
export type PrintedSums = {
  readonly taxes: readonly number[]
  readonly rates: readonly number[]
  /** Every amount once, the largest first. */
  readonly sizes: readonly number[]
  /** The same without items of tables and what is said not to be a sum. */
  readonly totals: readonly number[]
  /** What is taken off or added: payments, deposits, fees. */
  readonly others: readonly number[]
  readonly items: ReadonlySet<number>
  readonly groups: readonly GroupSum[]
  /** Gross amounts of single tax rates, whose sum is printed too: none of them is the total. */
  readonly parts: ReadonlySet<number>
  readonly no_tax: boolean
}

export function printedSums(layout: Layout, amounts: readonly LabelledAmount[]): PrintedSums {
  const text = layout.rows.map((row) => row.folded.text).join('\n')
  const usable = amounts.filter(({ has_decimals, cents }) => has_decimals && cents > 0)
  const once = (list: readonly LabelledAmount[]): number[] =>
    [...new Set(list.map(({ cents }) => cents))].sort((a, b) => b - a).slice(0, COMPARED)
  const isTotal = ({ kind, negative }: LabelledAmount) => !negative && kind !== 'none' && kind !== 'other'
  return {
    taxes: taxesOf(amounts)
      .filter((tax) => tax > 0)
      .slice(0, COMPARED),
    rates: ratesOn(layout).filter((rate) => rate > 0 && rate < 100 * TAX_MOST),
    sizes: once(usable.filter(({ negative }) => !negative)),
    totals: once(usable.filter(isTotal)),
    others: once(usable.filter(({ kind, negative }) => kind === 'other' || negative)),
    items: itemSums(amounts),
    groups: groupSums(amounts),
    parts: partsOf(amounts),
    no_tax: saysNoTax(text),
  }
}

function partsOf(amounts: readonly LabelledAmount[]): Set<number> {
  const parts = grossParts(amounts)
  const sum = parts.reduce((all, { cents }) => all + cents, 0)
  const is_printed = parts.length > 1 && amounts.some(({ cents, negative }) => !negative && cents === sum)
  return new Set(is_printed ? parts.map(({ cents }) => cents) : [])
}

export const SUM_FEATURES = [
  'is_net_and_tax',
  'is_net_and_rate',
  'is_net_and_printed_tax',
  'has_tax_in_it',
  'is_before_tax',
  'is_before_rate',
  'is_before_printed_tax',
  'is_items',
  'is_groups',
  'is_rest',
  'is_before_payment',
  'larger',
  'larger_totals',
  'share_of_largest',
  'share_of_largest_total',
  'no_tax',
  'taxes',
  'rates',
  'amounts',
] as const

/** How an amount goes together with the others. */
export function sumFeatures(sums: PrintedSums, cents: number): number[] {
  const { taxes, rates, sizes, totals, others, no_tax } = sums
  const printed = new Set(sizes)
  const isRate = (net: number, tax: number) => rates.some((rate) => near(Math.round((net * rate) / 100), tax))
  const lower = sizes.filter((one) => one < cents)
  const higher = sizes.filter((one) => one > cents)
  return [
    flag(lower.some((net) => taxes.some((tax) => near(net + tax, cents)))),
    flag(lower.some((net) => isRate(net, cents - net))),
    flag(lower.some((net) => isRate(net, cents - net) && printed.has(cents - net))),
    flag(taxes.some((tax) => rates.some((rate) => near(Math.round((cents * rate) / (100 + rate)), tax)))),
    flag(higher.some((gross) => taxes.some((tax) => near(cents + tax, gross)))),
    flag(higher.some((gross) => isRate(cents, gross - cents))),
    flag(higher.some((gross) => isRate(cents, gross - cents) && printed.has(gross - cents))),
    flag(sums.items.has(cents)),
    flag(groupsReach(sums.groups, cents)),
    flag(others.some((other) => printed.has(cents + other))),
    flag(others.some((other) => other < cents && printed.has(cents - other))),
    Math.min(20, higher.length),
    Math.min(20, totals.filter((one) => one > cents).length),
    Math.round((1000 * cents) / (sizes[0] ?? cents)) / 1000,
    Math.min(9, Math.round((1000 * cents) / (totals[0] ?? cents)) / 1000),
    flag(no_tax),
    taxes.length,
    rates.length,
    Math.min(50, sizes.length),
  ]
}
