import { inGroupsOfFour } from '../../../../kernel/banking.ts'
import type { Language } from '../../../../kernel/language.ts'
import type { LawCode } from '../../../../law/codes.ts'
import { LAWS } from '../../../../law/laws.ts'

/** Keeps an amount and its unit, or a day and its month, on one line. */
const GLUE = '\u00a0'
const MINUS = '\u2212'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** 1.234,56 € or EUR 1,234.56. */
export function money(amount_cents: number, language: Language): string {
  const digits = String(Math.abs(amount_cents)).padStart(3, '0')
  const [group, point] = language === 'de' ? ['.', ','] : [',', '.']
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  const figure = `${amount_cents < 0 ? MINUS : ''}${whole}${point}${digits.slice(-2)}`
  return language === 'de' ? `${figure}${GLUE}€` : `EUR${GLUE}${figure}`
}

/** 15. November 2026 or 15 November 2026. The first month is the Jänner or the Januar, as the country has it. */
export function longDay(day: string, language: Language, law: LawCode): string {
  const [year, , date] = day.split('-').map(Number) as [number, number, number]
  const name = new Date(day).toLocaleDateString(LAWS[law].locales[language], { month: 'long', timeZone: 'UTC' })
  return `${date}${language === 'de' ? '.' : ''}${GLUE}${name}${GLUE}${year}`
}

/** For tables: 15.11.2026 or 15 Nov 2026. */
export function shortDay(day: string | null, language: Language): string {
  if (day === null) return '–'
  if (language === 'de') return day.split('-').reverse().join('.')
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return `${date}${GLUE}${MONTHS[month - 1]}${GLUE}${year}`
}

/** 10,73 % of 1073 hundredths of a percent. */
export function percent(rate_bp: number, language: Language): string {
  const figure = (rate_bp / 100).toFixed(2).replace(/\.?0+$/, '')
  return `${language === 'de' ? figure.replace('.', ',') : figure}${GLUE}%`
}

/** As account numbers and references are printed, on one line. */
export const grouped = (code: string): string => inGroupsOfFour(code).replaceAll(' ', GLUE)

/** Text that others gave us: one line, without what no font can show and no reader sees. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    // Invisible, or pictures that no letter shows.
    .replace(/(?![©®™])\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\p{Cf}|\p{Co}|\p{Cs}|\p{VS}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
