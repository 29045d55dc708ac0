import type { ClosureReason } from '../../claims/index.ts'
import { computeBalance } from '../rules.ts'
import { isPaid, reopeningEntries } from './closing.ts'
import { reviewCharges } from './costs.ts'
import type { Entry } from './entries.ts'
import type { BalanceFacts } from './facts.ts'

/**
 * What of a payment exceeds the whole debt, interest and costs and what is not due yet included. A claim that was closed by
 * payments owes nothing any more. Any other closure has given nothing up, so what was owed counts as if there were none.
 */
export function surplusOf(facts: BalanceFacts, payment: Entry, closure_reason: ClosureReason | null): number {
  const paid_cents = 0 - payment.amount_cents
  if (closure_reason && isPaid(closure_reason)) return paid_cents
  const open = [...facts.entries, ...reopeningEntries(facts.entries, facts.as_of), payment]
  // Charges that fall away by the payment are not owed either.
  const entries = [...open, ...reviewCharges({ ...facts, entries: open }, facts.as_of)]
  return Math.min(paid_cents, computeBalance({ ...facts, entries, closes: true }).credit_cents)
}
