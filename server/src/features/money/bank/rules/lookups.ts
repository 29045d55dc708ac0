import { nameWords } from './names.ts'
import { typedNumbers } from './numbers.ts'
import { type EntryFacts, namedByEntry } from './suggestions.ts'

/** What claims are looked up by for an entry. */
export type Lookups = {
  readonly references: readonly string[]
  /** Digits of invoice numbers. */
  readonly numbers: readonly string[]
  /** As typed: what may be a partner's own reference. */
  readonly partner_references: readonly string[]
  readonly ibans: readonly string[]
  /** Words that a name has all of, in any order. */
  readonly names: readonly (readonly string[])[]
  /** How a word of a name begins; only where nothing else finds anything. */
  readonly beginnings: readonly string[]
}

/** Of a payer's name, so many words are put together in pairs. */
const PAYER_WORDS_MAX = 5
const TEXT_WORDS_MAX = 24
const BEGINNING_MIN = 5

export function lookupsOf(entry: EntryFacts): Lookups {
  const { certain, likely, guesses } = namedByEntry(entry)
  const payer = nameWords(entry.payer_name ?? '')
  const words = nameWords(entry.text).filter((word) => /^[a-z]{2,}$/.test(word))
  return {
    references: [...certain, ...likely, ...guesses],
    numbers: [...typedNumbers(entry.text).digits],
    partner_references: ownReferences(entry.text),
    ibans: entry.payer_iban === null ? [] : [entry.payer_iban],
    names: [...pairs(payer.slice(0, PAYER_WORDS_MAX)), ...neighbours(words.slice(0, TEXT_WORDS_MAX))],
    beginnings: [longest(payer), words.at(-1)].filter(
      (word) => word !== undefined && word.length >= BEGINNING_MIN,
    ) as string[],
  }
}

const REFERENCE_MIN = 4

/** Letters and digits, and what stands between them other than blanks. */
const WORD = /[\p{L}\p{N}]+(?:[^\p{L}\p{N}\s]+[\p{L}\p{N}]+)*/gu

function ownReferences(text: string): string[] {
  const numbered = (text.match(WORD) ?? []).filter((word) => word.length >= REFERENCE_MIN && /\d/.test(word))
  return [...new Set(numbered.flatMap((word) => [word, word.toUpperCase()]))]
}

/** A name of one word is looked for by it. */
const pairs = (words: readonly string[]): string[][] =>
  words.length === 1
    ? [[words[0] as string]]
    : words.flatMap((one, place) => words.slice(place + 1).map((other) => [one, other]))

const neighbours = (words: readonly string[]): string[][] =>
  words.slice(1).map((word, place) => [words[place] as string, word])

const longest = (words: readonly string[]): string | undefined =>
  words.reduce<string | undefined>((best, word) => (best && best.length >= word.length ? best : word), undefined)
