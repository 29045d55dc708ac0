import { type Format, formatOf } from '../../../kernel/format.ts'
import { exactCents } from '../../../kernel/money.ts'
import { type PortalLanguage, WORDS } from '../debtor-case/index.ts'

/** Writes what the answers hold; their amounts are in euro. */
export type Printer = Pick<Format, 'day' | 'shortDay' | 'percent' | 'instant'> & {
  euro(amount: number): string
  figure(amount: number): string
}

/** In German the names of months differ by the reader's country. */
export function printerOf(language: PortalLanguage, country: string | null = null): Printer {
  const format = formatOf(WORDS[language].locale, country)
  const cents = (amount: number): number => exactCents(Math.abs(amount)) * Math.sign(amount)
  return { ...format, euro: (amount) => format.euro(cents(amount)), figure: (amount) => format.figure(cents(amount)) }
}
