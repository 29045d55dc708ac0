import { SYSTEM } from '../../../kernel/caller.ts'
import { DAY_S, dayInVienna } from '../../../kernel/dates.ts'
import { DatabaseAway } from '../../../platform/db/away.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { walk } from '../../../platform/jobs/walk.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { listMonthly, settlesMonthly } from './queries.open.ts'
import { endOfMonthBefore } from './rules/settlement.ts'
import { settleMonth } from './service.ts'

/**
 * Every night. From its day of the month on, an organisation settles with each customer up to the end of the month before.
 * What comes late belongs to the next month.
 */
export const settleMonths: RecurringJob = {
  name: 'settlements.monthly',
  hand: 'business',
  every_s: DAY_S,
  // Where nobody settles by itself, a clock that is moved need not stop every night.
  next_due: async (reader) => ((await settlesMonthly(reader)) ? new Date(0) : null),
  async run(deps) {
    const today = dayInVienna(await readBusinessTime(deps.db, deps.clock, deps.config.mode))
    const up_to = endOfMonthBefore(today)
    const day_of_month = Number(today.slice(8))
    await walk(
      deps,
      (after) => listMonthly(deps.db, { day_of_month, up_to, after }),
      ({ id }) => settleOne(deps, id, up_to),
    )
  },
}

/** One that cannot be settled must not keep the others waiting. */
async function settleOne(deps: Deps, customer_id: string, up_to: string): Promise<void> {
  try {
    const lacks = await transact(deps, SYSTEM, (work) => settleMonth(work, { customer_id, up_to }))
    if (lacks.length > 0)
      deps.log.warn({ customer_id, lacks }, 'customer was not settled with: its invoice would lack something')
  } catch (error) {
    if (error instanceof DatabaseAway) throw error
    deps.log.error({ err: error, customer_id }, 'customer could not be settled with')
  }
}
