/** Messages that all logins share. */
export const LOGINS_USED_UP = 'Too many failed logins. Please wait and try again.'
export const LOGIN_REFUSED = 'Wrong email or password'
export const LOGIN_REQUIRED = 'Please log in'

export const PASSWORD_LENGTH_MIN = 12
export const PASSWORD_LENGTH_MAX = 200
