export { findColleague, OWNER, OWNER_FIELDS, type OwnerRow, readOwner } from './queries.ts'
export { ClaimOwner, OWNER_OUT } from './schema.ts'
export { giveClaim, takeUp } from './service.ts'
