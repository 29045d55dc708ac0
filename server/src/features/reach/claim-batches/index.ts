export { doClaimBatch } from './jobs.ts'
export { deleteOldBatches } from './queries.ts'
