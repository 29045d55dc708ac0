import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '../../../platform/login/words.ts'

export const SESSION_COOKIE = 'mahnwerk_creditor'
export const DEVICE_COOKIE = 'mahnwerk_creditor_device'
/** The API and the pages; the cookies go nowhere else. */
export const COOKIE_PATHS = ['/api/creditor', '/creditor'] as const
/** Where a login leads. */
export const PORTAL_HOME = '/creditor/overview'
/** How long the page that asks for the code may be left open. */
export const HALF_LOGIN_MINUTES = 10
/** The same as for the team's sessions. */
export const SESSION_HOURS = 12

/** The name under which failed logins are counted. */
export const AUDIENCE = 'creditor' as const
export const accountOf = (id: string) => ({ audience: AUDIENCE, id }) as const

/** Links for a new password per clock hour: how many one client address may ask for, and how many one mailbox gets. */
export const RESETS_PER_ADDRESS = 20
export const RESETS_PER_MAILBOX = 3
export const RESET_MINUTES = 60

/** A list of one's own customers; nobody whom we know of comes near it. */
export const CUSTOMERS_MAX = 100

export const RESET_REFUSED = 'This link was used already or is too old'
export const RESETS_USED_UP = 'Too many links were asked for. Please wait and try again.'
export const ACCOUNT_MADE_MEANWHILE = 'An account with this address was made a moment ago. Please try again.'

/** Counted in characters, as the API's schema counts them. */
export const isNewPassword = (password: string): boolean => {
  const { length } = [...password]
  return length >= PASSWORD_LENGTH_MIN && length <= PASSWORD_LENGTH_MAX
}
