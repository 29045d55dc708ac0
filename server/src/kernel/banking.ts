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
