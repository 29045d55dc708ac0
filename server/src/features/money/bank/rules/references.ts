import { creditorReference } from '../../../../kernel/banking.ts'
import { isCaseReference } from '../../../case/claims/index.ts'
import { added, cutShort, digitLike, LENGTH, leftOut, mistyped, WIDE_LENGTHS, zerosLeftOut } from './repairs.ts'
import { isDigit, isGlued, isLetter, isNear, type Sign, signsOf } from './signs.ts'

/** The claims that a remittance text names, by case reference as stored. */
export type NamedReferences = {
  /** An RF reference or case reference with right check digits, however it is spaced, punctuated or capitalised. */
  certain: string[]
  /** A right case reference whose surroundings are not: a wrong RF around it, no MW before it, a letter for a digit. */
  likely: string[]
  /** What a reference that is wrong by one slip, or cut off, may have been. Most of these are nobody's or another's. */
  guesses: string[]
  /** Something stands there that looks like a reference and is none of the certain ones. */
  others: boolean
}

type Reading = {
  readonly to: number
  readonly certain?: string
  readonly likely?: readonly string[]
  readonly guesses?: readonly string[]
  /** Only the digits stand there: harmless beside the whole reference. */
  readonly is_bare?: boolean
}

/** Words that people and banks glue to a reference. */
const LABELS = /(?:RF|REF|REFERENZ|REFERENCE|ZEICHEN|NR|AZ|GZ|FALL|AKTE|CASE|SVWZ|ZWECK|NUMMER|ZAHL)$/

/**
 * How ten digits may be divided by blanks. Any other way, the last group may be something else: in "MW26000015 30 EUR" two
 * zeros were left out and 30 is the amount.
 */
const DIVISIONS = new Set([
  ...['10', '1 9', '2 8', '3 7', '4 6', '5 5', '2 7 1', '2 4 4', '2 3 5', '2 2 6', '4 3 3', '4 4 2', '3 3 4'],
  ...['2 3 3 2', '2 2 3 3', '1 3 3 3', '3 3 3 1', '2 2 2 2 2', '1 1 1 1 1 1 1 1 1 1'],
])

export function namedReferences(text: string): NamedReferences {
  const signs = signsOf(text)
  const readings: Reading[] = []
  for (let at = 0; at < signs.length; ) {
    const reading = readMarked(signs, at) ?? readForeign(signs, at) ?? readUnmarked(signs, at)
    const more = reading?.certain === undefined ? undefined : readFollowing(signs, reading.to, reading.certain)
    for (const one of [reading, more]) if (one) readings.push(one)
    at = more?.to ?? reading?.to ?? at + 1
  }
  const certain = distinct(readings.flatMap((reading) => reading.certain ?? []))
  const likely = distinct(readings.flatMap((reading) => reading.likely ?? []))
  const guesses = distinct(readings.flatMap((reading) => reading.guesses ?? []))
  return {
    certain,
    likely: likely.filter((reference) => !certain.includes(reference)),
    guesses: guesses.filter((reference) => !certain.includes(reference) && !likely.includes(reference)),
    others: readings.some(
      ({ certain: sure, guesses: bare, is_bare }) =>
        sure === undefined && !(is_bare && bare?.every((reference) => certain.includes(reference))),
    ),
  }
}

/** The one claim that the text names beyond doubt, else null. Only then may money be booked by itself. */
export const onlyNamed = ({ certain, others }: NamedReferences): string | null =>
  certain.length === 1 && !others ? (certain[0] as string) : null

const distinct = (references: readonly string[]): string[] => [...new Set(references)]

const charsOf = (signs: readonly Sign[]): string => signs.map(({ char }) => char).join('')

/** Where a stretch of digits that belong together ends. */
function digitsEnd(signs: readonly Sign[], from: number): number {
  let end = from
  while (isDigit(signs[end]) && isNear(signs[end])) end++
  return end
}

/** Of a reference that was not finished, so many digits show that it is one. */
const BEGUN_MIN = 2

/** MW and what follows. */
function readMarked(signs: readonly Sign[], at: number): Reading | undefined {
  if (signs[at]?.char !== 'M' || signs[at + 1]?.char !== 'W' || (signs[at + 1] as Sign).gap > 1) return undefined
  const from = at + 2
  const end = digitsEnd(signs, from)
  const digits = charsOf(signs.slice(from, end))
  if (digits.length < LENGTH) {
    // A BMW 320 is no reference, nor is what MW stands for in other trades.
    const before = wordBefore(signs, at)
    const is_word = before !== '' && !LABELS.test(before)
    const is_begun = !is_word && (digits.length >= BEGUN_MIN || end === signs.length)
    return readLookalikes(signs, from) ?? (is_begun ? readShort(signs, from, end) : undefined)
  }
  const wide = readWide(signs, at, digits)
  if (wide) return wide
  if (isContinued(signs, from + LENGTH)) {
    const likely = isCaseReference(`MW${digits}`) ? [`MW${digits}`] : []
    return { to: end, likely, guesses: readOverlong(digits) }
  }
  return readWhole(signs, at, digits)
}

