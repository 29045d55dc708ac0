import type { DateOnly } from '../../../kernel/dates.ts'
import { type Cents, cents } from '../../../kernel/money.ts'

/** What happened to the money of a customer's cases. A fee that was taken back is one with a negative amount. */
export const LINE_KINDS = ['payment', 'reversal', 'success_fee', 'filing_fee', 'collection_cost_fee'] as const
export type LineKind = (typeof LINE_KINDS)[number]

export const isFee = ({ kind }: { kind: LineKind }): boolean => kind !== 'payment' && kind !== 'reversal'

export const YEAR_MIN = 2000
export const YEAR_MAX = 2999

/** Far beyond what happens to anybody in a year. Keeps a file within memory. */
export const FILE_LINES_MAX = 200_000

export const firstDayOf = (year: number): DateOnly => `${year}-01-01` as DateOnly
export const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The year that an address names, else the one given. */
export function yearNamed(name: string | undefined, otherwise: number): number {
  const year = /^\d{4}$/.test(name ?? '') ? Number(name) : otherwise
  return year >= YEAR_MIN && year <= YEAR_MAX ? year : otherwise
}

/** The years to choose from, newest first: from the first line until today, and the one that is shown. */
export function yearsUntil(today: number, first: number | null, shown: number): number[] {
  const oldest = Math.min(first ?? today, today)
  const years = Array.from({ length: today - oldest + 1 }, (_, index) => today - index)
  return years.includes(shown) ? years : [...years, shown].sort((one, other) => other - one)
}

type Sums = { readonly line_count: number; readonly collected_cents: Cents; readonly fee_cents: Cents }

export const sumOfMonths = (months: readonly Sums[]): Sums => ({
  line_count: months.reduce((sum, { line_count }) => sum + line_count, 0),
  collected_cents: cents(months.reduce((sum, { collected_cents }) => sum + collected_cents, 0)),
  fee_cents: cents(months.reduce((sum, { fee_cents }) => sum + fee_cents, 0)),
})
