import type { Lang } from './trade.ts'

export type LocaleName = 'de-DE' | 'de-AT' | 'de-CH' | 'en-GB' | 'en-US' | 'en-DE' | 'fr-FR' | 'fr-CH'
export type Country = 'DE' | 'AT' | 'CH' | 'GB' | 'US' | 'FR'

/** How a country writes and taxes. Rates are tenths of a percent. `N` in an amount stands for the number. */
export type Locale = {
  readonly lang: Lang
  readonly country: Country
  readonly currency: 'EUR' | 'CHF' | 'GBP' | 'USD'
  readonly rates: readonly number[]
  readonly thousands: readonly string[]
  readonly decimal: string
  /** Amounts with their currency, then amounts in a column whose head may name it. */
  readonly amounts: readonly string[]
  readonly dates: readonly string[]
}

const NBSP = '\u00a0'
const GERMAN_DATES = [
  'DD.MM.YYYY',
  'DD.MM.YYYY',
  'D.M.YYYY',
  'DD.MM.YY',
  'D. MMMM YYYY',
  'DD. MMMM YYYY',
  'DD. MMM YYYY',
]
const EURO = ['N €', 'N €', 'N EUR', '€ N', 'EUR N', 'N Euro', 'N']

export const LOCALES: Readonly<Record<LocaleName, Locale>> = {
  'de-DE': {
    lang: 'de',
    country: 'DE',
    currency: 'EUR',
    rates: [190, 70],
    thousands: ['.', '.', '.', '', ' '],
    decimal: ',',
    amounts: EURO,
    dates: [...GERMAN_DATES, 'YYYY-MM-DD', 'DD-MM-YYYY'],
  },
  'de-AT': {
    lang: 'de',
    country: 'AT',
    currency: 'EUR',
    rates: [200, 100],
    thousands: ['.', '.', '', NBSP],
    decimal: ',',
    amounts: ['€ N', 'EUR N', 'N €', 'N EUR', 'N'],
    dates: GERMAN_DATES,
  },
  'de-CH': {
    lang: 'de',
    country: 'CH',
    currency: 'CHF',
    rates: [81, 26],
    thousands: ["'", '’', "'", ' '],
    decimal: '.',
    amounts: ['CHF N', 'CHF N', 'N CHF', 'Fr. N', 'SFr. N'],
    dates: ['DD.MM.YYYY', 'D. MMMM YYYY', 'D.M.YYYY', 'DD.MM.YY'],
  },
  'fr-CH': {
    lang: 'fr',
    country: 'CH',
    currency: 'CHF',
    rates: [81, 26],
    thousands: ["'", '’'],
    decimal: '.',
    amounts: ['CHF N', 'N CHF', 'Fr. N'],
    dates: ['DD.MM.YYYY', 'D MMMM YYYY'],
  },
  'en-GB': {
    lang: 'en',
    country: 'GB',
    currency: 'GBP',
    rates: [200, 50],
    thousands: [',', ',', ''],
    decimal: '.',
    amounts: ['£N', '£N', '£ N', 'GBP N', 'N GBP'],
    dates: ['DD/MM/YYYY', 'D MMMM YYYY', 'DD MMM YYYY', 'DD-MMM-YYYY', 'MMMM D, YYYY', 'DD/MM/YY', 'YYYY-MM-DD'],
  },
  'en-US': {
    lang: 'en',
    country: 'US',
    currency: 'USD',
    rates: [70, 0],
    thousands: [',', ',', ''],
    decimal: '.',
    amounts: ['$N', '$N', '$ N', 'USD N', 'US$ N', 'N USD'],
    dates: ['MM/DD/YYYY', 'MMMM D, YYYY', 'MMM D, YYYY', 'M/D/YYYY', 'MM/DD/YY', 'YYYY-MM-DD'],
  },
  'en-DE': {
    lang: 'en',
    country: 'DE',
    currency: 'EUR',
    rates: [190, 70],
    thousands: [',', '.'],
    decimal: '',
    amounts: ['€N', '€ N', 'EUR N', 'N EUR', 'N €'],
    dates: ['DD.MM.YYYY', 'D MMMM YYYY', 'DD MMM YYYY', 'YYYY-MM-DD'],
  },
  'fr-FR': {
    lang: 'fr',
    country: 'FR',
    currency: 'EUR',
    rates: [200, 100, 55],
    thousands: [NBSP, ' ', '', '.'],
    decimal: ',',
    amounts: ['N €', 'N €', 'N EUR', 'N euros', '€ N', 'N'],
    dates: ['DD/MM/YYYY', 'D MMMM YYYY', 'DD MMMM YYYY', 'DD/MM/YY', 'DD.MM.YYYY', 'DD-MM-YYYY'],
  },
}

const MONTHS: Readonly<Record<Lang | 'at', string>> = {
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  at: 'Jänner Februar März April Mai Juni Juli August September Oktober November Dezember',
  en: 'January February March April May June July August September October November December',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
}

export const monthName = ({ lang, country }: Locale, month: number): string =>
  MONTHS[country === 'AT' ? 'at' : lang].split(' ')[month - 1] as string

/** A day in a format such as „D. MMMM YYYY". Short months have three letters, German ones a full stop. */
export function printDate(locale: Locale, format: string, day: string): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  const name = monthName(locale, Number(month))
  const short = name.length <= 4 ? name : name.slice(0, 3) + (locale.lang === 'de' ? '.' : '')
  const parts: Record<string, string> = {
    YYYY: year,
    YY: year.slice(2),
    MMMM: name,
    MMM: short,
    MM: month,
    M: String(Number(month)),
    DD: date,
    D:
      locale.lang === 'fr' && date === '01' && format.includes('D MMMM') && !format.includes('DD')
        ? '1er'
        : String(Number(date)),
  }
  return format.replace(/YYYY|YY|MMMM|MMM|MM|M|DD|D/g, (token) => parts[token] as string)
}

export type NumberStyle = { readonly thousands: string; readonly decimal: string }

/** A number of hundredths, or of ten-thousandths, with its separators. */
export function printNumber({ thousands, decimal }: NumberStyle, value: number, places: 2 | 4 = 2): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0')
  const whole = digits.slice(0, -places).replace(/\B(?=(\d{3})+$)/g, thousands)
  return `${value < 0 ? '-' : ''}${whole}${decimal}${digits.slice(-places)}`
}
