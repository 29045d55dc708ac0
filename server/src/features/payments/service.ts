import { compactCode } from '../../kernel/banking.ts'
import { invalid } from '../../kernel/errors.ts'
import { cents, exactCents } from '../../kernel/money.ts'
import { newId } from '../../platform/ids.ts'
import type { TokenCaller, Work } from '../../platform/work.ts'
import { amountProblem, outstandingCents } from '../claims/rules.ts'
import { recordChange, takeClaim } from '../claims/service.ts'
import { earnSuccessFee, feeTermsOf } from '../revenue/service.ts'
import { insertPayment, type PaymentRow } from './queries.ts'
import { dayInVienna } from './rules.ts'
import type { PaymentCreate } from './schema.ts'

/** Money that came in. A closed claim takes it too: late money is recorded, nothing reopens. */
export async function recordPayment(
  work: Work<TokenCaller>,
  claim_id: string,
  body: PaymentCreate,
): Promise<PaymentRow> {
  // load
  const [claim, terms] = await Promise.all([takeClaim(work, claim_id), feeTermsOf(work, claim_id)])
  const today = dayInVienna(work.now)
  const amount_cents = exactCents(body.amount)
  const payment_date = body.payment_date ?? today

  // judge
  if (payment_date > today) throw invalid({ field: 'payment_date', message: 'must not lie in the future' })
  const problem = amountProblem(claim.paid_cents + amount_cents)
  if (problem) throw invalid({ field: 'amount', message: problem })

  // write
  const payment = {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    debtor_id: claim.debtor_id,
    amount_cents,
    payment_method: body.method ?? 'bank_transfer',
    payment_date,
    value_date: body.value_date ?? payment_date,
    reference: body.reference ?? null,
    external_reference: body.external_reference ?? null,
    status: 'completed',
    notes: body.notes ?? null,
    iban: body.iban ? compactCode(body.iban) : null,
    updated_by: work.caller.actor.id,
    created_at: work.now,
  } as const
  const changed = { ...claim, paid_cents: cents(claim.paid_cents + amount_cents) }
  const activity = { action: 'payment.recorded', details: { payment_id: payment.id } }
  const taken_off_cents = outstandingCents(claim) - outstandingCents(changed)
  const [recorded] = await Promise.all([
    insertPayment(work.tx, payment),
    earnSuccessFee(work, claim, { payment_id: payment.id, taken_off_cents, terms }),
    recordChange(work, changed, { activity }),
  ])
  return recorded
}
