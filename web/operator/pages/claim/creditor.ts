import type { Schemas } from '../../../shared/api/operator.ts'
import type { ClaimFile } from './file.ts'

export type Requests = Schemas['CreditorRequests']
export type Report = Requests['direct_payments'][number]
export type Withdrawal = NonNullable<Requests['withdrawal']>
export type Question = Requests['questions'][number]

export const waits = ({ status }: Pick<Report, 'status'> | Pick<Withdrawal, 'status'>): boolean =>
  status === 'reported' || status === 'requested'

/** What follows when a report is confirmed, as the name of the sentence about it. */
export function outcomeOf(
  { if_confirmed }: Pick<Report, 'if_confirmed'>,
  { case_status }: Pick<ClaimFile, 'case_status'>,
): 'stays_closed' | 'closes' | 'rest' | 'costs_open' {
  if (case_status === 'closed') return 'stays_closed'
  if (if_confirmed?.closes) return 'closes'
  // The invoices are paid, and interest or costs are not.
  return if_confirmed?.outstanding_amount === 0 ? 'costs_open' : 'rest'
}

const DAY_MS = 86_400_000
/** As long as a bank may need, and as people are wrong about the day. */
const DOUBLE_DAYS = 10

const daysBetween = (one: string, other: string): number => Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS

export type Doubt =
  | { readonly kind: 'double'; readonly day: string }
  | { readonly kind: 'more'; readonly amount: number }

/** What speaks for a mistake: the same money is booked already, or it is more than the invoices leave open. */
export function doubtsOf(
  { amount, payment_date }: Pick<Report, 'amount' | 'payment_date'>,
  { payments, outstanding_amount }: Pick<ClaimFile, 'payments' | 'outstanding_amount'>,
): Doubt[] {
  const like = payments.find(
    (payment) =>
      payment.status === 'completed' &&
      payment.amount === amount &&
      daysBetween(payment.payment_date, payment_date) <= DOUBLE_DAYS,
  )
  return [
    ...(like ? [{ kind: 'double', day: like.payment_date } as const] : []),
    ...(amount > outstanding_amount ? [{ kind: 'more', amount: amount - outstanding_amount } as const] : []),
  ]
}

/** Nothing but what the creditor said holds the claim, until the team has decided. */
export const isHeldByCreditor = ({
  waits_for,
  blocked_reason,
  open_creditor_requests,
}: Pick<ClaimFile, 'waits_for' | 'blocked_reason' | 'open_creditor_requests'>): boolean =>
  waits_for === 'unblocking' && blocked_reason === 'held' && open_creditor_requests > 0

/** Whether something else goes on holding the claim when one thing is decided. */
export const isStillHeld = ({
  open_creditor_requests,
  is_held,
}: Pick<ClaimFile, 'open_creditor_requests' | 'is_held'>) => open_creditor_requests > 1 || is_held

/** From the filing on a court has to be told, too. */
export const isAtCourt = ({ collection_stage }: Pick<ClaimFile, 'collection_stage'>): boolean =>
  collection_stage === 'dunning_action_filed' || collection_stage === 'exekutionsantrag_recommended'
