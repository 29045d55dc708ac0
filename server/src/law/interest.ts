import { dayNumber, daysInYear, dayText } from '../kernel/dates.ts'
import { centsText, roundedFraction } from '../kernel/money.ts'
import type { LawCode } from './codes.ts'
import { rowOn } from './dated-rows.ts'
import { type RowUse, rowUse } from './table-warnings.ts'
import type { Legal } from './tables.ts'

/** The table row that an amount is based on. */
export type LegalSource = RowUse & { name: string; source: string }

/** A period in which neither the rate nor the length of the year changes; both days are included. */
export type RatePeriod = {
  from: number
  to: number
  rate_bp: number
  year_days: number
  rule: string
  sources: LegalSource[]
}

export type Accrual = { from: number; to: number; base_cents: number; amount_cents: number; period: RatePeriod }

/** The late payer, with the tables that apply. */
export type Debtor = { legal: Legal; is_consumer: boolean }

export type LumpSum = { cents: number; rule: string }

/** Hundredths of a percent a year, or percentage points above the base rate. */
export type StatutoryRate = { readonly rate_bp: number; readonly is_above_base: boolean; readonly rule: string }

/** Default interest, and the lump sum that is owed along with it. */
export type Interest = {
  /** The rates from one day to another. Days before the tables begin bear no interest. */
  ratePeriods(debtor: Debtor, from: number, to: number): RatePeriod[]
  lumpSumOn(debtor: Debtor, day: number): LumpSum | null
  /** The statutory rate of a day; null before the tables begin. */
  rateOn(debtor: Debtor, day: string): StatutoryRate | null
}

/** Follows the tables `interest_rules` and `base_rates`, and counts the days of the calendar year. */
export const interestByTables = (law: LawCode): Interest => ({
  ratePeriods: (debtor, from, to) => periodsOf(debtor, { law, from, to }),
  lumpSumOn: (debtor, day) => rowOn(rulesOf(debtor, law), dayText(day))?.lump_sum ?? null,
  rateOn: (debtor, day) => {
    const row = rowOn(rulesOf(debtor, law), day)
    return row ? { rate_bp: row.rate_bp, is_above_base: row.adds_base_rate, rule: row.rule } : null
  },
})

const groupOf = ({ is_consumer }: Debtor) => (is_consumer ? 'consumer' : 'business')

const rulesOf = (debtor: Debtor, law: LawCode) => debtor.legal.interest_rules[law][groupOf(debtor)]

type InterestSpan = { law: LawCode; from: number; to: number }

function periodsOf(debtor: Debtor, { law, from, to }: InterestSpan): RatePeriod[] {
  const rules = rulesOf(debtor, law)
  const bases = debtor.legal.base_rates[law]
  const changes = [...rules, ...bases].map(({ valid_from }) => dayNumber(valid_from))
  const periods: RatePeriod[] = []
  for (let day = Math.max(from, Math.min(...changes)); day <= to; ) {
    const text = dayText(day)
    const year = text.slice(0, 4)
    const next = Math.min(to + 1, dayNumber(`${year}-12-31`) + 1, ...changes.filter((at) => at > day))
    const rule = rowOn(rules, text)
    const base = rule?.adds_base_rate ? rowOn(bases, text) : undefined
    if (rule && (base || !rule.adds_base_rate)) {
      const { source, rule: name } = rule
      const rule_use = rowUse({ table: 'interest_rules', list: `${law}.${groupOf(debtor)}` }, rules, rule)
      const sources = [{ ...rule_use, name, source }]
      if (base) {
        const base_use = rowUse({ table: 'base_rates', list: law }, bases, base)
        sources.push({ ...base_use, name: `base rate ${law}`, source: base.source })
      }
      // A base rate far enough below zero would make the creditor pay.
      const rate_bp = Math.max(0, rule.rate_bp + (base?.rate_bp ?? 0))
      append(periods, { from: day, to: next - 1, rate_bp, year_days: daysInYear(Number(year)), rule: name, sources })
    }
    day = next
  }
  return periods
}

/** Merges half-years with the same rate into one period, for fewer lines and only one rounding. */
function append(periods: RatePeriod[], period: RatePeriod): void {
  const last = periods.at(-1)
  const is_same =
    last &&
    last.to + 1 === period.from &&
    last.rate_bp === period.rate_bp &&
    last.year_days === period.year_days &&
    last.rule === period.rule
  if (!is_same) periods.push(period)
  else periods.splice(-1, 1, { ...last, to: period.to, sources: [...last.sources, ...period.sources] })
}

/** The periods without the days from one to another, both included. */
export const withoutDays = (periods: readonly RatePeriod[], from: number, to: number): RatePeriod[] =>
  periods.flatMap((period) =>
    [
      { ...period, to: Math.min(period.to, from - 1) },
      { ...period, from: Math.max(period.from, to + 1) },
    ].filter((part) => part.from <= part.to),
  )

/** Interest on a sum from one day to another, both included: one accrual per period, rounded half up. */
export function accrue(periods: readonly RatePeriod[], base_cents: number, from: number, to: number): Accrual[] {
  if (base_cents <= 0) return []
  const accruals: Accrual[] = []
  for (const period of periods) {
    const [first, last] = [Math.max(from, period.from), Math.min(to, period.to)]
    if (first > last || period.rate_bp === 0) continue
    const above = BigInt(base_cents) * BigInt(period.rate_bp) * BigInt(last - first + 1)
    const amount_cents = roundedFraction(above, 10_000n * BigInt(period.year_days))
    accruals.push({ from: first, to: last, base_cents, amount_cents, period })
  }
  return accruals
}

export const sumOf = (accruals: readonly Accrual[]): number =>
  accruals.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** 1000.00 × 10.73 % × 31/365 = 9.11 */
export function interestFormula({ from, to, base_cents, amount_cents, period }: Accrual): string {
  const { rate_bp, year_days } = period
  return `${centsText(base_cents)} × ${centsText(rate_bp)} % × ${to - from + 1}/${year_days} = ${centsText(amount_cents)}`
}

/** One day of interest: in euros with six decimals, and rounded to the cent. */
export function interestOfDay(period: RatePeriod | undefined, base_cents: number): { exact: string; cents: number } {
  if (!period) return { exact: '0.000000', cents: 0 }
  const above = BigInt(base_cents) * BigInt(period.rate_bp)
  // Cents times hundredths of a percent are millionths of a euro.
  const digits = String(roundedFraction(above, BigInt(period.year_days))).padStart(7, '0')
  const cents = roundedFraction(above, 10_000n * BigInt(period.year_days))
  return { exact: `${digits.slice(0, -6)}.${digits.slice(-6)}`, cents }
}
