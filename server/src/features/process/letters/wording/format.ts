import { inGroupsOfFour } from '../../../../kernel/banking.ts'
import { formatOf } from '../../../../kernel/format.ts'
import type { Language } from '../../../../kernel/language.ts'
import type { StatutoryRate } from '../../../../law/interest.ts'

const GLUE = '\u00a0'

/** The formatter of every document, in the words of a letter. Only long days differ between countries. */
export const money = (amount_cents: number, language: Language): string => formatOf(language, null).euro(amount_cents)
export const longDay = (day: string, language: Language, country: string | null = null): string =>
  formatOf(language, country).day(day)
export const shortDay = (day: string | null, language: Language): string => formatOf(language, null).shortDay(day)
export const percent = (rate_bp: number, language: Language): string => formatOf(language, null).percent(rate_bp)

/** "5 Prozentpunkte über dem jeweiligen Basiszinssatz", or a plain rate a year. */
export function points({ rate_bp, is_above_base }: StatutoryRate, language: Language): string {
  if (!is_above_base) return `${percent(rate_bp, language)} ${language === 'de' ? 'jährlich' : 'a year'}`
  const figure = decimals(String(rate_bp / 100), language)
  return language === 'de'
    ? `${figure} Prozentpunkte über dem jeweiligen Basiszinssatz`
    : `${figure} percentage points above the base rate of the day`
}

/** Figures of a formula, as the reader writes them. */
export const decimals = (formula: string, language: Language): string =>
  language === 'de' ? formula.replace(/(\d)\.(\d)/g, '$1,$2') : formula

/** What must not be torn by the end of a line. */
export const inOneLine = (text: string): string => text.replaceAll(' ', GLUE)

/** As account numbers and references are printed, on one line. */
export const grouped = (code: string): string => inOneLine(inGroupsOfFour(code))

/** Text that others gave us: one line, without what no font can show and no reader sees. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    // Invisible, or pictures that no letter shows.
    .replace(/(?![©®™])\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\p{Cf}|\p{Co}|\p{Cs}|\p{VS}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
