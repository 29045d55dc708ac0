/** Without 0 and O, 1, I and L, and U, which looks like V: 30 characters that survive print and telephone. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 10
/** Larger bytes would make some characters more likely than others. */
const FAIR_BYTE_MAX = 256 - (256 % CODE_ALPHABET.length)

/** Ten characters from random bytes; undefined when too few of the bytes could be used. */
export function codeFrom(bytes: Iterable<number>): string | undefined {
  const fair = [...bytes].filter((byte) => byte < FAIR_BYTE_MAX).slice(0, CODE_LENGTH)
  if (fair.length < CODE_LENGTH) return undefined
  return fair.map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]).join('')
}

/** As it is printed: two groups of five. */
export const printedCode = (code: string): string => `${code.slice(0, 5)} ${code.slice(5)}`

/** What stands in its place for everybody but the debtor. */
export const MASKED_CODE = printedCode('•'.repeat(CODE_LENGTH))

/** Signs that no code has, and the one that somebody saw who typed them. */
const MISREAD: Readonly<Record<string, string>> = { '0': 'Q', O: 'Q', '1': 'J', I: 'J', L: 'J', U: 'V' }

const compact = (text: string): string => text.toUpperCase().replace(/[\s\-–.·/]/gu, '')

/** As somebody typed it from paper; undefined when it cannot be a code. */
export function readCode(text: string): string | undefined {
  const code = [...compact(text)].map((sign) => MISREAD[sign] ?? sign)
  return code.length === CODE_LENGTH && code.every((sign) => CODE_ALPHABET.includes(sign)) ? code.join('') : undefined
}

const DIGIT_OF: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1' }

/** A case reference as somebody typed it from paper, in the form that ours have: MW and ten digits, or up to twelve. */
export function readReference(text: string): string {
  const typed = compact(text)
  const digits = [...typed.replace(/^MW/, '')].map((sign) => DIGIT_OF[sign] ?? sign).join('')
  return /^\d{10,12}$/.test(digits) ? `MW${digits}` : typed
}

export const SESSION_COOKIE = 'mahnwerk_debtor'
export const DEVICE_COOKIE = 'mahnwerk_debtor_device'
/** The API and the pages; the cookies go nowhere else. */
export const COOKIE_PATHS = ['/api/debtor', '/debtor'] as const

/** The name under which failed logins are counted. */
export const AUDIENCE = 'debtor'
/** Without use. */
export const SESSION_MINUTES = 30
/** In any case, so that whoever got hold of a session does not keep it for good by using it. */
export const SESSION_HOURS = 12
/** How long a closed case can be opened. */
export const CLOSED_DAYS = 90

export const ENTRY_REFUSED = 'The case reference or the access code is wrong'
export const ENTRY_REQUIRED = 'Please enter your case reference and access code'
export const CONTACT_ONLY = 'A letter to you came back. Tell us your address; the next letter brings a new code.'
