import { type OperatorCaller, SYSTEM } from '../../../kernel/caller.ts'
import { DatabaseAway } from '../../../platform/db/away.ts'
import { AT_ONCE, enqueue, forNobody, type QueuedJob } from '../../../platform/jobs/job.ts'
import { StorageAway } from '../../../platform/storage/storage.ts'
import { TypesetterLost } from '../../../platform/typeset/typesetting-worker.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { codeOf, doOne, type Item, NotPending, printAll, refuseOne } from './deeds.ts'
import {
  type BatchRow,
  findBatch,
  findOrderer,
  isTooLate,
  listPending,
  lockBatch,
  refusePending,
  setOver,
} from './queries.ts'
import { type Deed, deedOf } from './rules.ts'

type BatchJob = { batch_id: string }
const RETRY_S = [5, 60, 600, 3_600]

/**
 * Does what was ordered, each claim in a transaction of its own, as whoever has ordered it. A run that was cut short is
 * begun again and goes on with what is pending.
 */
export const doClaimBatch: QueuedJob<BatchJob> = {
  name: 'claim-batches.do',
  hand: 'wall',
  is_slow: true,
  lease_s: 30,
  retry_s: RETRY_S,
  async run(deps, { batch_id }, attempt) {
    try {
      await doBatch(deps, batch_id)
    } catch (error) {
      if (deps.jobs.stopping.aborted) return goOnLater(deps, batch_id)
      if (attempt <= RETRY_S.length) throw error
      // Whoever has ordered it sees what is left, and can order that again.
      deps.log.error({ err: error, batch_id }, 'batch of claims given up')
      await endBatch(deps, batch_id, { code: 'fault' })
    }
  },
}

export const startBatch = (work: Work, batch_id: string): void =>
  enqueue(work.tx, doClaimBatch, { batch_id }, forNobody(AT_ONCE))

/** The service stops: another run goes on with the rest, and no attempt is lost. */
const goOnLater = (deps: Deps, batch_id: string): Promise<void> =>
  transact(deps, SYSTEM, (work) => startBatch(work, batch_id))

async function doBatch(deps: Deps, batch_id: string): Promise<void> {
  const batch = await findBatch(deps.db, batch_id)
  if (!batch || batch.finished_at) return
  if (await isTooLate(deps.db, batch_id)) return endBatch(deps, batch_id, { code: 'too_late' })
  const deed = deedOf(batch)
  if (deed.action === 'print') return doPrinting(deps, batch)
  for (const claim_id of await listPending(deps.db, batch_id)) {
    if (deps.jobs.stopping.aborted) return goOnLater(deps, batch_id)
    // Asked before each claim: a right that somebody loses meanwhile ends it.
    const caller = await readOrderer(deps, batch)
    if ('code' in caller) return endBatch(deps, batch_id, caller)
    await doOrRefuse(deps, caller, deed, { batch_id, claim_id })
  }
  await endBatch(deps, batch_id)
}

async function doPrinting(deps: Deps, batch: BatchRow): Promise<void> {
  const caller = await readOrderer(deps, batch)
  if ('code' in caller) return endBatch(deps, batch.id, caller)
  try {
    await printAll(deps, caller, batch.id)
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    await endBatch(deps, batch.id, { code })
  }
}

async function readOrderer(deps: Deps, { ordered_by, action }: BatchRow): Promise<OperatorCaller | { code: string }> {
  const person = await findOrderer(deps.db, ordered_by)
  if (!person) return { code: 'operator_left' }
  if (action === 'print' && person.role !== 'admin') return { code: 'admin_required' }
  return { type: 'operator', ...person, session_id: '' }
}

/** There is nothing to go on with: the next attempt finds all as it was. */
const isOutage = (error: unknown): boolean =>
  error instanceof DatabaseAway || error instanceof StorageAway || error instanceof TypesetterLost

/** One claim's failure never keeps the others waiting. */
async function doOrRefuse(
  deps: Deps,
  caller: OperatorCaller,
  deed: Exclude<Deed, { action: 'print' }>,
  item: Item,
): Promise<void> {
  try {
    await doOne(deps, caller, deed, item)
  } catch (error) {
    if (deps.jobs.stopping.aborted || isOutage(error)) throw error
    if (error instanceof NotPending) return
    const code = codeOf(error)
    if (code === undefined) deps.log.error({ err: error, ...item }, 'deed of a batch failed')
    await refuseOne(deps, caller, item, code ?? 'fault').catch(unlessSettled)
  }
}

function unlessSettled(error: unknown): void {
  if (!(error instanceof NotPending)) throw error
}

/** What is still pending is refused with the code. */
const endBatch = (deps: Deps, id: string, { code }: { code?: string } = {}): Promise<void> =>
  transact(deps, SYSTEM, async (work) => {
    const batch = await lockBatch(work.tx, id)
    if (!batch || batch.finished_at) return
    if (code) await refusePending(work.tx, id, { code, at: work.now })
    await setOver(work.tx, { ...batch, finished_at: work.now })
  })
