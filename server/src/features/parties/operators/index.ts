export { adminOnly, readOperator, refuseForeignOrigin } from './login.ts'
export { deleteExpiredSessions } from './queries.sessions.ts'
export { countOperators, findOperatorByEmail, type OperatorView } from './queries.ts'
export {
  LOGIN_REFUSED,
  LOGIN_REQUIRED,
  LOGINS_USED_UP,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  SESSION_COOKIE,
} from './rules.ts'
export { hireOperator, resetPassword, resetTotp, unlockOperator } from './service.ts'
