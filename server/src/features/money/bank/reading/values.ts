import { compactCode, isBic, isIban } from '../../../../kernel/banking.ts'
import { type DateOnly, isDateOnly } from '../../../../kernel/dates.ts'
import { type Cents, MAX_CENTS } from '../../../../kernel/money.ts'
import { StatementProblem } from './statement.ts'

/** A value of a file, and where it stands. */
export type Found = { readonly text: string; readonly field: string; readonly line: number }

export const problemAt = ({ field, line }: Omit<Found, 'text'>, code: StatementProblem['code'], message: string) =>
  new StatementProblem(code, field, line, message)

/** Where statements add up to more than numbers are exact for, they are wrong. */
export function exactSum(one: number, other: number, place: Omit<Found, 'text'>): Cents {
  const sum = one + other
  if (!Number.isSafeInteger(sum)) throw problemAt(place, 'out_of_range', 'makes a sum larger than can be stored')
  return sum as Cents
}

/** `12.5` or `12,5`, never with a sign: whether it is a debit stands elsewhere. */
const AMOUNT = /^(\d{1,18})(?:[.,](\d{0,5}))?$/
/** So much can stand on an account. */
const MAX_BALANCE_CENTS = 99_999_999_999_999

export function centsOf(found: Found, kind: 'entry' | 'balance'): Cents {
  const match = AMOUNT.exec(found.text)
  const decimals = (match?.[2] ?? '').padEnd(2, '0')
  if (!match || /[^0]/.test(decimals.slice(2)))
    throw problemAt(found, 'wrong_format', 'must be an amount of digits with at most two decimals and no sign')
  const amount = Number(`${match[1]}${decimals.slice(0, 2)}`)
  if (amount > (kind === 'entry' ? MAX_CENTS : MAX_BALANCE_CENTS))
    throw problemAt(found, 'out_of_range', 'is larger than can be stored')
  return amount as Cents
}

export function assertEuro(currency: string, place: Omit<Found, 'text'>): void {
  if (currency !== 'EUR') throw problemAt(place, 'foreign_currency', 'must be in EUR')
}

const EARLIEST = '2000-01-01'
const LATEST = '2099-12-31'

/** A day, or a moment of which the day counts. */
export function dayOf(found: Found): DateOnly {
  const day = found.text.length > 10 && found.text[10] === 'T' ? found.text.slice(0, 10) : found.text
  if (!isDateOnly(day) || day < EARLIEST || day > LATEST)
    throw problemAt(found, 'wrong_format', 'must be a day that exists, between 2000 and 2099')
  return day
}

export function ibanOf(text: string | undefined): string | null {
  const iban = compactCode(text ?? '')
  return isIban(iban) ? iban : null
}

export function bicOf(text: string | undefined): string | null {
  const bic = compactCode(text ?? '')
  return isBic(bic) && bic !== 'NOTPROVIDED' ? bic : null
}

/** What banks write where there is no reference. */
const NO_REFERENCE = /^(?:NOT ?PROVIDED|NON ?REF|KEINE ANGABE|N\/?A|-|)$/i

export function referenceOf(text: string | undefined): string | null {
  const reference = plainText(text ?? '')
  return NO_REFERENCE.test(reference) ? null : reference
}

export const nameOf = (text: string | undefined): string | null => plainText(text ?? '') || null

/** One line without characters that nobody sees. */
export function plainText(text: string): string {
  if (isPlain(text)) return text
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zs}\p{Zl}\p{Zp}\uFEFF\u200B]+/gu, ' ')
    .trim()
    .normalize('NFC')
}

/** ASCII with single blanks, as nearly all is. */
function isPlain(text: string): boolean {
  let before = 0x20
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x20 || code > 0x7e || (code === 0x20 && before === 0x20)) return false
    before = code
  }
  return before !== 0x20 || text === ''
}

/** Widths at which banks cut a text, however the words fall. */
const CUTS = new Set([27, 35, 65, 70, 140])

/** Pieces of a text that was cut at a fixed width are put together as they were; others are lines of their own. */
export function joined(pieces: readonly string[]): string {
  let text = ''
  let is_cut = true
  for (const piece of pieces) {
    text += is_cut ? piece : ` ${piece}`
    is_cut = CUTS.has(piece.length)
  }
  return plainText(text)
}
