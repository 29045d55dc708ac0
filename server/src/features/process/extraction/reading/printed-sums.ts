import type { Proof } from './fields.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { Layout } from './lines.ts'

/** No invoice has more tax rates. Files from strangers may have any number of percentages. */
const RATES = 30

/** Every percentage of the pages may be the rate of a tax. */
export function ratesOn(layout: Layout): number[] {
  const text = layout.rows.map((row) => row.folded.text).join('\n')
  const rates = [...text.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?) ?%/g)].map((match) =>
    Number((match[1] as string).replace(',', '.')),
  )
  return [...new Set(rates)].slice(0, RATES)
}

const isTax = ({ kind, negative }: LabelledAmount): boolean => (kind === 'tax' || kind === 'included_tax') && !negative

/** Two rates may have the same tax, but the same tax may also be printed twice. */
export const taxesOf = (amounts: readonly LabelledAmount[]): number[] => [
  ...new Map(amounts.filter(isTax).map(({ cents, label }) => [`${cents} ${label}`, cents])).values(),
]

/** Several rates have several taxes. Some of them may add up to the difference, with a cent of rounding each. */
export function subsetReaches(taxes: readonly number[], wanted: number): boolean {
  const reach = (from: number, left: number, size: number): boolean => {
    if (size > 0 && Math.abs(left) <= size) return true
    if (size === 4 || left < 0) return false
    for (let at = from; at < taxes.length; at++) if (reach(at + 1, left - (taxes[at] as number), size + 1)) return true
    return false
  }
  return reach(0, wanted, 0)
}

/** Sums of cents that were each rounded may be a cent off. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1

export type TaxFacts = { readonly taxes: readonly number[]; readonly rates: readonly number[] }

/** How a printed tax, several of them or a printed rate make the gross amount out of the net amount. */
export function togetherBy(net: number, gross: number, { taxes, rates }: TaxFacts): Proof | null {
  const tax = gross - net
  if (tax < 0) return null
  if (tax === 0) return taxes.includes(0) ? 'net_plus_tax' : null
  if (taxes.some((one) => one > 0 && near(one, tax))) return 'net_plus_tax'
  if (subsetReaches(taxes.filter((one) => one > 0).slice(0, 12), tax)) return 'tax_groups'
  return rates.some((rate) => rate > 0 && near(Math.round((net * rate) / 100), tax)) ? 'net_plus_rate' : null
}

/** What a table of tax rates has in its column of gross amounts. */
export const grossParts = (amounts: readonly LabelledAmount[]): LabelledAmount[] =>
  amounts.filter((one) => one.kind === 'gross' && one.by_column && !one.in_sum_row && !one.negative)

/** A gross amount that the parts of several tax rates add up to. Each part was rounded for itself. */
export type GroupSum = { readonly cents: number; readonly slack: number }

/** The bases and taxes of a table of rates, or the gross parts in one of its columns. */
export function groupSums(amounts: readonly LabelledAmount[]): GroupSum[] {
  const sum = (list: readonly LabelledAmount[]) => list.reduce((all, { cents }) => all + cents, 0)
  const parts = grossParts(amounts)
  const bases = amounts.filter(({ kind, negative }) => kind === 'base' && !negative)
  const taxes = amounts.filter(isTax)
  return [
    ...(parts.length > 1 ? [{ cents: sum(parts), slack: parts.length }] : []),
    ...(bases.length > 0 && taxes.length > 0 ? [{ cents: sum(bases) + sum(taxes), slack: bases.length }] : []),
  ]
}

export const groupsReach = (sums: readonly GroupSum[], gross: number): boolean =>
  sums.some(({ cents, slack }) => Math.abs(cents - gross) <= slack)

/** A longer column is a list of something else. */
const ITEMS_MAX = 200

/**
 * What at least two amounts one below another, without a label of their own, add up to. The sum itself may stand at the end of
 * the same column, so every beginning of a column counts.
 */
export function itemSums(amounts: readonly LabelledAmount[]): Set<number> {
  const columns = new Map<string, number[]>()
  for (const { kind, by_column, words, row, negative, has_decimals, in_sum_row, cents: one } of amounts) {
    const is_item = has_decimals && !in_sum_row && (kind === 'none' || by_column)
    const last = words.at(-1)
    if (!is_item || !last) continue
    const edge = `${row.page.number} ${Math.round((last.x + last.width) / 4)}`
    const list = columns.get(edge) ?? []
    if (list.length < ITEMS_MAX) list.push(negative ? -one : one)
    columns.set(edge, list)
  }
  return new Set([...columns.values()].flatMap(beginningsOf))
}

function beginningsOf(items: readonly number[]): number[] {
  let sum = 0
  const sums = items.map((item) => {
    sum += item
    return sum
  })
  return sums.slice(1)
}
