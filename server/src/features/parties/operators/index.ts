export { ownFactorOf, readOperator, recogniseOperator } from './login.ts'
export { deleteExpiredSessions } from './queries.sessions.ts'
export { isLatelyHandedOut, listAdminsToTell } from './queries.trust.ts'
export {
  countAdminsAtRisk,
  countOperators,
  findOperatorByEmail,
  lockActiveAdmins,
  type OperatorView,
} from './queries.ts'
export { SESSION_COOKIE } from './rules.ts'
export { hireOperator, resetFactors, resetPassword, unlockOperator } from './service.ts'
