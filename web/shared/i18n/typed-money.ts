import { typedCents } from '@mahnwerk/claim-table/typed'
import { formatOf } from './formats.ts'

/** Euros that were typed. Empty while nothing is; NaN while what is typed is no amount, which no server takes. */
export type Amount = number | ''

export type MoneyFault = 'unreadable' | 'ambiguous' | 'too_little' | 'too_much'
export type MoneyBounds = { readonly min: number; readonly max: number }

type Language = 'de' | 'en'
const OTHER: Readonly<Record<Language, Language>> = { de: 'en', en: 'de' }

const eurosIn = (text: string, language: Language): number => (typedCents(text, language) ?? Number.NaN) / 100

/** What a text means to somebody who reads this language. */
export const readMoney = (text: string, language: Language): Amount =>
  text.trim() === '' ? '' : eurosIn(text, language)

/** As it stands in a field, without the currency. */
export const writeMoney = (amount: Amount, language: Language): string =>
  amount === '' || Number.isNaN(amount) ? '' : formatOf(language).amount(amount)

/** Why a text is refused at its field, and what it may have been meant as. */
export function moneyFault(
  text: string,
  language: Language,
  { min, max }: MoneyBounds,
): { readonly fault: MoneyFault; readonly amount: number } | null {
  const amount = readMoney(text, language)
  if (amount === '') return null
  if (Number.isNaN(amount)) {
    const meant = eurosIn(text, OTHER[language])
    return Number.isNaN(meant) ? { fault: 'unreadable', amount: 0 } : { fault: 'ambiguous', amount: meant }
  }
  if (amount < min) return { fault: 'too_little', amount: min }
  return amount > max ? { fault: 'too_much', amount: max } : null
}
