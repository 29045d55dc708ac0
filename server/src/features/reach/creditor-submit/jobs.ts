import { type CreditorPerson, SYSTEM } from '../../../kernel/caller.ts'
import { AT_ONCE, enqueue, type QueuedJob } from '../../../platform/jobs/job.ts'
import { demandRoom } from '../../../platform/storage/disk-room.ts'
import { sweepJob } from '../../../platform/storage/sweep.ts'
import { transact, type Work } from '../../../platform/work.ts'
import { readInvoiceBlob, unreadableFor } from '../../process/extraction/index.ts'
import { beginDraftReading, failDraftReading, finishDraftReading } from './drafts.ts'
import { type DraftPlace, listKnownDraftBlobs } from './queries.ts'

/** The first segment of the key of every file that came with a draft, also after it has become an invoice. */
export const DRAFTS_FOLDER = 'case-drafts'

/** Reads a file for the form that its sender looks at. What is said there is certain; the invoice's own reading follows. */
export const readDraftFile: QueuedJob<DraftPlace> = {
  name: 'creditor-submit.read',
  hand: 'wall',
  is_slow: true,
  lease_s: 30,
  retry_s: [5, 60, 600],
  async run(deps, place) {
    await demandRoom(deps.disk_room)
    const file = await transact(deps, SYSTEM, (work) => beginDraftReading(work, place))
    if (!file) return
    try {
      const found = await readInvoiceBlob(deps, file, { issuer: [file.customer], recipient: [] })
      await transact(deps, SYSTEM, (work) => finishDraftReading(work, place, found))
    } catch (error) {
      if (unreadableFor(error) === undefined && !file.is_last_try) throw error
      await transact(deps, SYSTEM, (work) => failDraftReading(work, place))
      deps.log.warn({ err: error, ...place }, 'file of a draft could not be read')
    }
  },
}

export async function startDraftReadings(work: Work<CreditorPerson>, places: readonly DraftPlace[]): Promise<void> {
  const { organization_id } = work.caller
  for (const place of places) enqueue(work.tx, readDraftFile, place, { run_at: AT_ONCE, organization_id })
}

export const sweepDrafts = sweepJob('creditor-submit.sweep', {
  prefix: `${DRAFTS_FOLDER}/`,
  listKnown: ({ db }, keys) => listKnownDraftBlobs(db, keys),
})
