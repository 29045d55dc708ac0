export { hideBlocked } from './blocked.ts'
export { eraseOldData } from './jobs.ts'
export { type BlockedRow, findBlocked, listBlocked } from './queries.log.ts'
export {
  ERASED,
  type ErasurePlan,
  HOLDINGS,
  type Holding,
  KEPT_REASONS,
  type KeptReason,
  type PrivacySubject,
} from './rules/erasure.ts'
export { REGISTER } from './rules/register.ts'
export type { RegisterEntry } from './rules/register-entry.ts'
export type { Period } from './rules/retention.ts'
export { erasePerson, planErasure } from './service.people.ts'
export { readPeriods as readRetention } from './service.retention.ts'
