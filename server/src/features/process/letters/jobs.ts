import { sweepJob } from '../../../platform/storage/sweep.ts'
import { maskedCopyKey } from './letter-file.ts'
import { LETTERS_FOLDER } from './prepare.ts'
import { listKnownBlobs } from './queries.ts'

export const sweepLetters = sweepJob('letters.sweep', {
  prefix: `${LETTERS_FOLDER}/`,
  copies: maskedCopyKey(''),
  listKnown: ({ db }, keys) => listKnownBlobs(db, keys),
})

export { handLettersOver } from './pickup.ts'
export { withdrawLetter } from './pickup-withdrawal.ts'
