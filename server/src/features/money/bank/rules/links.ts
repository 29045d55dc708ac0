import type { Problem } from '../../../../kernel/errors.ts'
import type { PaymentRow } from '../../../case/payments/index.ts'

/** A payment can be the money of an entry when it is the same amount on the same claim and of no other entry. */
export function linkProblem(
  payment: Pick<PaymentRow, 'claim_id' | 'payment_cents' | 'status' | 'received_by'>,
  part: { readonly claim_id: string; readonly amount_cents: number },
): Problem | undefined {
  const refused = (message: string): Problem => ({ field: 'payment_id', code: 'not_applicable', message })
  if (payment.claim_id !== part.claim_id) return refused('must be a payment of this claim')
  if (payment.payment_cents !== part.amount_cents) return refused('must be a payment of the same amount')
  if (payment.status === 'reversed') return refused('must not be reversed')
  if (payment.received_by === 'us') return refused('must not be the money of another entry')
  return undefined
}