/**
 * A reference with more than ten digits and its right RF. Without that a digit typed twice, or an amount beside it, could
 * be part of it: the check digit lets one in ten pass.
 */
function readWide(signs: readonly Sign[], at: number, digits: string): Reading | undefined {
  const right = [LENGTH, ...WIDE_LENGTHS]
    .filter((length) => length <= digits.length && !isContinued(signs, at + 2 + length))
    .map((length) => `MW${digits.slice(0, length)}`)
    .filter((reference) => isCaseReference(reference) && surroundings(signs, at, reference) === 'right')
  const longest = right.at(-1)
  if (longest === undefined || longest.length === LENGTH + 2) return undefined
  const to = at + longest.length
  return right.length === 1 ? { to, certain: longest } : { to, likely: right }
}

/** Whether a number goes on here. */
const isContinued = (signs: readonly Sign[], at: number): boolean => isGlued(signs[at]) && isDigit(signs[at])

/** More digits than ten: one too many, or glued to what followed. */
function readOverlong(digits: string): string[] {
  const begun = `MW${digits.slice(0, LENGTH)}`
  return [...(isCaseReference(begun) ? [begun] : []), ...(digits.length === LENGTH + 1 ? added(digits) : [])]
}

/** Exactly ten digits, then something else, which may be more digits (`all`). */
function readWhole(signs: readonly Sign[], at: number, all: string): Reading {
  const from = at + 2
  const to = from + LENGTH
  const digits = all.slice(0, LENGTH)
  const reference = `MW${digits}`
  const longer = WIDE_LENGTHS.filter((length) => length <= all.length)
    .map((length) => `MW${all.slice(0, length)}`)
    .filter(isCaseReference)
  if (!isCaseReference(reference)) {
    // The tenth may be the beginning of what follows a reference that lacks one.
    const lacks_one = !isGlued(signs[to - 1])
    const guesses = [...mistyped(digits), ...(lacks_one ? leftOut(digits.slice(0, -1)) : [])]
    return { to, likely: [...zerosLeftOut(firstGroup(signs, from)), ...longer], guesses }
  }
  const around = surroundings(signs, at, reference)
  const is_divided_well = DIVISIONS.has(divisionOf(signs.slice(from, to)))
  const is_whole = is_divided_well && !isLookalikeAt(signs, to) && longer.length === 0
  if (around === 'right' || (around === 'none' && is_whole)) return { to, certain: reference }
  return { to, likely: [...zerosLeftOut(firstGroup(signs, from)), reference, ...longer] }
}

/** "MW2600000015O" may have been meant to go on. */
const isLookalikeAt = (signs: readonly Sign[], at: number): boolean =>
  isGlued(signs[at]) && digitLike(signs[at]?.char ?? '') !== undefined && !isGlued(signs[at + 1])

function divisionOf(digits: readonly Sign[]): string {
  const groups: number[] = []
  digits.forEach((sign, place) => {
    if (place === 0 || !(isGlued(sign) || sign.is_cut)) groups.push(0)
    groups.push((groups.pop() as number) + 1)
  })
  return groups.join(' ')
}

/** What stands before the case reference: the right RF, a wrong or doubtful one, or nothing that belongs to it. */
function surroundings(signs: readonly Sign[], at: number, reference: string): 'right' | 'wrong' | 'none' {
  let first = at
  while (isDigit(signs[first - 1]) && isNear(signs[first])) first--
  const check = charsOf(signs.slice(first, at))
  const has_rf = signs[first - 1]?.char === 'F' && signs[first - 2]?.char === 'R' && isNear(signs[first])
  const is_right = creditorReference(reference) === `RF${check}${reference}`
  // "Düsseldorf 40 MW…" has no RF.
  const is_word = isGlued(signs[first - 2]) && isLetter(signs[first - 3]) && !isGlued(signs[first])
  if (has_rf && check !== '' && (is_right || !is_word)) return is_right ? 'right' : 'wrong'
  if (!isGlued(signs[at])) return 'none'
  if (check !== '') return is_right && !isGlued(signs[first]) ? 'right' : 'wrong'
  return LABELS.test(wordBefore(signs, at)) ? 'none' : 'wrong'
}

function wordBefore(signs: readonly Sign[], at: number): string {
  let first = at
  while (isLetter(signs[first - 1]) && isGlued(signs[first])) first--
  return charsOf(signs.slice(first, at))
}

