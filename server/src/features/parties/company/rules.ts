import { countryCode } from '../../../kernel/countries.ts'
import type { Problem } from '../../../kernel/errors.ts'

/** Each of these mails everybody; nobody needs more of them in a day. */
export const MAILED_CHANGES_A_DAY = 10
export const CHANGES_USED_UP = 'Address or account were changed many times today; please call us'
/** How much of the log is shown. */
export const CHANGES_SHOWN = 20

export const NOTHING_PENDING = 'No account waits to be confirmed'
export const ANOTHER_PENDING = 'Another account was entered meanwhile'
export const EMAIL_BY_ADMIN = 'Only an administrator changes the email address of a customer'
export const CUSTOMER_ERASED = 'The data of the customer were erased; nothing is entered for it any more'

/** Where money goes is changed only by somebody who knows the password. */
export function passwordMissing({ payout_iban, current_password }: Readonly<Record<string, unknown>>): Problem[] {
  if (payout_iban === undefined || current_password !== undefined) return []
  return [{ field: 'current_password', code: 'required', message: 'is required with payout_iban' }]
}

type Reached = {
  readonly name: string
  readonly phone: string | null
  readonly email: string
  readonly address: Readonly<Partial<Record<string, string>>> | null
  readonly deducts_input_tax: boolean
}

/** Equal for values whose fields only stand in another order. */
const sortedText = (value: unknown): string =>
  JSON.stringify(value && typeof value === 'object' ? Object.entries(value).sort() : value)

/** What differs of what the creditor's own people may change too. */
export const contactKinds = (was: Reached, is: Reached) =>
  (['phone', 'email', 'address', 'deducts_input_tax'] as const).filter(
    (field) => sortedText(was[field]) !== sortedText(is[field]),
  )

/** What differs of what the team may change: also how the creditor is called. */
export const teamKinds = (was: Reached, is: Reached) => [
  ...(was.name === is.name ? [] : (['name'] as const)),
  ...contactKinds(was, is),
]

/** As on an envelope, in one line; null where there is none. */
export const addressLine = (address: Reached['address']): string | null =>
  [address?.street, [address?.zip, address?.city].filter(Boolean).join(' '), address?.country]
    .filter(Boolean)
    .join(', ') || null

type Seat = { readonly country?: string } | null

/** However it is written; two words that we do not know are two countries. */
export const isElsewhere = (was: Seat, is: Seat): boolean => {
  const codeOf = (seat: Seat) => countryCode(seat?.country) ?? seat?.country ?? null
  return codeOf(was) !== codeOf(is)
}
