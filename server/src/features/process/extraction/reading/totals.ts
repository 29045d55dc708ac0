import type { Candidate } from './fields.ts'
import type { LabelledAmount } from './labelled-amounts.ts'
import { boxAround, type Layout, leastConfidence } from './lines.ts'
import { ratesOn, subsetReaches } from './printed-sums.ts'
import { type AmountKind, grossPoints, netPoints, saysNoTax } from './total-labels.ts'

export type Totals = { readonly net: Candidate<number> | null; readonly gross: Candidate<number> | null }

export function readTotals(layout: Layout, found: readonly LabelledAmount[]): Totals {
  const amounts = withSpokenTotals(found)
  const grosses = sums(amounts, grossPoints)
  const nets = sums(amounts, netPoints)
  const facts = factsOf(layout, amounts)
  const whole = grosses.find((gross) => sumsUpRates(gross, amounts))
  const pairs = grosses
    .filter((gross) => !isPartOf(gross, whole))
    .flatMap((gross) => [
      ...nets.map((net) => ({ net, gross, points: pairPoints(net, gross, facts) })),
      { net: null, gross, points: gross.points + (gross === whole ? 2.5 : 0) },
    ])
  const best = pairs.reduce<(typeof pairs)[number] | undefined>(
    (a, b) => (a && a.points >= b.points ? a : b),
    undefined,
  )
  if ((best?.points ?? 0) < 0.6 && hasOneAmount(facts)) return onlyAmount(facts)
  if (!best) return withoutGross(amounts, nets, facts)
  return settle(best, nets, facts)
}

/** „Der Rechnungsbetrag lautet auf 135,54 €": without a label of its own it is a total if net and tax add up to it. */
function withSpokenTotals(amounts: readonly LabelledAmount[]): readonly LabelledAmount[] {
  const of = (...kinds: AmountKind[]): number[] =>
    amounts.filter((one) => kinds.includes(one.kind) && !one.negative && one.cents > 0).map(({ cents }) => cents)
  const taxes = [...new Set(of('tax'))].slice(0, SPOKEN)
  const sums = [...new Set(of('net', 'subtotal', 'total'))].slice(0, SPOKEN)
  const totals = new Set(sums.flatMap((sum) => taxes.map((tax) => (tax < sum ? sum + tax : 0))))
  // „… lautet auf" ends like the label of a base.
  const isSpoken = ({ kind, has_decimals, cents }: LabelledAmount): boolean =>
    (kind === 'none' || kind === 'base') && has_decimals && totals.has(cents)
  return amounts.map((one) => (isSpoken(one) ? { ...one, kind: 'total', by_column: false } : one))
}

/** Of each kind; all are added to all. */
const SPOKEN = 40

type Sum = { readonly cents: number; readonly points: number; readonly amount: LabelledAmount; readonly places: number }
type Facts = {
  readonly taxes: readonly number[]
  readonly rates: readonly number[]
  readonly no_tax: boolean
  readonly has_zero_tax: boolean
  readonly amounts: readonly LabelledAmount[]
}

function settle(best: { net: Sum | null; gross: Sum; points: number }, nets: readonly Sum[], facts: Facts): Totals {
  const { gross } = best
  const proven = best.net !== null && agrees(best.net.cents, gross.cents, facts) !== 'no'
  const gross_points = gross.points + (proven ? 2 : 0) + (gross.places > 1 ? 0.5 : 0)
  const gross_candidate = candidateOf(gross, gross_points)
  if (best.net && proven) return { gross: gross_candidate, net: candidateOf(best.net, best.net.points + 2) }
  const untaxed = facts.no_tax || facts.has_zero_tax
  if (untaxed && facts.taxes.length === 0)
    return { gross: gross_candidate, net: candidateOf(gross, gross.points - 0.3) }
  const named = nets.filter((net) => net.amount.kind === 'net' && net.cents <= gross.cents)
  const [only] = named
  if (only && named.length === 1)
    return { gross: candidateOf(gross, gross_points - 0.8), net: candidateOf(only, only.points - 1) }
  const unnamed = [...facts.amounts].reverse().find((one) => agrees(one.cents, gross.cents, facts) === 'tax')
  if (unnamed) {
    const sum: Sum = { cents: unnamed.cents, points: 1.6, amount: unnamed, places: 1 }
    return { gross: candidateOf(gross, gross_points + 1), net: candidateOf(sum, sum.points) }
  }
  return { gross: gross_candidate, net: null }
}

function candidateOf({ cents, amount }: Sum, points: number): Candidate<number> {
  const { row, words } = amount
  return { value: cents, points, page: row.page.number, box: boxAround(words), word_confidence: leastConfidence(words) }
}

/** Every sum is paired with every other, so only the likeliest are kept. */
const SUMS = 60

