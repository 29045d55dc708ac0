import type { Amount } from '../../../shared/i18n/typed-money.ts'

export type Part = { due_date: string; amount: Amount }

const centsOf = (euros: Amount): number => Math.round((euros || 0) * 100)

/** The same day this many months later, or the last day of a shorter month. */
export function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Equal parts, a month apart; the last one takes the remaining cents. A proposal: the server checks it. */
export function proposeParts(total: number, count: number, first: string): Part[] {
  const cents = centsOf(total)
  const each = Math.floor(cents / count)
  return Array.from({ length: count }, (_, index) => ({
    due_date: monthsLater(first, index),
    amount: (index === count - 1 ? cents - each * (count - 1) : each) / 100,
  }))
}

/** What is still missing from the parts, in euros; negative if they add up to too much. */
export const missingOf = (total: number, parts: readonly Part[]): number =>
  (centsOf(total) - parts.reduce((sum, { amount }) => sum + centsOf(amount), 0)) / 100
