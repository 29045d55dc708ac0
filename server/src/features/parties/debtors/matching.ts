import type { CreditorPerson } from '../../../kernel/caller.ts'
import type { Work } from '../../../platform/work.ts'
import { type DebtorRow, lockDebtorsNamed } from './queries.ts'
import { debtorName, foldedName, isSameDebtor, judgeDebtor } from './rules.ts'
import type { DebtorCreate } from './schema.ts'

/**
 * The debtor whom the customer means, if it has been named for this customer before. Whoever asks at the same moment waits,
 * so that one debtor is not added twice.
 */
export async function findKnownDebtor(work: Work<CreditorPerson>, body: DebtorCreate): Promise<DebtorRow | undefined> {
  const { facts, problems } = judgeDebtor(null, body)
  if (problems.length > 0) return undefined
  const given = { ...facts, addresses: body.addresses ?? [] }
  const known = await lockDebtorsNamed(work.tx, work.caller, foldedName(debtorName(facts)))
  return known.find((debtor) => isSameDebtor(debtor, given))
}
