import { fold, plainName } from './fold.ts'
import { isBareForm, withoutSalutation } from './names.ts'

/**
 * Comparisons that are meant to be generous: they tell whether two values plainly differ. A false alarm costs somebody's time,
 * and what is only written in another way is no contradiction.
 */

/** Letters that scans and people take for figures. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', s: '5', b: '8', z: '2' }

const numberKey = (number: string): string =>
  fold(number)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/[oilsbz]/g, (letter) => LOOK_ALIKES[letter] ?? letter)

/** Shorter numbers stand in many others by chance. */
const PART_MIN = 3

/** „R-2026/17", „2026 17" and „Nr. R2026-0017": the same number with more or less around it. */
export function isSameNumber(a: string, b: string): boolean {
  const [one, two] = [numberKey(a), numberKey(b)]
  if (one === two || withoutZeros(one) === withoutZeros(two)) return true
  const [short, long] = one.length < two.length ? [one, two] : [two, one]
  return short.length >= PART_MIN && (long.startsWith(short) || long.endsWith(short))
}

const withoutZeros = (key: string): string => key.replace(/(?<!\d)0+(?=\d)/g, '')

/** Words that say what somebody is or does, not who. */
const COMMON = new Set(
  `and und et the der die das den von vom zu zum zur van de du la le des & co cie inh inhaber prop dr mag ing dipl prof di
  bsc msc ba ma mba phd med jur herr herrn frau familie fam firma mr mrs ms group gruppe holding international intl austria
  osterreich deutschland germany schweiz europe europa wien berlin munchen gesellschaft gesmbh company limited haftung mit
  beschrankter beschrankte haftungsbeschrankt service services dienstleistungen handel handels vertrieb vertriebs verwaltung
  bau technik systeme solutions consulting management`.split(/\s+/),
)

/** The words of a name that are its own. */
export function wordsOf(name: string): string[] {
  const words = fold(withoutSalutation(name))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isBareForm(word))
  const own = words.filter((word) => word.length > 1 && !COMMON.has(word))
  return (own.length > 0 ? own : words).map(plainName)
}

/**
 * Whether two names are certainly not those of the same party. Legal form, case, umlauts, order, additions and short forms do not
 * count: one word of its own that both have is enough to be taken for the same.
 */
export function isPlainlyOther(a: string, b: string): boolean {
  const [one, two] = [wordsOf(a), wordsOf(b)]
  if (one.length === 0 || two.length === 0) return false
  const joined = [one.join(''), two.join('')] as const
  if (joined[0].includes(joined[1]) || joined[1].includes(joined[0])) return false
  if (isShortFor(one, two) || isShortFor(two, one)) return false
  return !one.some((word) => two.some((other) => isAlike(word, other)))
}

/** Two words that are one: an error of one letter in five, or the beginning of a longer one. */
function isAlike(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length < 4) return false
  return long.startsWith(short) || long.endsWith(short) || (short.length >= 5 && isOneOff(short, long))
}

/** At most one letter is other, missing or too many. */
function isOneOff(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = short.length === long.length ? at + 1 : at
  return short.slice(rest) === long.slice(at + 1)
}

/** „BMW" for „Bayerische Motoren Werke". */
const isShortFor = ([word, ...more]: readonly string[], words: readonly string[]): boolean =>
  more.length === 0 && words.length > 1 && word === words.map((one) => one[0]).join('')

/** Whether two names are surely those of the same party: all words of the one are words of the other. */
export function isSameParty(a: string, b: string): boolean {
  const [short, long] = [wordsOf(a), wordsOf(b)].sort((one, two) => one.length - two.length) as [string[], string[]]
  return short.length > 0 && short.every((word) => long.includes(word))
}
