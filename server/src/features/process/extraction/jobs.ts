import { SYSTEM } from '../../../kernel/caller.ts'
import { insist } from '../../../platform/db/insist.ts'
import { AT_ONCE, enqueue, type QueuedJob } from '../../../platform/jobs/job.ts'
import { WorkerLost } from '../../../platform/pdf/refusals.ts'
import { demandRoom } from '../../../platform/storage/disk-room.ts'
import { sweepJob } from '../../../platform/storage/sweep.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { FAILURES } from '../../case/invoices/index.ts'
import { readInvoiceBlob, unreadableFor } from './file-reader.ts'
import { findKnownParties } from './queries.parties.ts'
import { type InvoiceFileRow, listKnownBlobs } from './queries.ts'
import { NOBODY_KNOWN } from './reading/known-parties.ts'
import { INVOICES_FOLDER } from './rules.ts'
import { beginReading, failReading, finishReading, isWanted, loseReading, type Run } from './service.ts'

/** Retries for what is not the file's fault: storage or database not reachable. */
const RETRY_S = [5, 60, 600, 3_600]
const RECORD_WITHIN_MS = 60_000

/** Reads the file of an invoice. It runs by wall time: moving the sandbox clock does not make reading any faster. */
export const readInvoiceFile: QueuedJob<Run> = {
  name: 'extraction.read',
  hand: 'wall',
  is_slow: true,
  lease_s: 30,
  retry_s: RETRY_S,
  async run(deps, run, attempt) {
    await demandRoom(deps.disk_room)
    const file = await transact(deps, SYSTEM, (work) => beginReading(work, run))
    if (!file) return
    try {
      await read(deps, run, file)
    } catch (error) {
      if (await isOver(deps, run)) return
      if (!(await isSettled(deps, run, { error, attempt }))) throw error
      deps.log.warn({ err: error, invoice_id: run.invoice_id }, 'invoice could not be read')
    }
  },
}

/** Whether the invoice was deleted while its file was read: then nothing is wrong. Without an answer it is not over. */
const isOver = (deps: Deps, run: Run): Promise<boolean> =>
  transact(deps, SYSTEM, async (work) => !(await isWanted(work, run))).catch(() => false)

/** Gives a file up when it has used up its tries. A reading that was interrupted by our own shutdown does not count. */
async function isSettled(
  deps: Deps,
  run: Run,
  { error, attempt }: { error: unknown; attempt: number },
): Promise<boolean> {
  const record = <T>(act: (work: Work) => Promise<T>) => insist(() => transact(deps, SYSTEM, act), RECORD_WITHIN_MS)
  if (error instanceof WorkerLost) {
    if (deps.jobs.stopping.aborted) return false
    return (await record((work) => loseReading(work, run))).is_given_up
  }
  const failure = failureOf(error, attempt)
  if (failure !== undefined) await record((work) => failReading(work, run, failure))
  return failure !== undefined
}

async function read(deps: Deps, run: Run, file: InvoiceFileRow): Promise<void> {
  const known = (await findKnownParties(deps.db, run.invoice_id)) ?? NOBODY_KNOWN
  const found = await readInvoiceBlob(deps, file, known)
  await transact(deps, SYSTEM, (work) => finishReading(work, run, found, known))
}

/** Why the file is given up; undefined when it is worth another try. */
function failureOf(error: unknown, attempt: number): string | undefined {
  const reason = unreadableFor(error)
  if (reason !== undefined) return reason
  return attempt > RETRY_S.length ? FAILURES.our_fault : undefined
}

export const startReading = (work: Work, run: Run, organization_id: string): Promise<void> =>
  enqueue(work.tx, readInvoiceFile, run, { run_at: AT_ONCE, organization_id })

export const sweepInvoices = sweepJob('extraction.sweep', {
  prefix: `${INVOICES_FOLDER}/`,
  listKnown: ({ db }, keys) => listKnownBlobs(db, keys),
})
