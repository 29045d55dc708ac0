export { sendMorningDigests } from './jobs.ts'
export { deleteOldMarks } from './queries.ts'
