export { type CustomerKey, countNeeds, listNeeds, type NeedRow } from './queries.ts'
export { NEED_KINDS, type NeedKind } from './rules.ts'
