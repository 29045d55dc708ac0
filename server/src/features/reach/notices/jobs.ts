import { SYSTEM } from '../../../kernel/caller.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import { LAWS } from '../../../law/laws.ts'
import { DatabaseAway } from '../../../platform/db/away.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { walk } from '../../../platform/jobs/walk.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { findMorning, isAnythingTold, listReadersDue, setMorning } from './queries.digest.ts'
import { isMorningOf, lastMorning, morningAfter } from './rules.ts'
import { writeDigest } from './service.digest.ts'

const EVERY_S = 5 * 60
const PORTION = 200
const HOLIDAYS = LAWS.AT.holidays

/**
 * The morning mail to the team. Who was looked after is stored person by person and the morning once all were, so a crash
 * on the way leaves nobody out and writes to nobody twice. A morning on which nothing ran is passed over.
 */
export const sendMorningDigests: RecurringJob = {
  name: 'operators.digest',
  hand: 'business',
  every_s: EVERY_S,
  async next_due(reader) {
    const last = await findMorning(reader)
    return last && (await isAnythingTold(reader)) ? morningAfter(HOLIDAYS, last) : null
  },
  async run(deps) {
    const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
    const day = lastMorning(HOLIDAYS, now)
    const last = await findMorning(deps.db)
    if (last !== null && last >= day) return
    let all_written = true
    if (isMorningOf(day, now))
      await walk(
        deps,
        (after) => listReadersDue(deps.db, { day, now }, { after, limit: PORTION }),
        async ({ id }) => {
          if (!(await write(deps, id, day))) all_written = false
        },
      )
    if (all_written && !deps.jobs.stopping.aborted) await transact(deps, SYSTEM, ({ tx }) => setMorning(tx, day))
  },
}

/** One who cannot be written to must not keep the others waiting. False where the next look tries again. */
async function write(deps: Deps, operator_id: string, day: DateOnly): Promise<boolean> {
  const { public_url } = deps.config
  try {
    const outcome = await transact(deps, SYSTEM, (work) => writeDigest(work, operator_id, { day, public_url }))
    if (outcome === 'no_address') deps.log.warn({ operator_id }, 'operator has no address that mail can be sent to')
    return true
  } catch (error) {
    if (error instanceof DatabaseAway) throw error
    deps.log.error({ err: error, operator_id }, 'operator could not be told what waits')
    return false
  }
}
