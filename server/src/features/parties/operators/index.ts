export { readOperator } from './login.ts'
export { deleteExpiredSessions } from './queries.sessions.ts'
export {
  countOperators,
  findOperatorByEmail,
  listActiveAdmins,
  lockActiveAdmins,
  type OperatorView,
} from './queries.ts'
export { SESSION_COOKIE } from './rules.ts'
export { hireOperator, resetPassword, resetTotp, unlockOperator } from './service.ts'
