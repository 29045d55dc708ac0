import type { Fault, Problem } from '../../../kernel/errors.ts'
import { MAX_CENTS } from '../../../kernel/money.ts'

export const CASE_STATUSES = ['open', 'disputed', 'closed'] as const
export type CaseStatus = (typeof CASE_STATUSES)[number]
export const CLOSURE_REASONS = ['paid', 'installment_plan', 'written_off', 'withdrawn', 'disputed'] as const
export type ClosureReason = (typeof CLOSURE_REASONS)[number]
export const SUBMISSION_STATES = ['new', 'accepted', 'rejected'] as const
export const CLAIM_TYPES = ['standard', 'tenancy'] as const
export const STATUSES = ['open', 'partial_payment', 'paid', 'disputed'] as const
export const STATUS_FILTERS = [
  'pending',
  'in_collection',
  'partial_payment',
  'paid',
  'disputed',
  'resolved',
  'closed',
] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const INVOICES_MAX = 500
export const CLAIM_NOT_FOUND = 'Claim not found'

export type Money = { total_cents: number; paid_cents: number }

export const isPaidInFull = ({ total_cents, paid_cents }: Money): boolean =>
  total_cents > 0 && paid_cents >= total_cents

/** The reasons for closing a claim by hand. The others follow from payments. */
export const HAND_CLOSURES = ['written_off', 'withdrawn', 'disputed'] as const

export const outstandingCents = ({ total_cents, paid_cents }: Money): number => Math.max(0, total_cents - paid_cents)

/** The internal workflow value: derived, never stored (assumptions.md, A70). */
export function statusOf(claim: Money & { case_status: CaseStatus }): (typeof STATUSES)[number] {
  // Where interest and costs are to be paid too, the case goes on after its invoices are.
  if (isPaidInFull(claim) && claim.case_status === 'closed') return 'paid'
  if (claim.paid_cents > 0) return 'partial_payment'
  return claim.case_status === 'disputed' ? 'disputed' : 'open'
}

export const amountProblem = (cents: number): Fault | undefined =>
  cents > MAX_CENTS ? { code: 'sum_too_large', message: 'makes the sum larger than 999999999.99' } : undefined

export const CLOSED: Problem = { field: 'claim_id', code: 'claim_closed', message: 'the claim is closed' }

/** Damm's quasigroup: it detects every single wrong digit and every swap of two neighbours. */
const DAMM = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const

export const checkDigit = (digits: string): number =>
  [...digits].reduce<number>((interim, digit) => DAMM[interim]?.[Number(digit)] as number, 0)

/** What the references of a year begin with. */
export const caseYear = (year: number): string => `MW${String(year % 100).padStart(2, '0')}`

/** Of the number in a case reference. A year that has used up all of so many digits goes on with one more. */
export const CASE_DIGITS = 7

/** MW, the year, seven digits and a check digit, so that a typing error of a debtor is noticed at once. */
export function caseReference(year: number, number: number): string {
  const begun = caseYear(year) + String(number).padStart(CASE_DIGITS, '0')
  return `${begun}${checkDigit(begun.slice(2))}`
}

/** Longer ones have no zeros in front: every number is written in one way. */
const CASE_REFERENCE = /^MW\d\d(?:\d{7}|[1-9]\d{7,8})\d$/

export const isCaseReference = (text: string): boolean => CASE_REFERENCE.test(text) && checkDigit(text.slice(2)) === 0

/** Always later than the last change, even if the clock went back: receivers order a claim's events by it. */
export const nextChange = (now: Date, last: Date | null): Date =>
  last && now <= last ? new Date(last.getTime() + 1) : now
