import { SYSTEM } from '../../../kernel/caller.ts'
import { DatabaseAway } from '../../../platform/db/away.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { walk } from '../../../platform/jobs/walk.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { findNextDigest, listRecipientsDue } from './queries.digests.ts'
import { writeDigest } from './service.ts'

const EVERY_S = 5 * 60
const PORTION = 200

/**
 * Looks for people for whom something waits that they were not told about. A look instead of an order by whoever makes
 * something wait: nothing can be forgotten, and what is done in time is never told.
 */
export const sendDigests: RecurringJob = {
  name: 'creditors.digest',
  hand: 'business',
  every_s: EVERY_S,
  next_due: findNextDigest,
  async run(deps) {
    const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
    await walk(
      deps,
      (after) => listRecipientsDue(deps.db, now, { after, limit: PORTION }),
      ({ id }) => write(deps, id),
    )
  },
}

/** One who cannot be written to must not keep the others waiting. */
async function write(deps: Deps, recipient_id: string): Promise<void> {
  try {
    const outcome = await transact(deps, SYSTEM, (work) => writeDigest(work, recipient_id, deps.config.public_url))
    if (outcome === 'no_address') deps.log.warn({ recipient_id }, 'creditor has no address that mail can be sent to')
  } catch (error) {
    if (error instanceof DatabaseAway) throw error
    deps.log.error({ err: error, recipient_id }, 'creditor could not be told what waits')
  }
}
