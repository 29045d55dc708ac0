import { centsOf, eurosOf } from './cents.ts'
import type { Suggestion } from './entry.ts'

/** What an amount does to a claim: what is booked, what nobody owes, and what stays open. */
export type Effect = {
  readonly booked: number
  readonly surplus: number
  readonly remains: number
  readonly closes: boolean
}

type Owed = { readonly open: number; readonly is_settled: boolean }

/** A claim that was paid owes nothing more: all of it is surplus. */
export function effectOf(amount: number, { open, is_settled }: Owed): Effect {
  const owed = is_settled ? 0 : Math.max(0, centsOf(open))
  const given = Math.max(0, centsOf(amount))
  const booked = Math.min(given, owed)
  return {
    booked: eurosOf(booked),
    surplus: eurosOf(given - booked),
    remains: eurosOf(owed - booked),
    closes: booked > 0 && booked === owed,
  }
}

/** From here on a reason is good enough for one key. */
export const SURE = 0.8

/** Why a suggestion is not accepted by one key, in the order in which a person should hear it; null if it is. */
export type Doubt = 'no_rest' | 'double' | 'closed' | 'surplus' | 'weak'

type Judged = Pick<Suggestion, 'score' | 'payment_id' | 'case_status'> & { readonly open_amount: number }

export function doubtOf(rest: number, { score, payment_id, open_amount, case_status }: Judged): Doubt | null {
  if (centsOf(rest) <= 0) return 'no_rest'
  if (payment_id !== null) return 'double'
  if (case_status === 'closed') return 'closed'
  if (centsOf(rest) > centsOf(open_amount)) return 'surplus'
  return score < SURE ? 'weak' : null
}

/** How much a score is worth, for people: a figure alone says little. */
export const strengthOf = (score: number): 'strong' | 'fair' | 'weak' =>
  score >= SURE ? 'strong' : score >= 0.5 ? 'fair' : 'weak'
