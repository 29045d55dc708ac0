import { invalid } from '../../../kernel/errors.ts'
import type { TeamWork } from '../../../platform/work.ts'
import { type ClaimRow, recordActivity, takeClaim } from '../claims/index.ts'
import { findColleague, type OwnerRow, readOwner, setOwner } from './queries.ts'

type Member = { readonly id: string; readonly name: string }

async function give(
  work: TeamWork,
  claim: Pick<ClaimRow, 'id' | 'organization_id'>,
  to: Member | null,
): Promise<OwnerRow> {
  await setOwner(work.tx, claim.id, to?.id ?? null)
  const details = { owner_id: to?.id ?? null, owner_name: to?.name ?? null }
  recordActivity(work, claim, { action: 'claim.assigned', details })
  return { ...details, owner_left_name: null }
}

/** Gives the claim to somebody of the team, or with null to nobody. */
export async function giveClaim(work: TeamWork, claim_id: string, operator_id: string | null): Promise<OwnerRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const before = await readOwner(work.tx, claim_id)
  const to = operator_id === null ? null : await findColleague(work.tx, operator_id)

  // judge
  if (to === undefined)
    throw invalid({ field: 'operator_id', code: 'unknown_reference', message: 'is not known among the team' })
  if (before.owner_id === operator_id && before.owner_left_name === null) return before

  // write
  return give(work, claim, to)
}

/** Whoever takes up work of a claim that nobody looks after does so from then on. The claim is locked. */
export async function takeUp(
  work: TeamWork,
  claim: Pick<ClaimRow, 'id' | 'organization_id'>,
  to: Member,
): Promise<void> {
  const { owner_id } = await readOwner(work.tx, claim.id)
  if (owner_id === null) await give(work, claim, to)
}
