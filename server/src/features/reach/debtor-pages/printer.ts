import { type Format, formatOf } from '../../../kernel/format.ts'
import type { Language } from '../../../kernel/language.ts'
import { exactCents } from '../../../kernel/money.ts'

/** Writes what the answers hold; their amounts are in euro. */
export type Printer = Pick<Format, 'day' | 'shortDay' | 'percent' | 'instant'> & {
  euro(amount: number): string
  figure(amount: number): string
}

export function printerOf(language: Language): Printer {
  const format = formatOf(language, null)
  const cents = (amount: number): number => exactCents(Math.abs(amount)) * Math.sign(amount)
  return { ...format, euro: (amount) => format.euro(cents(amount)), figure: (amount) => format.figure(cents(amount)) }
}
