import { addDays, type DateOnly, dayText } from '../../src/kernel/dates.ts'
import type { Random } from '../random.ts'
import type { Due, Family } from './family.ts'
import { LOCALES, type Locale } from './locales.ts'
import { makeNumbers, type Numbers } from './numbers.ts'
import { makeIssuer } from './people/issuers.ts'
import { makeParty, type Party } from './people/parties.ts'
import { type Line, lineAmount, rounded, type Totals, totalsOf } from './sums.ts'
import { itemsOf, priceOf, quantityOf } from './trade.ts'

/** Everything that is true of one invoice, before anybody prints it. */
export type Facts = {
  readonly family: Family
  readonly locale: Locale
  readonly issuer: Party
  readonly recipient: Party
  /** Where goods are sent, if not to the recipient. */
  readonly consignee: Party
  readonly number: string
  readonly issued: DateOnly
  readonly terms: Terms
  readonly lines: readonly Line[]
  readonly totals: Totals
  readonly numbers: Numbers
  /** Days that are not the day of the invoice. */
  readonly ordered: DateOnly
  readonly delivered: DateOnly
  readonly period: readonly [DateOnly, DateOnly]
  readonly paid_on: DateOnly
}

/** `due` is null where nothing says when to pay. */
export type Terms = {
  readonly kind: Due
  readonly due: DateOnly | null
  readonly days: number
  readonly early_days: number
  readonly early_percent: number
}

const EARLIEST = 17_897 // 2019-01-01
const LATEST = 20_819 // 2026-12-31

export function makeFacts(random: Random, family: Family): Facts {
  const locale = LOCALES[family.locale]
  const issued = dayText(random.between(EARLIEST, LATEST))
  const delivered = addDays(issued, -random.between(0, 25))
  const lines = makeLines(random, family, locale)
  const paid = {
    share: random.of([200, 300, 500, 333, random.between(100, 900)]),
    arrears_cents: random.between(900, 60_000),
  }
  const period_start = addDays(issued, -random.between(20, 90))
  return {
    family,
    locale,
    issuer: makeIssuer(random, locale, family.issuer),
    recipient: makeParty(random, locale, family.recipient),
    consignee: makeParty(random, locale, 'either'),
    issued,
    terms: makeTerms(random, family, issued),
    lines,
    totals: totalsOf(lines, family.sums, paid),
    ...makeNumbers(random, issued, locale),
    ordered: addDays(delivered, -random.between(1, 40)),
    delivered,
    period: [period_start, addDays(period_start, random.between(6, 40))],
    paid_on: addDays(issued, -random.between(5, 60)),
  }
}

function makeLines(random: Random, family: Family, locale: Locale): Line[] {
  const { trade, sums, look } = family
  const { lang, rates } = locale
  const items = itemsOf(lang, trade)
  const count = random.between(...sums.lines)
  const chosen =
    count <= items.length ? random.some(items, count) : Array.from({ length: count }, () => random.of(items))
  const taxed = sums.prices === 'net' || sums.prices === 'gross'
  const lines = chosen.map((item): Line => {
    const rate = taxed ? ((sums.rates === 'several' ? rates[item.rate] : rates[0]) ?? rates[0] ?? 0) : 0
    const line = {
      quantity: quantityOf(random, item.unit),
      price: priceOf(random, item),
      // Without a column for it, a discount would look like a mistake.
      off: look.columns.includes('off') && random.chance(0.2) ? 100 : 0,
      rate,
    }
    return { text: item.text, unit: item.unit, ...line, amount_cents: lineAmount(line) }
  })
  const total_cents = lines.reduce((all, line) => all + line.amount_cents, 0)
  // Nobody sends an invoice over nothing.
  if (total_cents < 300) return makeLines(random, family, locale)
  return sums.extra === 'discount' ? [...lines, discountOf(random, lines, total_cents)] : lines
}

/** A discount on everything is one more line, below zero. */
function discountOf(random: Random, lines: readonly Line[], total_cents: number): Line {
  const off = random.of([20, 30, 50, 100])
  const cents = -rounded(total_cents * off, 1000)
  const rate = lines[0]?.rate ?? 0
  return { text: '', unit: '', quantity: 100, price: cents * 100, off, rate, amount_cents: cents }
}

function makeTerms(random: Random, { due }: Family, issued: DateOnly): Terms {
  const kind = random.of(due)
  const days = random.of([7, 8, 10, 14, 14, 20, 21, 30, 30, 30, 45, 60])
  const early = { early_days: Math.min(days - 1, random.of([7, 8, 10, 14])), early_percent: random.of([2, 2, 3]) }
  const debit_days = random.between(2, 12)
  if (kind === 'none') return { kind, due: null, days, ...early }
  if (kind === 'at-once') return { kind, due: issued, days, ...early }
  if (kind === 'debit') return { kind, due: addDays(issued, debit_days), days, ...early }
  return { kind, due: addDays(issued, days), days, ...early }
}
