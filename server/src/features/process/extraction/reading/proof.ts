import type { FieldReading, Proof } from './fields.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { Layout } from './lines.ts'
import { ratesIn, subsetReaches } from './totals.ts'

export type ReadSums = { readonly net: number | null; readonly gross: number | null }
export type Proofs = {
  readonly net: Proof | null
  readonly gross: Proof | null
  /** False where the gross amount is less than net and tax, which no invoice can mean. */
  readonly adds_up: boolean
}

/** Sums of cents that were each rounded may be a cent off. */
const near = (a: number, b: number, slack = 1): boolean => Math.abs(a - b) <= slack

/**
 * Which printed sum proves the amounts that were read: net and tax make the gross amount, the bases and taxes of all rates do,
 * or the items above add up. Without one an amount rests on the words beside it alone.
 */
export function proofsOf(layout: Layout, amounts: readonly LabelledAmount[], { net, gross }: ReadSums): Proofs {
  const rates = ratesIn(layout.rows.map((row) => row.folded.text).join('\n'))
  const together = net !== null && gross !== null ? togetherBy(net, gross, { amounts, rates }) : null
  const alone = (cents: number | null): Proof | null =>
    cents === null ? null : (groupsReach(amounts, cents) ?? itemsReach(amounts, cents))
  const proofs = {
    net: together ?? (net === null ? null : itemsReach(amounts, net)),
    gross: together ?? alone(gross) ?? (gross === null ? null : includedTax(gross, { amounts, rates })),
  }
  const is_too_low = net !== null && gross !== null && together === null && isBelowNetAndTax(net, gross, amounts)
  return { ...proofs, adds_up: !is_too_low }
}

type Printed = { readonly amounts: readonly LabelledAmount[]; readonly rates: readonly number[] }

const isTax = ({ kind, negative }: LabelledAmount): boolean => (kind === 'tax' || kind === 'included_tax') && !negative

/** Two rates may have the same tax, but the same tax may also be printed twice. */
const taxesOf = (amounts: readonly LabelledAmount[]): number[] => [
  ...new Map(amounts.filter(isTax).map(({ cents, label }) => [`${cents} ${label}`, cents])).values(),
]

function togetherBy(net: number, gross: number, { amounts, rates }: Printed): Proof | null {
  const taxes = taxesOf(amounts)
  const tax = gross - net
  if (tax < 0) return null
  if (tax === 0) return taxes.includes(0) ? 'net_plus_tax' : null
  if (taxes.some((one) => one > 0 && near(one, tax))) return 'net_plus_tax'
  if (subsetReaches(taxes.filter((one) => one > 0).slice(0, 12), tax)) return 'tax_groups'
  return rates.some((rate) => rate > 0 && near(Math.round((net * rate) / 100), tax)) ? 'net_plus_rate' : null
}

/** „Darin 20 % USt: 20,00" under 120,00. */
const includedTax = (gross: number, { amounts, rates }: Printed): Proof | null =>
  amounts.some(
    (one) =>
      isTax(one) && one.cents > 0 && rates.some((rate) => near(Math.round((gross * rate) / (100 + rate)), one.cents)),
  )
    ? 'net_plus_rate'
    : null

/** The bases and taxes of a table of rates, or the gross parts in one of its columns. */
function groupsReach(amounts: readonly LabelledAmount[], gross: number): Proof | null {
  const sum = (list: readonly LabelledAmount[]) => list.reduce((all, { cents }) => all + cents, 0)
  const parts = amounts.filter((one) => one.kind === 'gross' && one.by_column && !one.in_sum_row && !one.negative)
  if (parts.length > 1 && near(sum(parts), gross, parts.length)) return 'tax_groups'
  const bases = amounts.filter(({ kind, negative }) => kind === 'base' && !negative)
  const taxes = amounts.filter(isTax)
  return bases.length > 0 && taxes.length > 0 && near(sum(bases) + sum(taxes), gross, bases.length)
    ? 'tax_groups'
    : null
}

/** A longer column is a list of something else. */
const ITEMS_MAX = 200

/** At least two amounts one below another, without a label of their own, that add up. */
function itemsReach(amounts: readonly LabelledAmount[], cents: number): Proof | null {
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
  return [...columns.values()].some((list) => addsUp(list, cents)) ? 'line_items' : null
}

/** The sum itself may stand at the end of the same column. */
function addsUp(items: readonly number[], cents: number): boolean {
  let sum = 0
  for (const [at, item] of items.entries()) {
    sum += item
    if (at > 0 && sum === cents) return true
  }
  return false
}

function isBelowNetAndTax(net: number, gross: number, amounts: readonly LabelledAmount[]): boolean {
  if (gross < net) return true
  // No tax is half of what it is taken on: that figure is something else.
  const taxes = taxesOf(amounts.filter(({ kind }) => kind === 'tax')).filter((tax) => tax > 0 && tax < net / 2)
  return taxes.length > 0 && net + Math.min(...taxes) > gross + 1
}

/** What nothing proves is right often, but not so often that it could pass for certain. */
const UNPROVEN_MOST = 0.89

export const withProof = (reading: FieldReading, proof: Proof | null): FieldReading =>
  proof === null ? { ...reading, confidence: Math.min(reading.confidence, UNPROVEN_MOST) } : { ...reading, proof }
