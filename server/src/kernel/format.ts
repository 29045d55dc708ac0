import { countryCode } from './countries.ts'
import { once } from './once.ts'

/** Keeps an amount and its unit, or a day and its month, on one line. */
const GLUE = '\u00a0'
/** As wide as a plus sign; a hyphen is easily overlooked. */
const MINUS = '\u2212'
/** Used when the reader's country is unknown: our books are kept in Vienna. */
const HOME = 'AT'

/**
 * Figures and short days are written alike for all German-speaking countries: 1.234,56 € and 05.01.2026. Month names
 * are not: `de-AT` has Jänner, `de-DE` has Januar.
 */
const FIGURES: Readonly<Record<string, string>> = { de: 'de-DE', en: 'en-GB' }
const figuresLocale = (language: string): string => FIGURES[language] ?? language
const namesLocale = (language: string, country: string): string =>
  language === 'de' ? `de-${country}` : figuresLocale(language)

const UTC = { timeZone: 'UTC' } as const
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const
const SHORT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const TIME = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Vienna' } as const
const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

export type Format = {
  /** 1.234,56 € or €1,234.56. */
  euro(amount_cents: number): string
  /** The same without its unit: 1.234,56 or 1,234.56. */
  figure(amount_cents: number): string
  /** From hundredths of a percent: 10,73 % or 10.73%. */
  percent(rate_bp: number): string
  /** 5. Jänner 2026 or 5 January 2026, on one line. */
  day(day: string): string
  /** 05.01.2026 or 05/01/2026; a dash where there is none. */
  shortDay(day: string | null): string
  /** Jänner 2026, from YYYY-MM. */
  month(year_month: string): string
  /** Day and time in Vienna: 5. Jänner 2026 um 10:00. */
  instant(at: Date): string
  country(code: string): string
}

function makeFormat(language: string, country: string): Format {
  const [figures, names] = [figuresLocale(language), namesLocale(language, country)]
  // Each takes milliseconds and memory, and most readers need few.
  const euro = once(() => new Intl.NumberFormat(figures, { style: 'currency', currency: 'EUR' }))
  const figure = once(() => new Intl.NumberFormat(figures, CENTS))
  const percent = once(() => new Intl.NumberFormat(figures, { style: 'percent', maximumFractionDigits: 2 }))
  const long_day = once(() => new Intl.DateTimeFormat(names, { ...UTC, ...LONG }))
  const short_day = once(() => new Intl.DateTimeFormat(figures, { ...UTC, ...SHORT }))
  const month = once(() => new Intl.DateTimeFormat(names, { ...UTC, month: 'long', year: 'numeric' }))
  const instant = once(() => new Intl.DateTimeFormat(names, { ...LONG, ...TIME }))
  const country_name = once(() => new Intl.DisplayNames(figures, { type: 'region' }))
  const signed = (text: string): string => text.replace('-', MINUS)
  return {
    euro: (amount_cents) => signed(euro().format(amount_cents / 100)),
    figure: (amount_cents) => signed(figure().format(amount_cents / 100)),
    percent: (rate_bp) => signed(percent().format(rate_bp / 10_000)),
    day: (day) => long_day().format(new Date(day)).replaceAll(' ', GLUE),
    shortDay: (day) => (day ? short_day().format(new Date(day)) : '–'),
    month: (year_month) => month().format(new Date(`${year_month}-01`)),
    instant: (at) => instant().format(at),
    country: (code) => country_name().of(code) ?? code,
  }
}

const formats = new Map<string, Format>()

/**
 * How letters, mails, statements and pages write money and days for a reader. `language` is one of ours or any locale of
 * Intl. `country` is the reader's or, on our own papers, the sender's, in any spelling; null if unknown.
 */
export function formatOf(language: string, country: string | null): Format {
  const code = countryCode(country) ?? HOME
  const key = `${language}-${code}`
  const format = formats.get(key) ?? makeFormat(language, code)
  formats.set(key, format)
  return format
}

/** For plain-text mails, whose readers expect ordinary spaces, also when searching. */
export const withPlainSpaces = (text: string): string => text.replaceAll(GLUE, ' ')

/**
 * A name that others have entered, for a line of a mail or its subject. Mail programs make a link of everything that
 * looks like one. A space after each dot of a domain prevents that and stays readable: „Booking. com Austria GmbH".
 */
export const nameInMail = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .replace(/:(?=\/)|@/g, '$& ')
    .replace(/(?<=[\p{L}\p{N}-])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]{2})(?!\d)/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim()

/** A person in a mail: by name, or by the plain address while we do not know it. */
export const personInMail = (called: string): string =>
  /^[^\s@:/]+@[^\s@:/]+$/.test(called) ? called : nameInMail(called)
