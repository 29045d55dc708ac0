import type { Language } from '../../kernel/language.ts'
import { printable } from '../../platform/typeset/printable.ts'
import type { PostalAddress } from './rules/parties.ts'

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

const PRINTED_MAX = 200

/** A text of any length takes a few lines at the most. */
export function inShort(text: string | null | undefined, most = PRINTED_MAX): string {
  const characters = [...printable(text ?? '')]
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`
}

/** Name and address for a window of an envelope. */
export function addressLines(name: string, address: PostalAddress, format: Format): string[] {
  const { street, zip, city, country } = address
  return [name, street, [zip, city].filter(Boolean).join(' '), country && format.country(country)]
    .map((line) => inShort(line))
    .filter((line) => line !== '')
}

/** Account numbers as they are printed. */
export const inGroupsOfFour = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? ''
