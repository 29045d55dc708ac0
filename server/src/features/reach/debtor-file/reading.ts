import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { cents } from '../../../kernel/money.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { readBalance } from '../../case/account/index.ts'
import { readClaim } from '../../case/claims/index.ts'
import { readAnyDebtor } from '../../parties/debtors/index.ts'
import {
  type BalancedClaim,
  type DebtorFile,
  listClaimsOf,
  listGroup,
  listPlansOf,
  listPromisesOf,
  listRecords,
  listTimelineOf,
} from './queries.ts'
import { CLAIMS_MAX } from './rules.ts'

/** Everything about a person: of all records that were joined. Only the team may see it. */
export async function readDebtorFile(deps: Deps, caller: OperatorCaller, debtor_id: string): Promise<DebtorFile> {
  const { db } = deps
  await readAnyDebtor(db, debtor_id)
  const ids = await listGroup(db, { debtor_id, with_restricted: caller.role === 'admin' })
  const [records, found, now, legal] = await Promise.all([
    listRecords(db, ids),
    listClaimsOf(db, ids),
    readBusinessTime(db, deps.clock, deps.config.mode),
    deps.legal.read(db),
  ])
  const today = dayInVienna(now)
  const shown = found.slice(0, CLAIMS_MAX)
  const claims: BalancedClaim[] = []
  for (const claim of shown) {
    const is_closed = claim.case_status === 'closed'
    const balance = is_closed ? null : await readBalance(db, await readClaim(db, caller, claim.id), today, legal)
    claims.push({ ...claim, open_cents: balance && cents(balance.total_open_cents) })
  }
  const claim_ids = shown.map(({ id }) => id)
  const [promises, plans, timeline] = await Promise.all([
    listPromisesOf(db, claim_ids),
    listPlansOf(db, claim_ids),
    listTimelineOf(db, claim_ids),
  ])
  const has_more = found.length > CLAIMS_MAX
  return { debtor_id, today, records, claims, has_more, promises, plans, timeline }
}
