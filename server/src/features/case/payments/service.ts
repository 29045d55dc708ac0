import { compactCode } from '../../../kernel/banking.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { conflict, invalid, notFound } from '../../../kernel/errors.ts'
import { cents, exactCents } from '../../../kernel/money.ts'
import { happening } from '../../../platform/happenings.ts'
import { newId } from '../../../platform/ids.ts'
import type { Work } from '../../../platform/work.ts'
import { readIntervals } from '../../parties/organizations/index.ts'
import {
  amountProblem,
  type ClaimRow,
  isPaidInFull,
  outstandingCents,
  recordChange,
  reopenedAs,
  takeClaim,
} from '../claims/index.ts'
import { followPlan, nextInstallmentOf } from '../installments/index.ts'
import { findAnyPayment, insertPayment, listPayments, type PaymentRow, setReversed } from './queries.ts'
import type { PaymentCreate } from './schema.ts'

export type { PaymentRow }
export { listPayments }

/** `taken_off_cents` is what it took off the outstanding amount. The payment's row is written by the statement before. */
export const PAYMENT_RECORDED = happening<{ claim: ClaimRow; payment_id: string; taken_off_cents: number }>(
  'payment recorded',
)
export const PAYMENT_REVERSED = happening<{ payment_id: string }>('payment reversed')

/** Records a payment. A closed claim takes one too: it is recorded, and the claim stays closed. */
export async function recordPayment(work: Work, claim_id: string, body: PaymentCreate): Promise<PaymentRow> {
  // load
  const claim = await takeClaim(work, claim_id)
  const today = dayInVienna(work.now)
  const payment_cents = exactCents(body.amount)
  const payment_date = body.payment_date ?? today

  // judge
  if (payment_date > today)
    throw invalid({ field: 'payment_date', code: 'in_the_future', message: 'must not lie in the future' })
  const problem = amountProblem(claim.paid_cents + payment_cents)
  if (problem) throw invalid({ field: 'amount', ...problem })

  // write
  const payment = {
    id: newId(),
    organization_id: claim.organization_id,
    claim_id: claim.id,
    debtor_id: claim.debtor_id,
    payment_cents,
    payment_method: body.method ?? 'bank_transfer',
    payment_date,
    value_date: body.value_date ?? payment_date,
    reference: body.reference ?? null,
    external_reference: body.external_reference ?? null,
    status: 'completed',
    notes: body.notes ?? null,
    iban: body.iban ? compactCode(body.iban) : null,
    updated_by: work.caller.id,
    created_at: work.now,
  } as const
  const changed = { ...claim, paid_cents: cents(claim.paid_cents + payment_cents) }
  const plan = isPaidInFull(changed) ? { claim: changed, moved: [], activities: [] } : await followPlan(work, changed)
  const activity = { action: 'payment.recorded', details: { payment_id: payment.id } }
  const taken_off_cents = outstandingCents(claim) - outstandingCents(changed)
  const [recorded] = await Promise.all([
    insertPayment(work.tx, payment),
    work.tell(PAYMENT_RECORDED, { claim, payment_id: payment.id, taken_off_cents }),
    recordChange(work, plan.claim, { activity: [activity, ...plan.activities], moved: plan.moved }),
  ])
  return recorded
}

/**
 * A chargeback or a wrong booking. The payment stays stored as reversed. If it had closed the claim, the claim is open
 * again at its earlier stage, and partners are told both.
 */
export async function reversePayment(work: Work, id: string, note?: string): Promise<PaymentRow> {
  // load
  const found = await findAnyPayment(work.tx, id)
  if (!found) throw notFound()
  const claim = await takeClaim(work, found.claim_id)
  const payment = (await findAnyPayment(work.tx, id)) as PaymentRow

  // judge
  if (payment.status === 'reversed') throw conflict('already_reversed', 'The payment is reversed already')

  // write
  const reversed = { ...payment, status: 'reversed' as const, updated_by: work.caller.id }
  const unpaid = { ...claim, paid_cents: cents(claim.paid_cents - payment.payment_cents) }
  const activity = { action: 'payment.reversed', details: { payment_id: id, ...(note ? { note } : {}) } }
  const after = await afterReversal(work, unpaid)
  await Promise.all([
    setReversed(work.tx, reversed, work.now),
    work.tell(PAYMENT_REVERSED, { payment_id: id }),
    recordChange(work, after.claim, { activity: [activity, ...after.activities], moved: after.moved }),
  ])
  return reversed
}

/** A claim that was closed by payments is reopened when they no longer suffice. Any other closure stays. */
async function afterReversal(work: Work, claim: ClaimRow): ReturnType<typeof followPlan> {
  const { closure_reason } = claim
  const rested_on_payments = closure_reason === 'paid' || closure_reason === 'installment_plan'
  if (claim.case_status !== 'closed') return followPlan(work, claim)
  if (!rested_on_payments || isPaidInFull(claim)) return { claim, moved: [], activities: [] }
  const [intervals, next_installment] = [
    await readIntervals(work.tx, claim.organization_id),
    await nextInstallmentOf(work.tx, claim),
  ]
  const { claim: open, moved, activity } = reopenedAs(claim, { now: work.now, intervals, next_installment })
  return { claim: open, moved, activities: [activity] }
}
