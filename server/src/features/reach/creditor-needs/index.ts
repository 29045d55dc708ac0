export { sendDigests } from './jobs.ts'
export { listNeeds, type NeedRow, waitingClaims } from './queries.ts'
export { NEED_KINDS, type NeedKind, needPath } from './rules.ts'
