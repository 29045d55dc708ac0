import type { Box, Word } from '../../../platform/pdf/page-text.ts'
import { findAmounts, type PrintedAmount } from './amounts.ts'
import type { Candidate } from './fields.ts'
import { fold } from './fold.ts'
import { sharesColumn } from './labels.ts'
import { boxAround, type Layout, leastConfidence, type Row } from './lines.ts'
import { type AmountKind, grossPoints, kindOf, netPoints, saysNoTax } from './total-labels.ts'

export type LabelledAmount = PrintedAmount & {
  readonly row: Row
  readonly kind: AmountKind
  readonly label: string
  /** The label is the head of a column, not the words before the amount. */
  readonly by_column: boolean
  /** Its row says „Summe“: of the amounts in a column this one is the sum. */
  readonly in_sum_row: boolean
  /** The last amount of its column: in a table this is the sum. */
  readonly last_of_column: boolean
}

export type Totals = { readonly net: Candidate<number> | null; readonly gross: Candidate<number> | null }

export function readTotals(layout: Layout, amounts: readonly LabelledAmount[]): Totals {
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

/** A row with more amounts is a table of prices, not a sum. */
const AMOUNTS_IN_A_ROW = 16
const WORDS_IN_A_ROW = 200

/** Every amount with the words that say what it is: those before it in its row, else the head of its column. */
export function labelAmounts(layout: Layout): LabelledAmount[] {
  return layout.pages.flatMap(({ rows }) => {
    const columns: { row: Row; box: Box }[] = []
    const found = rows.flatMap((row) => {
      const amounts = row.words.length > WORDS_IN_A_ROW ? [] : findAmounts(row.words)
      if (amounts.length > AMOUNTS_IN_A_ROW) return []
      columns.push(...amounts.map(({ words }) => ({ row, box: boxAround(words) })))
      return amounts.map((_, at) => labelOne(rows, row, at, amounts))
    })
    return found.map((one) => ({ ...one, last_of_column: isLast(one, columns) }))
  })
}

function labelOne(rows: readonly Row[], row: Row, at: number, amounts: readonly PrintedAmount[]): LabelledAmount {
  const [amount, previous] = [amounts[at] as PrintedAmount, amounts[at - 1]]
  const whole = { ...amount, row, last_of_column: false }
  const words_before = row.words.slice(0, row.words.indexOf(amount.words[0] as Word))
  const between = previous ? words_before.slice(words_before.indexOf(previous.words.at(-1) as Word) + 1) : words_before
  const own = labelText(between)
  const own_kind = kindOf(own)
  const in_sum_row = own_kind === 'total' && amounts.length > 1
  if (own_kind !== 'none' && !in_sum_row) return { ...whole, kind: own_kind, label: own, by_column: false, in_sum_row }
  const row_label = labelText(words_before)
  const row_kind = kindOf(row_label)
  const before_previous = previous
    ? labelText(words_before.slice(0, words_before.indexOf(previous.words[0] as Word)))
    : ''
  // „VAT (19 % of 121.50)  23.09": the figure in between belongs to the label.
  if (kindOf(before_previous) === 'base')
    return {
      ...whole,
      kind: row_kind === 'base' ? kindOfRest(before_previous) : row_kind,
      label: row_label,
      by_column: false,
      in_sum_row: false,
    }
  const head = columnHead(rows, row, amount)
  const head_kind = head ? kindOf(head) : 'none'
  const named = head_kind === 'net' || head_kind === 'tax' || head_kind === 'gross' || head_kind === 'base'
  if (head && (named || (!in_sum_row && (row_kind === 'none' || row_kind === 'other')))) {
    return { ...whole, kind: head_kind, label: head, by_column: true, in_sum_row: row_kind === 'total' }
  }
  if (in_sum_row) return { ...whole, kind: own_kind, label: own, by_column: false, in_sum_row }
  return { ...whole, kind: previous ? row_kind : 'none', label: row_label, by_column: false, in_sum_row: false }
}

/** „20 % USt von" without its last word is the label of the tax that follows the base. */
const kindOfRest = (label: string): AmountKind =>
  kindOf(label.replace(/[ (]*(?:auf|von|of|on|sur|aus|basis|netto)[ (]*$/u, ''))

const labelText = (words: readonly Word[]): string => withoutFigures(words.map((word) => word.text).join(' '))

const withoutFigures = (text: string): string =>
  fold(text)
    .replace(/[|:*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The nearest words above in the same column that are not figures themselves. */
function columnHead(rows: readonly Row[], row: Row, amount: PrintedAmount): string | undefined {
  const box = boxAround(amount.words)
  for (let at = row.index - 1; at >= 0 && at > row.index - 30; at--) {
    const above = rows[at] as Row
    if (row.top - above.bottom > 16 * box.height) return undefined
    const segment = above.segments.find((part) => sharesColumn(part, box) || endsWith(part, box))
    if (!segment) continue
    if (!/\p{L}{2}/u.test(segment.text.replace(/eur|€/gi, ''))) continue
    const near = segment.words.length > 1 ? headWords(segment.words, box) : segment.words
    const text = withoutFigures(near.map((word) => word.text).join(' '))
    if (/\p{L}{2}/u.test(text) && kindOf(text) !== 'none') return text
  }
  return undefined
}

/** Heads of narrow columns stand close: only the words over the amount count, if there are such. */
function headWords(words: readonly Word[], box: Box): readonly Word[] {
  const over = words.filter(
    (word) => sharesColumn(word, { ...box, x: box.x - 4, width: box.width + 8 }) || endsWith(word, box),
  )
  return over.length > 0 ? over : words
}

const endsWith = (part: { x: number; width: number }, box: { x: number; width: number; height: number }): boolean =>
  Math.abs(part.x + part.width - (box.x + box.width)) < 0.8 * box.height

function isLast(one: LabelledAmount, columns: readonly { row: Row; box: Box }[]): boolean {
  const own = boxAround(one.words)
  return !columns.some(({ row, box }) => row.index > one.row.index && sharesColumn(box, own))
}

/** Every sum is paired with every other: the likeliest are enough. */
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
  const rates = [...text.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?) ?%/g)].map((match) =>
    Number((match[1] as string).replace(',', '.')),
  )
  const taxed = amounts.filter(({ kind, negative }) => (kind === 'tax' || kind === 'included_tax') && !negative)
  // Two rates may have the same tax, but the same tax may also be printed twice.
  const once = new Map(taxed.map(({ cents, label }) => [`${cents} ${label}`, cents]))
  const taxes = [...once.values()].filter((cents) => cents > 0).slice(0, 12)
  const has_zero_tax = taxed.some(({ cents }) => cents === 0)
  const plain = amounts.filter(({ negative, has_decimals }) => !negative && has_decimals)
  return { taxes, rates: [...new Set(rates)].slice(0, RATES), no_tax: saysNoTax(text), has_zero_tax, amounts: plain }
}

/** No invoice has more rates of tax; files from strangers may have any number of percentages. */
const RATES = 30

type Agreement = 'tax' | 'rate' | 'untaxed' | 'no'

/** Whether net and gross go together: by a printed tax, by a printed rate, or since there is no tax. */
export function agrees(net: number, gross: number, facts: Facts): Agreement {
  const difference = gross - net
  if (difference === 0) return facts.taxes.length === 0 ? 'untaxed' : 'no'
  if (difference < 0) return 'no'
  if (subsetReaches(facts.taxes, difference)) return 'tax'
  const by_rate = facts.rates.some((rate) => rate > 0 && Math.abs(Math.round((net * rate) / 100) - difference) <= 1)
  return by_rate ? 'rate' : 'no'
}

/** Several rates print several taxes: some of them together may make the difference, a cent of rounding each. */
function subsetReaches(taxes: readonly number[], wanted: number): boolean {
  const reach = (from: number, left: number, size: number): boolean => {
    if (size > 0 && Math.abs(left) <= size) return true
    if (size === 4 || left < 0) return false
    for (let at = from; at < taxes.length; at++) if (reach(at + 1, left - (taxes[at] as number), size + 1)) return true
    return false
  }
  return reach(0, wanted, 0)
}

/** A table of tax rates has the parts of the gross amount in one column: together they are the sum that is printed. */
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

/** No sum that could be gross was read: what is named net still is, else arithmetic must do. */
function withoutGross(amounts: readonly LabelledAmount[], nets: readonly Sum[], facts: Facts): Totals {
  const named = nets.filter((net) => net.amount.kind === 'net' && !net.amount.by_column)
  const totals = byArithmetic(amounts, facts)
  const [only] = named
  if (totals.gross || !only || named.length > 1) return totals
  return { gross: null, net: candidateOf(only, only.points - 1) }
}

const hasOneAmount = ({ amounts }: Facts): boolean => new Set(amounts.map(({ cents }) => cents)).size === 1

/** „Ihr Beitrag beträgt 95,00 Euro": a letter with one amount says what is to be paid. */
function onlyAmount({ amounts, no_tax }: Facts): Totals {
  const amount = amounts[0] as LabelledAmount
  const sum: Sum = { cents: amount.cents, points: 0.6, amount, places: amounts.length }
  return { gross: candidateOf(sum, 0.6), net: no_tax ? candidateOf(sum, 0.3) : null }
}

/** Without a single label that was read: three printed amounts of which two make the third at a printed rate. */
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
