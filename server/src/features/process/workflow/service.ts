import type { LawCode } from '../../../law/codes.ts'
import type { Work } from '../../../platform/work.ts'
import { limitOwnFees, reckonLimitation, reopenClaim } from '../../case/account/index.ts'
import { type ClaimRow, changeLaw, reviewBlock, takeClaim } from '../../case/claims/index.ts'
import { planWaiting } from '../../case/installments/index.ts'

/** Back to the stage before closure; an instalment plan that was running there runs on. */
export async function reopen(work: Work, claim_id: string, note?: string): Promise<ClaimRow> {
  const claim = await takeClaim(work, claim_id)
  return reopenClaim(work, claim, { note, ...(await planWaiting(work.tx, claim)) })
}

/** The law decides what the creditor's reminders may cost, from when on a claim is barred, and so perhaps what blocks it. */
export async function putUnderLaw(work: Work, claim_id: string, law: LawCode): Promise<ClaimRow> {
  const claim = await changeLaw(work, claim_id, law)
  await limitOwnFees(work, claim)
  await reckonLimitation(work, claim)
  return reviewBlock(work, claim_id)
}
