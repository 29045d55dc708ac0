import { typedCents } from '@mahnwerk/claim-table/typed'
import type { Language } from '../../../../kernel/language.ts'
import { likeText } from '../../../../platform/db/like.ts'

/** What was typed, in every way it may be meant. */
export type Asked = {
  /** Patterns: each word, where it is written in two ways in both of them. */
  readonly words: readonly (readonly [string, string?])[]
  /** The pattern of the case reference within a payment reference, as a letter prints it. */
  readonly reference: string | null
  /** Amounts, where what was typed is one. */
  readonly cents: readonly number[]
}

/** Words beyond this number are ignored. */
const WORDS_MAX = 8

/** A search finds what has all its words, in any order. Marks alone are no word. */
export const wordsOf = (q: string): string[] =>
  q
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, WORDS_MAX)

/** Shorter words are in nearly every name: they are looked for at the beginning of a word only. */
const ANYWHERE_LENGTH_MIN = 3

export function patternOf(word: string): string {
  const literal = likeText(word)
  return [...word].length < ANYWHERE_LENGTH_MIN ? `% ${literal}%` : `%${literal}%`
}

/** Umlauts that somebody left out of a name, and what Danes and Swedes write who have no key for theirs. */
const OTHER_SPELLING: Readonly<Record<string, string>> = {
  ...{ ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U' },
  ...{ ø: 'oe', Ø: 'oe', å: 'aa', Å: 'aa' },
}

/** „Müller" finds Müller, Mueller and Muller: folding makes the second of it, this the third. */
export const otherSpelling = (word: string): string =>
  word.normalize('NFC').replace(/[äöüÄÖÜøØåÅ]/g, (letter) => OTHER_SPELLING[letter] ?? letter)

/** ISO 11649, whole or from its beginning, with blanks as it is printed and without. */
const CREDITOR_REFERENCE = /^RF\d{2}([A-Z0-9]{3,21})$/

/** The case reference in a payment reference. Its check digits are not looked at: people mistype them too. */
export const referenceIn = (q: string): string | undefined =>
  CREDITOR_REFERENCE.exec(q.replace(/\s+/g, '').toUpperCase())?.[1]

/** An amount as a reader of this language types it. Without one, all that it can mean. */
export const centsIn = (q: string, language: Language | undefined): number[] => [
  ...new Set(
    (language ? [language] : (['de', 'en'] as const)).flatMap((one) => {
      const cents = typedCents(q, one)
      return cents === undefined || cents === 0 ? [] : [cents]
    }),
  ),
]
