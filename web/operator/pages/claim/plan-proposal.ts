export type Part = { due_date: string; amount: number | string }

const centsOf = (euros: number | string): number => Math.round(Number(euros) * 100)

/** The same day so many months later, or the last one of a month that is too short. */
export function monthsLater(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Equal parts, a month apart; cents that do not divide go with the last. A proposal: the server judges what is sent. */
export function proposeParts(total: number, count: number, first: string): Part[] {
  const cents = centsOf(total)
  const each = Math.floor(cents / count)
  return Array.from({ length: count }, (_, index) => ({
    due_date: monthsLater(first, index),
    amount: (index === count - 1 ? cents - each * (count - 1) : each) / 100,
  }))
}

/** What is still to be spread over the parts, in euros; negative when they are too much. */
export const missingOf = (total: number, parts: readonly Part[]): number =>
  (centsOf(total) - parts.reduce((sum, { amount }) => sum + centsOf(amount), 0)) / 100
