import { SYSTEM } from '../../../kernel/caller.ts'
import { DAY_S, dayInVienna } from '../../../kernel/dates.ts'
import type { RecurringJob } from '../../../platform/jobs/job.ts'
import { walk } from '../../../platform/jobs/walk.ts'
import { readBusinessTime, transact } from '../../../platform/work.ts'
import { verifyAccounts } from '../../case/account/index.ts'
import { countByOrganization, listBooks, upsertComparison } from './queries.comparisons.ts'
import { listLightMisfits } from './queries.misfits.ts'
import { findMisfits, readSums } from './reconcile.ts'

/**
 * Every night: whether the banks hold what the ledger says that we owe, whether the ledger has everything that it should,
 * whether no statement is missing, and whether the accounts of claims are those that their payments make. The last finding
 * of each organisation is kept; it is work for somebody until a comparison finds nothing.
 */
export const compareBooks: RecurringJob = {
  name: 'ledger.compare',
  hand: 'wall',
  every_s: DAY_S,
  async run(deps) {
    const { db, jobs } = deps
    const as_of = dayInVienna(await readBusinessTime(db, deps.clock, deps.config.mode))
    const claims = [...new Set((await verifyAccounts(db)).map(({ claim_id }) => claim_id))]
    const wrong_claims = new Map((await countByOrganization(db, claims)).map((row) => [row.organization_id, row.count]))
    const heavy = await findMisfits(db, jobs.stopping)
    await walk(
      deps,
      (after) => listBooks(db, after),
      async ({ id: organization_id }) => {
        const { difference_cents, gaps } = await readSums(db, { organization_id, as_of })
        const light = await listLightMisfits(db, organization_id)
        const misfits = heavy.get(organization_id) ?? []
        // Both sides lack what is on a statement that nobody has read, so that the difference does not show it.
        const fault_count = light.length + misfits.length + gaps.length + (wrong_claims.get(organization_id) ?? 0)
        if (difference_cents !== 0 || fault_count > 0)
          deps.log.error({ organization_id, difference_cents, fault_count, gap_count: gaps.length }, 'books do not fit')
        await transact(deps, SYSTEM, (work) =>
          upsertComparison(work.tx, { organization_id, difference_cents, fault_count, misfits, compared_at: work.now }),
        )
      },
    )
  },
}
