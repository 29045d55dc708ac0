import type { IfPaid } from '../claim/if-paid.ts'
import { centsOf } from './cents.ts'
import type { Suggestion } from './entry.ts'

/** From here on a reason is good enough for one key. */
export const SURE = 0.8

/** Why a suggestion is not accepted by one key, in the order in which a person should hear it; null if it is. */
export type Doubt = 'no_rest' | 'double' | 'closed' | 'unknown' | 'surplus' | 'waives' | 'weak'

type Judged = Pick<Suggestion, 'score' | 'payment_id' | 'case_status' | 'outstanding'> & {
  /** Undefined until the server has said what booking it would do. */
  readonly if_paid: Pick<IfPaid, 'surplus' | 'waived'> | undefined
}

export function doubtOf(rest: number, { score, payment_id, case_status, outstanding, if_paid }: Judged): Doubt | null {
  if (centsOf(rest) <= 0) return 'no_rest'
  if (payment_id !== null) return 'double'
  if (case_status === 'closed') return 'closed'
  // As long as the invoices are not paid, nothing is too much and nothing closes.
  if (!if_paid && centsOf(rest) >= centsOf(outstanding)) return 'unknown'
  if (if_paid && if_paid.surplus > 0) return 'surplus'
  if (if_paid && if_paid.waived.total > 0) return 'waives'
  return score < SURE ? 'weak' : null
}

/** How much a score is worth, for people: a figure alone says little. */
export const strengthOf = (score: number): 'strong' | 'fair' | 'weak' =>
  score >= SURE ? 'strong' : score >= 0.5 ? 'fair' : 'weak'
