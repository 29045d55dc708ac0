import type { Fault } from './errors.ts'

/** Checked before upper-casing: some characters outside of A to Z become one of these only by that. */
const UID = /^[A-Za-z]{2}[A-Za-z0-9+*]{2,12}$/

/** The EU VAT id without separators, in capitals; undefined when the text is not one. */
export function normalizeUid(text: string): string | undefined {
  const uid = text.replace(/[ \-./]/g, '')
  return UID.test(uid) ? uid.toUpperCase() : undefined
}

export function uidProblem(text: string): Fault | undefined {
  const message = 'must be a VAT id: two letters, then 2 to 12 letters, digits, + or *'
  return normalizeUid(text) ? undefined : { code: 'wrong_format', message }
}
