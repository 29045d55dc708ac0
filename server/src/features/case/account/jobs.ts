import { SYSTEM } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import type { QueuedJob } from '../../../platform/jobs/job.ts'
import { walk } from '../../../platform/jobs/walk.ts'
import { transact, type Work } from '../../../platform/work.ts'
import { type ClosureReason, takeClaim } from '../claims/index.ts'
import { enter } from './booking.ts'
import { reckonLimitation } from './limitation.ts'
import { closingEntries, closureOf } from './rules/closing.ts'
import { readFacts } from './service.ts'

const PORTION = 500

/**
 * Brings the accounts of claims to zero that were closed before there were accounts. It begins where it was interrupted: a
 * claim that has its closing entries is left alone.
 */
export const closeOldAccounts: QueuedJob<Record<string, never>> = {
  name: 'account.close_old',
  hand: 'wall',
  retry_s: [60, 600, 3_600, 3_600, 3_600],
  is_slow: true,
  run: (deps) =>
    walk(
      deps,
      (after) => listClosed(deps.db, after),
      ({ id }) => transact(deps, SYSTEM, (work) => closeOld(work, id)),
    ),
}

const listClosed = (reader: Reader, after: string): Promise<{ id: string }[]> =>
  reader.many(sql`
      select l.id from claims l
      where l.case_status = 'closed' and l.id > ${after}::uuid and not exists (
        select 1 from account_entries e where e.claim_id = l.id and e.kind in ('waiver', 'not_pursued'))
      order by l.id limit ${PORTION}`)

async function closeOld(work: Work, id: string): Promise<void> {
  const claim = await takeClaim(work, id)
  if (claim.case_status !== 'closed') return
  // The last event of a closed claim is its closure.
  const as_of = dayInVienna(claim.changed_at)
  const facts = await readFacts(work.tx, claim, { as_of, legal: await work.legal() })
  if (closureOf(facts.entries).length > 0) return
  const entries = closingEntries(facts, claim.closure_reason as ClosureReason)
  if (entries.length > 0) await enter(work, claim, entries, { action: 'account.closed', details: {} })
}

/** For claims that are older than the reckoning of limitation, where more than the dates of invoices decides it. */
export const reckonOldLimits: QueuedJob<Record<string, never>> = {
  name: 'account.reckon_old_limits',
  hand: 'wall',
  retry_s: [60, 600, 3_600, 3_600, 3_600],
  is_slow: true,
  run: (deps) =>
    walk(
      deps,
      (after) => listUnreckoned(deps.db, after),
      ({ id }) => transact(deps, SYSTEM, async (work) => reckonLimitation(work, await takeClaim(work, id))),
    ),
}

/** The migration has reckoned all others. */
const listUnreckoned = (reader: Reader, after: string): Promise<{ id: string }[]> =>
  reader.many(sql`
      select l.id from claims l
      where l.case_status <> 'closed' and l.id > ${after}::uuid and (l.paid_cents > 0 or l.filed_at is not null
        or l.governing_law is null or exists (select 1 from installment_plans p where p.claim_id = l.id))
      order by l.id limit ${PORTION}`)
