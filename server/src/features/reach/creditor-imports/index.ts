export { deleteExpiredImports } from './queries.ts'
export { eraseFromImports } from './service.erasure.ts'
