import type { Fault } from './errors.ts'

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

/** The form in which account numbers are stored and compared: no spaces, upper case. */
export const compactCode = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** Letters count as 10 to 35. */
function remainderOf97(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** ISO 13616: with the first four characters moved to the end, the remainder modulo 97 must be 1. */
export const isIban = (text: string): boolean =>
  IBAN.test(text) && remainderOf97(text.slice(4) + text.slice(0, 4)) === 1

const digits = (times: number): string => '0'.repeat(times)
const capitals = (times: number): string => 'A'.repeat(times)
const either = (times: number): string => '*'.repeat(times)

/** What follows the check digits in the countries of SEPA. */
const ACCOUNT_FORMS: Readonly<Record<string, string>> = {
  ...{ AT: digits(16), BE: digits(12), CZ: digits(20), DE: digits(18), DK: digits(14), EE: digits(16), ES: digits(20) },
  ...{ FI: digits(14), HR: digits(17), HU: digits(24), IS: digits(22), LT: digits(16), NO: digits(11), PL: digits(24) },
  ...{ PT: digits(21), SE: digits(20), SI: digits(15), SK: digits(20), CY: digits(8) + either(16) },
  ...{ CH: digits(5) + either(12), LI: digits(5) + either(12), LU: digits(3) + either(13), GR: digits(7) + either(16) },
  ...{ FR: digits(10) + either(11) + digits(2), MC: digits(10) + either(11) + digits(2) },
  ...{ IT: capitals(1) + digits(10) + either(12), SM: capitals(1) + digits(10) + either(12) },
  ...{ GB: capitals(4) + digits(14), IE: capitals(4) + digits(14), NL: capitals(4) + digits(10) },
  ...{ BG: capitals(4) + digits(6) + either(8), LV: capitals(4) + either(13), RO: capitals(4) + either(16) },
  MT: capitals(4) + digits(5) + either(18),
}

const isDigit = (character: string | undefined): boolean => character !== undefined && character <= '9'

/** How long the account is that begins here in a text of capitals and digits only; 0 where none does. */
export function accountLength(text: string, at: number): number {
  const form = ACCOUNT_FORMS[text.slice(at, at + 2)]
  if (!form) return 0
  const iban = text.slice(at, at + 4 + form.length)
  const has_form = [...form].every((kind, place) => kind === '*' || (kind === '0') === isDigit(iban[place + 4]))
  return has_form && isIban(iban) ? iban.length : 0
}

/** Whether a text names an account, however that is spaced and punctuated. */
export function namesAccount(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  return [...plain].some((_, at) => accountLength(plain, at) > 0)
}

/** ISO 9362: bank, country, location and an optional branch. */
export const isBic = (text: string): boolean => BIC.test(text)

export const ibanProblem = (text: string): Fault | undefined =>
  isIban(compactCode(text))
    ? undefined
    : { code: 'wrong_format', message: 'must be an IBAN whose check digits are right' }

export const bicProblem = (text: string): Fault | undefined =>
  isBic(compactCode(text)) ? undefined : { code: 'wrong_format', message: 'must be a BIC of 8 or 11 characters' }

/** ISO 11649: a payment reference whose check digits a bank verifies. */
export function creditorReference(case_reference: string): string {
  if (!/^[A-Z0-9]{1,21}$/.test(case_reference)) throw new RangeError('1 to 21 capitals and digits make a reference')
  return `RF${String(98 - remainderOf97(`${case_reference}RF00`)).padStart(2, '0')}${case_reference}`
}

/** For whoever only has to recognise an account: its country and the last four characters. */
export const maskedIban = (iban: string): string => `${iban.slice(0, 2)} … ${lastFour(iban)}`

export const lastFour = (iban: string): string => iban.slice(-4)

/** The form in which account numbers and references are printed. */
export const inGroupsOfFour = (code: string): string => code.match(/.{1,4}/g)?.join(' ') ?? ''
