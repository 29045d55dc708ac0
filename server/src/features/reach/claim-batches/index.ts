export { doClaimBatch } from './jobs.ts'
export { deleteOldBatches, endLostBatches } from './queries.ts'
