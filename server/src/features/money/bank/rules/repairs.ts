import { isCaseReference } from '../../../case/claims/index.ts'

const DIGITS = [...'0123456789']
/** Digits of a case reference: year, number, check digit. */
export const LENGTH = 10
/** Of those of a year with more than 9,999,999 cases. */
export const WIDE_LENGTHS = [11, 12] as const

const valid = (candidates: Iterable<string>): string[] =>
  [...new Set(candidates)].map((digits) => `MW${digits}`).filter(isCaseReference)

const places = (digits: string): number[] => [...digits].map((_, at) => at)

const without = (digits: string, at: number): string => digits.slice(0, at) + digits.slice(at + 1)

const swapped = (digits: string, at: number): string =>
  digits.slice(0, at) + digits.slice(at + 1, at + 2) + digits.slice(at, at + 1) + digits.slice(at + 2)

/** What these ten digits may have been before one was mistyped or two neighbours were swapped. */
export const mistyped = (digits: string): string[] => [
  ...valid(places(digits).map((at) => swapped(digits, at))),
  ...valid(places(digits).flatMap((at) => DIGITS.map((digit) => digits.slice(0, at) + digit + digits.slice(at + 1)))),
]

/** What these nine digits may have been before one was left out. The end comes first: texts are cut there. */
export const leftOut = (digits: string): string[] =>
  valid(
    [...places(digits), LENGTH - 1]
      .reverse()
      .flatMap((at) => DIGITS.map((digit) => digits.slice(0, at) + digit + digits.slice(at))),
  )

/** What these eleven digits may have been before one was typed twice or added. */
export const added = (digits: string): string[] => valid(places(digits).map((at) => without(digits, at)))

/** What the beginning of a reference may go on as, with two digits missing. */
export const cutShort = (digits: string): string[] =>
  valid(DIGITS.flatMap((first) => DIGITS.map((second) => digits + first + second)))

const PADDED_MIN = 6

/** People leave out the zeros between year and number: "MW2612349" is MW2600012349. */
export const zerosLeftOut = (digits: string): string[] =>
  digits.length < PADDED_MIN || digits.length >= LENGTH
    ? []
    : valid([digits.slice(0, 2) + digits.slice(2).padStart(LENGTH - 2, '0')])

const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ O: '0', Q: '0', D: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' },
}

/** The digit that a letter is easily taken for; a digit is itself. */
export const digitLike = (char: string): string | undefined => (/^\d$/.test(char) ? char : LOOKALIKES[char])
