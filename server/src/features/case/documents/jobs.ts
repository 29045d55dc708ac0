import { sweepJob } from '../../../platform/storage/sweep.ts'
import { DOCUMENTS_FOLDER } from './files.ts'
import { listKnownBlobs } from './queries.ts'

export const sweepDocuments = sweepJob('documents.sweep', {
  prefix: `${DOCUMENTS_FOLDER}/`,
  listKnown: ({ db }, keys) => listKnownBlobs(db, keys),
})
