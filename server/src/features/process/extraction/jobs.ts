import { SYSTEM } from '../../../kernel/caller.ts'
import { insist } from '../../../platform/db/insist.ts'
import { AT_ONCE, enqueue, type QueuedJob } from '../../../platform/jobs/job.ts'
import { PdfUnreadable, REASONS, WorkerLost } from '../../../platform/pdf/refusals.ts'
import { demandRoom } from '../../../platform/storage/disk-room.ts'
import { sweepJob } from '../../../platform/storage/sweep.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { FAILURES } from '../../case/invoices/index.ts'
import { readInvoiceBlob, unreadableFor } from './file-reader.ts'
import { findKnownParties } from './queries.parties.ts'
import { findInvoiceFile, type InvoiceFileRow, listKnownBlobs } from './queries.ts'
import { quietInstant } from './quiet-hours.ts'
import { NOBODY_KNOWN } from './reading/known-parties.ts'
import { INVOICES_FOLDER } from './rules.ts'
import {
  beginReading,
  failReading,
  finishReading,
  isWanted,
  loseReading,
  postponeReading,
  type Run,
} from './service.ts'

/** Retries for what is not the file's fault: storage or database not reachable. */
const RETRY_S = [5, 60, 600, 3_600]
const RECORD_WITHIN_MS = 60_000
/** How many times the usual processor time a file may take at night. */
const PATIENCE = 4

/** `is_patient`: it took too long by day and may take longer now. */
type PatientRun = Run & { readonly is_patient?: boolean }

/** Reads the file of an invoice. It runs by wall time: moving the sandbox clock does not make reading any faster. */
export const readInvoiceFile: QueuedJob<PatientRun> = {
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
      if (isTooSlow(error) && !run.is_patient) {
        await insist(() => transact(deps, SYSTEM, (work) => postpone(work, run)), RECORD_WITHIN_MS)
        deps.log.info({ invoice_id: run.invoice_id }, 'invoice takes long to read, it is put off until night')
        return
      }
      if (!(await isSettled(deps, run, { error, attempt }))) throw error
      deps.log.warn({ err: error, invoice_id: run.invoice_id }, 'invoice could not be read')
    }
  },
}

const isTooSlow = (error: unknown): boolean => error instanceof PdfUnreadable && error.reason === REASONS.too_slow

/** Waits by business time, so that in the sandbox a night comes when its clock is moved there. */
export const readInvoiceFileAtNight: QueuedJob<Run> = {
  name: 'extraction.read_at_night',
  hand: 'business',
  retry_s: RETRY_S,
  run: (deps, run) =>
    transact(deps, SYSTEM, async (work) => {
      const file = await findInvoiceFile(work.tx, run.invoice_id)
      if (file?.run !== run.run) return
      const turn = { run_at: AT_ONCE, organization_id: file.organization_id }
      enqueue(work.tx, readInvoiceFile, { ...run, is_patient: true }, turn)
    }),
}

async function postpone(work: Work, { invoice_id, run }: Run): Promise<void> {
  const file = await postponeReading(work, { invoice_id, run })
  if (!file) return
  const turn = { run_at: quietInstant(work.now), organization_id: file.organization_id }
  enqueue(work.tx, readInvoiceFileAtNight, { invoice_id, run }, turn)
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

async function read(deps: Deps, { is_patient, ...run }: PatientRun, file: InvoiceFileRow): Promise<void> {
  const known = (await findKnownParties(deps.db, run.invoice_id)) ?? NOBODY_KNOWN
  const found = await readInvoiceBlob(deps, file, known, is_patient ? PATIENCE : 1)
  await transact(deps, SYSTEM, (work) => finishReading(work, run, found, known))
}

/** Why the file is given up; undefined when it is worth another try. */
function failureOf(error: unknown, attempt: number): string | undefined {
  const reason = unreadableFor(error)
  if (reason !== undefined) return reason
  return attempt > RETRY_S.length ? FAILURES.our_fault : undefined
}

export const startReading = (work: Work, run: Run, organization_id: string): void =>
  enqueue(work.tx, readInvoiceFile, run, { run_at: AT_ONCE, organization_id })

export const sweepInvoices = sweepJob('extraction.sweep', {
  prefix: `${INVOICES_FOLDER}/`,
  listKnown: ({ db }, keys) => listKnownBlobs(db, keys),
})
