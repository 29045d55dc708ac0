import type { Language } from './language.ts'

/** How people type amounts and days. What can be meant in two ways is refused, never guessed. */

const MARK: Readonly<Record<Language, '.' | ','>> = { de: ',', en: '.' }
/** Nobody groups behind a nought: „0.125" is meant as a fraction. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'’ ])\d{3})(?:\1\d{3})*$/
const PLAIN = /^\d{1,12}$/
/** The largest amount that the interface takes: 999,999,999.99 EUR. */
const MAX_CENTS = 99_999_999_999

/**
 * „1.234,56", "1,234.56", „12,5", "EUR 99", „250,- €". A mark with one or two digits behind it is the decimal mark. With
 * three digits behind a single mark only the writer's language tells: „1.234" is a thousand in German and nothing in
 * English. Null is a writer whose language we do not know. The amount is answered in cents.
 */
export function typedCents(text: string, language: Language | null): number | undefined {
  const figure = figureIn(text)
  const parts = /^(?<whole>.*\d)[.,](?<fraction>\d{1,2})$/.exec(figure)?.groups
  const [whole, fraction] = parts ? [parts.whole as string, parts.fraction as string] : [figure, '']
  const grouping = GROUPED.exec(whole)?.[1]
  if (grouping === undefined && !PLAIN.test(whole)) return undefined
  const decimal_mark = parts ? figure.at(-fraction.length - 1) : undefined
  if (grouping !== undefined && grouping === decimal_mark) return undefined
  // „1.234": several groups, or another decimal mark, show what the mark means.
  const is_lone = (grouping === '.' || grouping === ',') && !parts && whole.split(grouping).length === 2
  if (is_lone && (language === null || grouping === MARK[language])) return undefined
  const cents = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : undefined
}

/** A currency stands before the amount or behind it: within it, as in „12€50", it stands for a decimal mark. */
const CURRENCY_BEFORE = /^(?:€|euro?(?![a-z.]))/iu
const CURRENCY_BEHIND = /(?:€|(?<![a-z])euro?\.?)$/iu
/** What other programs put around and between digits and nobody sees. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const BLANKS = /[\u00a0\u2007-\u2009\u202f]/g
const WIDE = /[\uff0b\uff0c\uff0e\uff10-\uff19]/g

/** The amount alone: without its currency, with plain digits, with noughts for the dash of „250,-". */
const figureIn = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(BLANKS, ' ')
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()
    .replace(CURRENCY_BEFORE, '')
    .trimStart()
    .replace(CURRENCY_BEHIND, '')
    .trimEnd()
    .replace(/^\+ ?/, '')
    .replace(/([.,])(?:--?|–|—)$/, (_, mark: string) => `${mark}00`)

/**
 * The language in which amounts of one writer are written, as those show that can be read in one way only. Null where none
 * shows it, or where they contradict each other.
 */
export function languageOfAmounts(texts: Iterable<string>): Language | null {
  const shown = new Set<string>()
  for (const text of texts) {
    const mark = /([.,])\d{1,2}$/.exec(figureIn(text))?.[1]
    if (mark && typedCents(text, null) !== undefined) shown.add(mark)
  }
  const [mark] = shown
  return shown.size === 1 ? (mark === MARK.de ? 'de' : 'en') : null
}

/** „2.3.2026", "2026-03-02", "25/03/2026"; with slashes only where day and month cannot be confused. */
export function typedDay(text: string): string | undefined {
  const typed = text.trim()
  if (isDay(typed)) return typed
  const [, first = '', mark = '', second = '', year = ''] =
    /^(\d{1,2})([./-]) ?(\d{1,2})\2 ?(\d{4}|\d{2})$/.exec(typed) ?? []
  if (mark === '') return undefined
  const is_month_first = mark === '/' && Number(second) > 12
  if (mark !== '.' && Number(first) <= 12 && Number(second) <= 12 && first !== second) return undefined
  const [day, month] = is_month_first ? [second, first] : [first, second]
  const whole = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(whole) ? whole : undefined
}

/** 2026-02-30 is of the right form and no day. */
function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = (/^\d{4}-\d\d-\d\d$/.exec(text)?.[0] ?? '').split('-').map(Number)
  const last = new Date(0)
  last.setUTCFullYear(year, month, 0)
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= last.getUTCDate()
}
