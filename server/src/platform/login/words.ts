/** Messages that all logins share. */
export const LOGINS_USED_UP = 'Too many failed logins. Please wait and try again.'
export const LOGIN_REFUSED = 'Wrong email or password'
export const LOGIN_REQUIRED = 'Please log in'

export const PASSWORD_LENGTH_MIN = 12
export const PASSWORD_LENGTH_MAX = 200

export const PASSWORD_WRONG = 'The password is wrong'
export const CODE_REQUIRED = 'Please enter the code of your authenticator app, or a recovery code'
export const CODE_WRONG = 'The code is wrong, or was used before'
export const PASSKEY_REQUIRED = 'Please log in with your passkey, or enter a recovery code'
export const PASSKEY_REFUSED = 'The passkey was not accepted. Please try again.'
export const LAST_FACTOR = 'A second factor is required: set up another one before you remove the last'
export const NO_FACTOR = 'The account has no second factor'
export const CODE_LENGTH_MAX = 32
