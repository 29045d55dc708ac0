import type { Language } from './language.ts'

const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' }
const UTC = { timeZone: 'UTC' } as const
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const
const SHORT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

const makers = (language: Language) => {
  const locale = LOCALES[language]
  return {
    euro: new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
    long_day: new Intl.DateTimeFormat(locale, { ...UTC, ...LONG }),
    short_day: new Intl.DateTimeFormat(locale, { ...UTC, ...SHORT }),
    instant: new Intl.DateTimeFormat(locale, {
      ...LONG,
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Vienna',
    }),
    country: new Intl.DisplayNames(locale, { type: 'region' }),
  }
}

const MAKERS = { de: makers('de'), en: makers('en') }

export type Format = {
  euro(amount_cents: number): string
  day(day: string): string
  shortDay(day: string | null): string
  instant(at: Date): string
  country(code: string): string
}

/** Figures and days as a reader of that language writes them. */
export const formatOf = (language: Language): Format => ({
  euro: (amount_cents) => MAKERS[language].euro.format(amount_cents / 100),
  day: (day) => MAKERS[language].long_day.format(new Date(day)),
  shortDay: (day) => (day ? MAKERS[language].short_day.format(new Date(day)) : '–'),
  instant: (at) => MAKERS[language].instant.format(at),
  country: (code) => MAKERS[language].country.of(code) ?? code,
})
