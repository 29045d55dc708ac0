import type { Work } from '../../../platform/work.ts'
import { reopenClaim } from '../../case/account/index.ts'
import { type ClaimRow, takeClaim } from '../../case/claims/index.ts'
import { planWaiting } from '../../case/installments/index.ts'

/** Back to the stage before closure; an instalment plan that was running there runs on. */
export async function reopen(work: Work, claim_id: string, note?: string): Promise<ClaimRow> {
  const claim = await takeClaim(work, claim_id)
  return reopenClaim(work, claim, { note, ...(await planWaiting(work.tx, claim)) })
}