function sums(
  amounts: readonly LabelledAmount[],
  pointsFor: (kind: AmountKind, label: string) => number | undefined,
): Sum[] {
  const by_cents = new Map<number, Sum>()
  const bottom_page = Math.max(1, ...amounts.map(({ row }) => row.page.number))
  for (const amount of amounts) {
    const base = pointsFor(amount.kind, amount.label)
    if (base === undefined || amount.negative || amount.cents === 0) continue
    const column = amount.by_column && !amount.in_sum_row ? (amount.last_of_column ? -0.9 : -2.2) : 0
    const round = amount.has_decimals ? 0 : -0.5
    const place = amount.row.page.number === bottom_page ? 0.1 : 0
    const bold = amount.words.every((word) => word.bold) ? 0.2 : 0
    const points = base + column + round + place + bold
    const known = by_cents.get(amount.cents)
    const places = (known?.places ?? 0) + 1
    by_cents.set(
      amount.cents,
      known && known.points >= points ? { ...known, places } : { cents: amount.cents, points, amount, places },
    )
  }
  return [...by_cents.values()]
    .map((sum) => ({ ...sum, points: sum.points + Math.min(0.4, 0.2 * (sum.places - 1)) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, SUMS)
}

function factsOf(layout: Layout, amounts: readonly LabelledAmount[]): Facts {
  const text = layout.rows.map((row) => row.folded.text).join('\n')
  const rates = ratesOn(layout)
  const taxed = amounts.filter(({ kind, negative }) => (kind === 'tax' || kind === 'included_tax') && !negative)
  // Two rates may have the same tax, but the same tax may also be printed twice.
  const once = new Map(taxed.map(({ cents, label }) => [`${cents} ${label}`, cents]))
  const taxes = [...once.values()].filter((cents) => cents > 0).slice(0, 12)
  const has_zero_tax = taxed.some(({ cents }) => cents === 0)
  const plain = amounts.filter(({ negative, has_decimals }) => !negative && has_decimals)
  return { taxes, rates, no_tax: saysNoTax(text), has_zero_tax, amounts: plain }
}

type Agreement = 'tax' | 'rate' | 'untaxed' | 'no'

/** Whether net and gross go together: by a printed tax, by a printed rate, or because there is no tax. */
function agrees(net: number, gross: number, facts: Facts): Agreement {
  const difference = gross - net
  if (difference === 0) return facts.taxes.length === 0 ? 'untaxed' : 'no'
  if (difference < 0) return 'no'
  if (subsetReaches(facts.taxes, difference)) return 'tax'
  const by_rate = facts.rates.some((rate) => rate > 0 && Math.abs(Math.round((net * rate) / 100) - difference) <= 1)
  return by_rate ? 'rate' : 'no'
}

/** A table of tax rates has the parts of the gross amount in one column. They add up to the printed sum. */
function sumsUpRates({ cents, amount }: Sum, amounts: readonly LabelledAmount[]): boolean {
  const parts = amounts.filter(({ kind, by_column, in_sum_row, negative, row }) => {
    return kind === 'gross' && by_column && !in_sum_row && !negative && row.page === amount.row.page
  })
  return parts.length > 1 && parts.reduce((sum, part) => sum + part.cents, 0) === cents
}

const isPartOf = ({ cents, amount }: Sum, whole: Sum | undefined): boolean =>
  whole !== undefined && cents < whole.cents && amount.kind === 'gross' && amount.by_column

function pairPoints(net: Sum, gross: Sum, facts: Facts): number {
  const agreement = agrees(net.cents, gross.cents, facts)
  const labels = gross.points + 0.5 * net.points
  if (agreement === 'tax') return labels + 2.5
  if (agreement === 'rate') return labels + 1.8
  if (agreement === 'untaxed')
    return labels + (facts.no_tax || facts.has_zero_tax ? 1 : net.amount.kind === 'net' ? 0.5 : -1)
  return gross.points - 1
}

/** No sum could be gross: tries arithmetic, otherwise keeps the only amount that is labelled net. */
function withoutGross(amounts: readonly LabelledAmount[], nets: readonly Sum[], facts: Facts): Totals {
  const named = nets.filter((net) => net.amount.kind === 'net' && !net.amount.by_column)
  const totals = byArithmetic(amounts, facts)
  const [only] = named
  if (totals.gross || !only || named.length > 1) return totals
  return { gross: null, net: candidateOf(only, only.points - 1) }
}

const hasOneAmount = ({ amounts }: Facts): boolean =>
  new Set(amounts.map(({ cents }) => cents)).size === 1 &&
  amounts.every(({ kind }) => kind === 'none' || kind === 'total' || kind === 'gross' || kind === 'payable')

/** „Ihr Beitrag beträgt 95,00 Euro": the only amount in a letter is the amount to pay. */
function onlyAmount({ amounts, no_tax }: Facts): Totals {
  const amount = amounts[0] as LabelledAmount
  const sum: Sum = { cents: amount.cents, points: 0.6, amount, places: amounts.length }
  return { gross: candidateOf(sum, 0.6), net: no_tax ? candidateOf(sum, 0.3) : null }
}

/** Works without labels: three printed amounts, of which two add up to the third at a printed rate. */
function byArithmetic(amounts: readonly LabelledAmount[], facts: Facts): Totals {
  const usable = amounts.filter(({ negative, has_decimals, cents }) => !negative && has_decimals && cents > 0)
  const by_size = [...usable].sort((a, b) => b.cents - a.cents).slice(0, 12)
  const printed = new Set(usable.map(({ cents }) => cents))
  for (const gross of by_size) {
    for (const net of usable) {
      const difference = gross.cents - net.cents
      const tax = difference < net.cents && printed.has(difference)
      const rate = facts.rates.some(
        (one) => one > 0 && Math.abs(Math.round((net.cents * one) / 100) + net.cents - gross.cents) <= 1,
      )
      if (!tax || !rate) continue
      const sum = (amount: LabelledAmount): Sum => ({ cents: amount.cents, points: 0.6, amount, places: 1 })
      return { net: candidateOf(sum(net), 0.6), gross: candidateOf(sum(gross), 0.8) }
    }
  }
  return { net: null, gross: null }
}
