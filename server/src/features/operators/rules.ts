export const OPERATOR_ROLES = ['admin', 'agent'] as const
export type OperatorRole = (typeof OPERATOR_ROLES)[number]

export const PASSWORD_LENGTH_MIN = 12
export const PASSWORD_LENGTH_MAX = 200

/** A working day; after it, the team logs in again. */
export const SESSION_HOURS = 12
export const SESSION_COOKIE = 'mahnwerk_operator'

/** Failed logins per clock hour: guessing one account from one place, and guessing many accounts from one place. */
export const LOGIN_FAILURES_PER_ACCOUNT = 20
export const LOGIN_FAILURES_PER_ADDRESS = 100

export const LOGINS_USED_UP = 'Too many failed logins. Please wait and try again.'
export const LOGIN_REFUSED = 'Wrong email or password'
export const LOGIN_REQUIRED = 'Please log in'
export const ADMIN_REQUIRED = 'Only an administrator may do this'
export const FOREIGN_ORIGIN = 'Requests from other sites are not accepted'
