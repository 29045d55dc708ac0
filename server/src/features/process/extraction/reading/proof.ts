import type { FieldReading, Proof } from './fields.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import type { Layout } from './lines.ts'
import { groupSums, groupsReach, itemSums, near, ratesOn, type TaxFacts, taxesOf, togetherBy } from './printed-sums.ts'

export type ReadSums = { readonly net: number | null; readonly gross: number | null }
export type Proofs = {
  readonly net: Proof | null
  readonly gross: Proof | null
  /** False where the gross amount is less than net and tax, which no invoice can mean. */
  readonly adds_up: boolean
}

/**
 * Which printed sum proves the amounts that were read: net and tax make the gross amount, the bases and taxes of all rates do,
 * or the items above add up. Without one an amount rests on the words beside it alone.
 */
export function proofsOf(layout: Layout, amounts: readonly LabelledAmount[], { net, gross }: ReadSums): Proofs {
  const facts = { taxes: taxesOf(amounts), rates: ratesOn(layout) }
  const [groups, items] = [groupSums(amounts), itemSums(amounts)]
  const together = net !== null && gross !== null ? togetherBy(net, gross, facts) : null
  const byItems = (cents: number): Proof | null => (items.has(cents) ? 'line_items' : null)
  const alone = (cents: number): Proof | null => (groupsReach(groups, cents) ? 'tax_groups' : byItems(cents))
  const proofs = {
    net: together ?? (net === null ? null : byItems(net)),
    gross: together ?? (gross === null ? null : (alone(gross) ?? includedTax(gross, facts))),
  }
  const is_too_low = net !== null && gross !== null && together === null && isBelowNetAndTax(net, gross, amounts)
  return { ...proofs, adds_up: !is_too_low }
}

/** „Darin 20 % USt: 20,00" under 120,00. */
const includedTax = (gross: number, { taxes, rates }: TaxFacts): Proof | null =>
  taxes.some((tax) => tax > 0 && rates.some((rate) => near(Math.round((gross * rate) / (100 + rate)), tax)))
    ? 'net_plus_rate'
    : null

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
