/** As it is printed: in groups of four. */
export const groupsOf = (iban: string): string => iban.replace(/.{4}(?=.)/g, '$& ')

const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Whether the check digits are right, so that a slip is told at the field before anything is sent. */
export function isIban(typed: string): boolean {
  const iban = typed.replace(/\s/g, '').toUpperCase()
  if (!FORM.test(iban)) return false
  // Letters count as 10 to 35.
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

/** The fault of a form in which the field is no IBAN. */
export const ibanFault = (field: string, typed: string, message: string): Readonly<Record<string, string>> =>
  isIban(typed) ? {} : { [field]: message }
