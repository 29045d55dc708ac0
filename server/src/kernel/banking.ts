const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/
const BIC = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

/** As account numbers are kept and compared: no spaces, capitals. */
export const compactCode = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/** ISO 13616: the four leading characters moved to the end, letters as 10 to 35, must leave 1 modulo 97. */
export function isIban(text: string): boolean {
  if (!IBAN.test(text)) return false
  let remainder = 0
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

/** ISO 9362: bank, country, place, and perhaps a branch. */
export const isBic = (text: string): boolean => BIC.test(text)
