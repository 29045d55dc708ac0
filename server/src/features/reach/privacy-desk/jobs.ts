import { SYSTEM } from '../../../kernel/caller.ts'
import { DAY_S, dayInVienna, startOfDayInVienna } from '../../../kernel/dates.ts'
import type { Reader } from '../../../platform/db/db.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { type Deps, readBusinessTime, transact, type Work } from '../../../platform/work.ts'
import {
  type ErasurePlan,
  erasePerson,
  goesOn,
  keptFrom,
  logErasure,
  planIfThere,
  readRetention,
  requestYears,
  waitsFor,
} from '../privacy/index.ts'
import {
  deleteOldRequests,
  findFirstClosed,
  findReadySince,
  listWaiting,
  lockWaiting,
  setNotWaiting,
  type WaitingSubject,
} from './queries.nightly.ts'
import { setErased } from './queries.ts'

/** So many in a night; the rest goes in the next. */
const WAITING_MAX = 5_000
const PORTION = 200

/** Every night: erasures whose hindrance has ended, and requests that were answered long enough ago. */
export const settleRequests: RecurringJob = {
  name: 'privacy.requests',
  hand: 'business',
  every_s: DAY_S,
  async run(deps) {
    await eraseWaiting(deps)
    await dropOldRequests(deps)
  },
  next_due: findNextDue,
}

/** For the moving clock: when something waits that nothing stops any more, or when the first request goes. */
async function findNextDue(reader: Reader): Promise<Date | null> {
  const [ready, closed, periods] = await Promise.all([
    findReadySince(reader),
    findFirstClosed(reader),
    readRetention(reader),
  ])
  const over = closed && startOfDayInVienna(goesOn(dayInVienna(closed), requestYears(periods)))
  return ready && over ? (ready < over ? ready : over) : (ready ?? over)
}

async function eraseWaiting(deps: Deps): Promise<void> {
  for (const waiting of await listWaiting(deps.db, WAITING_MAX)) {
    if (deps.jobs.stopping.aborted) return
    await transact(deps, SYSTEM, (work) => settleWaiting(work, waiting))
  }
}

/** Only when something goes now that did not before: the log is to tell what was erased, not how often we looked. */
async function settleWaiting(work: Work, waiting: WaitingSubject): Promise<void> {
  const locked = await lockWaiting(work.tx, waiting)
  if (!locked) return
  const { request_id, kind, subject_id } = waiting
  const subject = { kind, id: subject_id }
  const plan = await planIfThere(work.tx, subject, work.now)
  if (!plan) return void (await setNotWaiting(work.tx, waiting))
  if (waitsFor(plan).length > 0 && plan.erased.length === 0) return
  const erasure: ErasurePlan = await erasePerson(work, subject, { request_id })
  const waits_since = waitsFor(erasure).length > 0 ? locked.waits_since : null
  await setErased(work.tx, { request_id, subject, erased_at: work.now, erasure, waits_since })
}

async function dropOldRequests(deps: Deps): Promise<void> {
  const today = dayInVienna(await readBusinessTime(deps.db, deps.clock, deps.config.mode))
  const before = keptFrom(today, requestYears(await readRetention(deps.db)))
  for (let count = PORTION; count === PORTION && !deps.jobs.stopping.aborted; )
    count = await transact(deps, SYSTEM, async (work) => {
      const ids = await deleteOldRequests(work.tx, before, PORTION)
      for (const id of ids) {
        const subject = { subject_kind: 'privacy_request', subject_id: id, law: null, kind: 'privacy_requests' }
        await logErasure(work, subject, 'retention', { erased: [{ what: 'privacy_requests', count: 1 }], kept: [] })
      }
      return ids.length
    })
}
