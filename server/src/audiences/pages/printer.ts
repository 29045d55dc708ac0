import type { Format } from '../../kernel/format.ts'
import { exactCents } from '../../kernel/money.ts'

/** Writes what the answers of an API hold: their amounts are in euro, those of a `Format` in cents. */
export type Printer = Format

export function printerOf(format: Format): Printer {
  const cents = (amount: number): number => exactCents(Math.abs(amount)) * Math.sign(amount)
  return { ...format, euro: (amount) => format.euro(cents(amount)), figure: (amount) => format.figure(cents(amount)) }
}
