export { type CustomerKey, countNeeds, listNeeds, type NeedRow, waitingClaims } from './queries.ts'
export { NEED_KINDS, type NeedKind } from './rules.ts'
