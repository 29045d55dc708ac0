export { deleteExpiredImports } from './queries.ts'
