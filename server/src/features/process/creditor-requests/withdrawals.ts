import type { CreditorPerson, OperatorCaller } from '../../../kernel/caller.ts'
import { conflict, notFound } from '../../../kernel/errors.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { closeClaim } from '../../case/account/index.ts'
import {
  type CaseStatus,
  type ClaimRow,
  recordActivity,
  recordChange,
  reviewBlock,
  takeClaim,
} from '../../case/claims/index.ts'
import { findWithdrawal, insertWithdrawal, setLapsed, setWithdrawalDecided, type WithdrawalRow } from './queries.ts'
import { withdrawalHindrance } from './rules.ts'

export type Asked = { readonly withdrawal: WithdrawalRow; readonly claim: ClaimRow }

/** The creditor asks us to stop: letters do at once, and the team closes the case or says no. */
export async function askToStop(work: Work<CreditorPerson>, claim_id: string, reason: string): Promise<Asked> {
  // load
  const claim = await takeClaim(work, claim_id)

  // judge
  const hindrance = withdrawalHindrance(claim, await findWithdrawal(work.tx, claim_id))
  if (hindrance === 'claim_closed') throw conflict(hindrance, 'The case is closed')
  if (hindrance) throw conflict(hindrance, 'You have asked us to stop already; we will decide soon')

  // write
  const withdrawal = await insertWithdrawal(work.tx, {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id,
    reason: reason.trim(),
    requested_by: work.caller.id,
    requester_name: work.caller.name ?? work.caller.email,
    requested_at: work.now,
    state: 'requested',
    decided_at: null,
    decided_by: null,
    decision_note: null,
  })
  const activity = { action: 'creditor.withdrawal', details: { withdrawal_id: withdrawal.id } }
  return { withdrawal, claim: await recordChange(work, claim, { activity }) }
}

type TeamWork = Work<OperatorCaller>

async function takeOpenWithdrawal(work: TeamWork, claim_id: string): Promise<Asked> {
  const claim = await takeClaim(work, claim_id)
  const withdrawal = await findWithdrawal(work.tx, claim_id)
  if (!withdrawal) throw notFound()
  if (withdrawal.state !== 'requested')
    throw conflict('already_decided', `The withdrawal is ${withdrawal.state} already`)
  return { claim, withdrawal }
}

const settled = (
  work: TeamWork,
  withdrawal: WithdrawalRow,
  state: 'accepted' | 'refused',
  note: string | undefined,
): Promise<WithdrawalRow> =>
  setWithdrawalDecided(work.tx, {
    ...withdrawal,
    state,
    decided_at: work.now,
    decided_by: work.caller.id,
    decision_note: note?.trim() || null,
  })

/** The case closes as withdrawn. */
export async function acceptWithdrawal(work: TeamWork, claim_id: string, note?: string): Promise<WithdrawalRow> {
  const { claim, withdrawal } = await takeOpenWithdrawal(work, claim_id)
  const accepted = await settled(work, withdrawal, 'accepted', note)
  const details = { withdrawal_id: withdrawal.id }
  recordActivity(work, claim, { action: 'creditor.withdrawal_accepted', details })
  await closeClaim(work, claim, 'withdrawn')
  return accepted
}

/** Letters go on, unless something else holds the claim. */
export async function refuseWithdrawal(work: TeamWork, claim_id: string, note?: string): Promise<WithdrawalRow> {
  const { claim, withdrawal } = await takeOpenWithdrawal(work, claim_id)
  const refused = await settled(work, withdrawal, 'refused', note)
  const details = { withdrawal_id: withdrawal.id }
  recordActivity(work, claim, { action: 'creditor.withdrawal_refused', details })
  await reviewBlock(work, claim_id)
  return refused
}

/** A case that is closed leaves nothing to withdraw: should it be reopened, the creditor may ask again. */
export async function endWithdrawal(work: Work, told: { claim: ClaimRow; to_status: CaseStatus }): Promise<void> {
  if (told.to_status === 'closed') await setLapsed(work.tx, told.claim.id, work.now)
}
