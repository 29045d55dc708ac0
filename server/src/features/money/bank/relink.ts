import { dayInVienna } from '../../../kernel/dates.ts'
import { happening } from '../../../platform/happenings.ts'
import type { Work } from '../../../platform/work.ts'
import type { ClaimRow } from '../../case/claims/index.ts'
import { moved, post } from '../ledger/index.ts'
import { listUnsettled } from './queries.relink.ts'

/** Money of a claim was moved to its new creditor; so are these fees on it, which no settlement has charged. */
export const MONEY_MOVED = happening<{ claim: ClaimRow; fee_ids: readonly string[] }>('money moved')

/**
 * A claim belongs to another creditor now. What we hold of it and have not settled is that one's, with our fees on it; what
 * was settled stays with whom it was settled.
 */
export async function followCreditor(work: Work, { claim }: { readonly claim: ClaimRow }): Promise<void> {
  const { id: claim_id, organization_id, customer_id } = claim
  const held = (await listUnsettled(work.tx, claim_id)).filter((one) => one.customer_id !== customer_id)
  await post(
    work,
    held.map((one) => ({
      ...{
        organization_id,
        claim_id,
        kind: 'creditor_changed',
        date: dayInVienna(work.now),
        payment_id: one.payment_id,
      },
      lines: moved(
        one.amount_cents,
        { account: 'creditor', customer_id: one.customer_id },
        { account: 'creditor', customer_id },
      ),
    })),
  )
  const fee_ids = held.flatMap((one) => one.fee_ids)
  if (fee_ids.length > 0) await work.tell(MONEY_MOVED, { claim, fee_ids })
}
