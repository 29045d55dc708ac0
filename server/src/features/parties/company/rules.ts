import { countryCode } from '../../../kernel/countries.ts'
import type { Problem } from '../../../kernel/errors.ts'

/** Each of these mails everybody; nobody needs more of them in a day. */
export const MAILED_CHANGES_A_DAY = 10
export const CHANGES_USED_UP = 'Address or account were changed many times today; please call us'
/** How much of the log is shown. */
export const CHANGES_SHOWN = 20

export const NOTHING_PENDING = 'No account waits to be confirmed'
export const ANOTHER_PENDING = 'Another account was entered meanwhile'

/** Where money goes is changed only by somebody who knows the password. */
export function passwordMissing({ payout_iban, current_password }: Readonly<Record<string, unknown>>): Problem[] {
  if (payout_iban === undefined || current_password !== undefined) return []
  return [{ field: 'current_password', code: 'required', message: 'is required with payout_iban' }]
}

type Seat = { readonly country?: string } | null

/** However it is written; two words that we do not know are two countries. */
export const isElsewhere = (was: Seat, is: Seat): boolean => {
  const codeOf = (seat: Seat) => countryCode(seat?.country) ?? seat?.country ?? null
  return codeOf(was) !== codeOf(is)
}