/** A reference that ends too early: cut off, zeros were left out, or one digit was. */
function readShort(signs: readonly Sign[], from: number, to: number): Reading {
  const digits = charsOf(signs.slice(from, to))
  const likely = zerosLeftOut(firstGroup(signs, from))
  if (digits.length === LENGTH - 1) return { to, likely, guesses: leftOut(digits) }
  const is_cut = to === signs.length && digits.length === LENGTH - 2
  return { to, likely, guesses: is_cut ? cutShort(digits) : [] }
}

/** The digits up to the next separator. */
function firstGroup(signs: readonly Sign[], from: number): string {
  let end = from + 1
  while (isDigit(signs[end]) && isGlued(signs[end])) end++
  return charsOf(signs.slice(from, end).filter(isDigit))
}

const DIGITS_MIN = 6

/** Ten signs of which some are letters that are easily taken for digits. */
function readLookalikes(signs: readonly Sign[], from: number): Reading | undefined {
  const to = from + LENGTH
  const some = signs.slice(from, to)
  if (some.filter(isDigit).length < DIGITS_MIN || !some.every(isNear)) return undefined
  const digits = some.map(({ char }) => digitLike(char) ?? '').join('')
  if (digits.length < LENGTH || isContinued(signs, to)) return undefined
  return isCaseReference(`MW${digits}`) ? { to, likely: [`MW${digits}`] } : { to, guesses: mistyped(digits) }
}

/** RF with check digits around something else: another creditor's, or ours without its MW. */
function readForeign(signs: readonly Sign[], at: number): Reading | undefined {
  const [r, f, ...check] = signs.slice(at, at + 4)
  if (r?.char !== 'R' || f?.char !== 'F' || !isGlued(f) || (isGlued(r) && isLetter(signs[at - 1]))) return undefined
  if (check.length < 2 || !check.every((sign) => isDigit(sign) && isNear(sign))) return undefined
  const from = at + 4
  const is_marked = signs[from]?.char === 'M' && signs[from + 1]?.char === 'W'
  if (is_marked || !isNear(signs[from])) return undefined
  return readBare(signs, from) ?? { to: from }
}

/** Ten digits that stand alone and have a right check digit. */
function readBare(signs: readonly Sign[], from: number): Reading | undefined {
  const to = from + LENGTH
  const digits = signs.slice(from, to)
  if (digits.length < LENGTH || !digits.every(isDigit)) return undefined
  if (isContinued(signs, to) || !digits.slice(1).every(isNear)) return undefined
  const reference = `MW${charsOf(digits)}`
  return isCaseReference(reference) ? { to, likely: [reference] } : undefined
}

/** What MW becomes under hasty fingers, and the words after which only the digits are typed. */
const NEARLY_MARK = /^(?:WM|NW|MV|MVV|MM|WW|MMW|MWW|MQ|ME|M|W)$/
const YEAR = /^[2-5]\d/

/** The ten digits with a wrong mark or none before them; glued together, for else they may be anything. */
function readUnmarked(signs: readonly Sign[], at: number): Reading | undefined {
  if (!isDigit(signs[at]) || (isGlued(signs[at]) && isDigit(signs[at - 1]))) return undefined
  const digits = signs.slice(at, at + LENGTH)
  if (!digits.slice(1).every(isGlued) || !YEAR.test(charsOf(digits))) return undefined
  const reading = readBare(signs, at)
  const word = isNear(signs[at]) ? wordBefore(signs, at) || wordEndingAt(signs, at) : ''
  if (!reading || NEARLY_MARK.test(word) || LABELS.test(word)) return reading
  return isGlued(signs[at]) || isGlued(signs[reading.to])
    ? undefined
    : { to: reading.to, guesses: reading.likely ?? [], is_bare: true }
}

const TAIL_MIN = 3
const JOINTS = ['UND', 'U', 'AND'] as const

/** "MW2600012349/0776" and "MW2600012349 und 0776": of a second reference only the end, where it differs, is typed. */
function readFollowing(signs: readonly Sign[], from: number, reference: string): Reading | undefined {
  const word = JOINTS.find(
    (joint) => charsOf(signs.slice(from, from + joint.length)) === joint && isDigit(signs[from + joint.length]),
  )
  const first = from + (word?.length ?? 0)
  if (!isNear(signs[from]) || (word === undefined && !signs[from]?.is_joined)) return undefined
  let end = first
  while (isDigit(signs[end]) && (end === first || isGlued(signs[end]))) end++
  const tail = charsOf(signs.slice(first, end))
  const other = reference.slice(0, reference.length - tail.length) + tail
  if (tail.length < TAIL_MIN || tail.length >= LENGTH || other === reference || !isCaseReference(other))
    return undefined
  return { to: end, guesses: [other] }
}

/** The word before a gap. */
const wordEndingAt = (signs: readonly Sign[], at: number): string =>
  isLetter(signs[at - 1]) ? wordBefore(signs, at - 1) + (signs[at - 1]?.char ?? '') : ''
