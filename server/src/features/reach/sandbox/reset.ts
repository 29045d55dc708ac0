import type { TokenCaller } from '../../../kernel/caller.ts'
import { invalid } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { freeEntries, lockEntriesOf } from '../../money/bank/index.ts'
import {
  deleteCases,
  deleteJobsOf,
  deleteLateAnswers,
  deletePartnerJobs,
  deleteUnusedCustomers,
  deleteUnusedDebtors,
  eraseFilesOf,
  listOwnCases,
  lockOwnCases,
  lockPartner,
  openReset,
} from './queries.reset.ts'

/** Few enough that nobody who shares the sandbox waits for a lock for long. */
const PORTION = 100

/** For what a partner does in its own name, which a token of the organisation has not. */
export function partnerOf({ partner_id }: TokenCaller): string {
  if (partner_id !== null) return partner_id
  throw invalid({ field: 'token', code: 'partner_token_required', message: 'must be a token of a partner' })
}

/**
 * Deletes all cases that the partner has now, and answers how many. In portions: what a crash leaves undone the next reset
 * does. Whoever works on a case meanwhile is either done before it goes, or finds it gone.
 */
export async function resetPartner(deps: Deps, caller: TokenCaller): Promise<number> {
  const partner_id = partnerOf(caller)
  const cases = await transact(deps, caller, (work) => begin(work, partner_id))
  const ids = cases.map(({ id }) => id)
  let deleted = 0
  for (let from = 0; from < ids.length; from += PORTION) {
    const portion = ids.slice(from, from + PORTION)
    deleted += await transact(deps, caller, (work) => forget(work, partner_id, portion))
  }
  return deleted
}

async function begin(work: Work<TokenCaller>, partner_id: string): Promise<{ id: string }[]> {
  const { tx, caller } = work
  await lockPartner(tx, partner_id)
  await deletePartnerJobs(tx, partner_id)
  const cases = await listOwnCases(tx, partner_id)
  const { organization_id } = caller
  const subject = { kind: 'partner', id: partner_id }
  await recordAudit(work, { action: 'sandbox.reset', organization_id, subject, details: { claims: cases.length } })
  return cases
}

async function forget(work: Work, partner_id: string, asked: readonly string[]): Promise<number> {
  const { tx } = work
  await openReset(tx)
  await lockEntriesOf(tx, asked)
  const cases = await lockOwnCases(tx, partner_id, asked)
  const ids = cases.map(({ id }) => id)
  if (ids.length === 0) return 0
  await freeEntries(work, ids)
  await deleteJobsOf(tx, ids)
  await eraseFilesOf(tx, ids)
  const deleted = await deleteCases(tx, ids)
  const debtor_ids = new Set(cases.map(({ debtor_id }) => debtor_id))
  await deleteUnusedDebtors(tx, partner_id, [...debtor_ids])
  const customer_ids = new Set(cases.flatMap(({ customer_id }) => customer_id ?? []))
  await deleteUnusedCustomers(tx, partner_id, [...customer_ids])
  await deleteLateAnswers(tx, partner_id, ids)
  return deleted
}
