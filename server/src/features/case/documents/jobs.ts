import { sweepJob } from '../../../platform/storage/sweep.ts'
import { DOCUMENTS_FOLDER } from './files.ts'
import { listKnownBlobs } from './queries.ts'

export const sweepDocuments = sweepJob('documents.sweep', `${DOCUMENTS_FOLDER}/`, ({ db }, keys) =>
  listKnownBlobs(db, keys),
)
