export { noteErasure } from './erasure-notes.ts'
export { listLostErasures, repeatErasures } from './jobs.repeat.ts'
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
  waitsFor,
} from './rules/erasure.ts'
export { REGISTER } from './rules/register.ts'
export type { RegisterEntry } from './rules/register-entry.ts'
export { goesOn, keptFrom, type Period, requestYears } from './rules/retention.ts'
export { log as logErasure } from './service.erase.ts'
export { erasePerson, planErasure, planIfThere } from './service.people.ts'
export { readPeriods as readRetention } from './service.retention.ts'
export { withholdFiles } from './withholding.ts'
