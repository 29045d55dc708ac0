export { sendDigests } from './jobs.ts'
export { type CustomerKey, countNeeds, listNeeds, type NeedRow } from './queries.ts'
export { NEED_KINDS, type NeedKind, needPath } from './rules.ts'
