import { GAP_MAX, type Sign, signsOf } from './signs.ts'

/** Shorter numbers are in too many texts to be looked for. */
export const NUMBER_MIN = 4
const NUMBER_MAX = 20
/** Numbers like "RE 2024 / 08 / 15" are typed in so many pieces at most. */
const PIECES_MAX = 4

type Token = { readonly text: string; readonly gap: number }

function tokensOf(signs: readonly Sign[]): Token[] {
  const tokens: Token[] = []
  for (const { char, gap } of signs) {
    const last = tokens.at(-1)
    if (last && gap === 0) tokens[tokens.length - 1] = { ...last, text: last.text + char }
    else tokens.push({ text: char, gap })
  }
  return tokens
}

/** What is compared of a number that people type: its digits, without zeros at the beginning. */
export const digitsOf = (number: string): string =>
  number
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .replace(/^0+/, '')

/** Capitals and digits of a number. */
export const compactNumber = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Numbers of a text as they may be meant: pieces, and neighbours put together. */
export type TypedNumbers = { readonly digits: ReadonlySet<string>; readonly compact: ReadonlySet<string> }

export function typedNumbers(text: string): TypedNumbers {
  const tokens = tokensOf(signsOf(text))
  const digits = new Set<string>()
  const compact = new Set<string>()
  tokens.forEach((_, first) => {
    let together = ''
    for (const token of tokens.slice(first, first + PIECES_MAX)) {
      if (together !== '' && token.gap > GAP_MAX) break
      together += token.text
      if (!/\d/.test(token.text)) continue
      compact.add(together)
      const number = digitsOf(together)
      if (number.length >= NUMBER_MIN && number.length <= NUMBER_MAX) digits.add(number)
    }
  })
  return { digits, compact }
}

/** How sure it is that this number is one of the typed ones, 0 to 1: short ones may be a date, an amount or a postcode. */
export function numberLikeness(number: string, typed: TypedNumbers): number {
  const whole = compactNumber(number)
  const digits = digitsOf(number)
  const has_letters = /\p{L}/u.test(whole)
  if (typed.compact.has(whole)) return has_letters ? Math.min(1, 0.6 + 0.1 * digits.length) : byLength(digits)
  return typed.digits.has(digits) ? byLength(digits) : 0
}

const byLength = ({ length }: string): number => (length >= 8 ? 1 : length >= 6 ? 0.9 : length === 5 ? 0.7 : 0.5)
