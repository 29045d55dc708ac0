import { addMonths, type DateOnly } from '../../../kernel/dates.ts'
import type { Problem } from '../../../kernel/errors.ts'
import { type Cents, cents, centsText } from '../../../kernel/money.ts'
import type { ClosesAt } from '../../parties/organizations/index.ts'
import { type ClosureReason, type Intervals, missedAt } from '../claims/index.ts'

export const INSTALLMENTS_MAX = 120
/** Nobody is bound for longer by a plan made here. */
const YEARS_MAX = 10

export const STORED_STATUSES = ['active', 'cancelled', 'replaced'] as const
export const PLAN_STATUSES = ['active', 'cancelled', 'completed', 'ended'] as const
export const AGREED_VIA = ['team', 'debtor_portal', 'sandbox'] as const
export type AgreedVia = (typeof AGREED_VIA)[number]

export type Installment = { readonly due_date: DateOnly; readonly amount_cents: Cents }

export type Plan = {
  readonly status: (typeof STORED_STATUSES)[number]
  readonly paid_before_cents: number
  readonly installments: readonly Installment[]
}

/** Everything that speaks against a plan; the amount must be spread over it to the cent. */
export function planProblems(
  installments: readonly Installment[],
  { open_cents, closes_at, today }: { open_cents: number; closes_at: ClosesAt; today: DateOnly },
): Problem[] {
  const problems: Problem[] = []
  const last = addMonths(today, YEARS_MAX * 12)
  installments.forEach(({ due_date }, index) => {
    const before = installments[index - 1]?.due_date
    const field = `installments.${index}.due_date`
    if (due_date < today) problems.push({ field, code: 'in_the_past', message: 'must not lie in the past' })
    else if (due_date > last)
      problems.push({
        field,
        code: 'too_far_ahead',
        message: `must lie within ${YEARS_MAX} years`,
        values: { years: YEARS_MAX },
      })
    else if (before !== undefined && due_date <= before) {
      problems.push({ field, code: 'out_of_order', message: 'must lie after the one before' })
    }
  })
  const sum = installments.reduce((total, { amount_cents }) => total + amount_cents, 0)
  if (sum !== open_cents) {
    const what = closes_at === 'balance' ? 'the balance of today' : 'the outstanding amount'
    const message = `must add up to ${what}, ${centsText(open_cents)}; they add up to ${centsText(sum)}`
    problems.push({ field: 'installments', code: 'wrong_sum', message })
  }
  return problems
}

/** So many equal ones, a month apart, the first in a month; cents that do not divide go with the last. */
export function equalInstallments(open_cents: number, count: number, today: DateOnly): Installment[] {
  const each = Math.floor(open_cents / count)
  return Array.from({ length: count }, (_, index) => ({
    due_date: addMonths(today, index + 1),
    amount_cents: cents(index === count - 1 ? open_cents - each * (count - 1) : each),
  }))
}

/** What a debtor wants: so many, or so much a month. */
export type PlanWish = { readonly first_due_date: DateOnly } & (
  | { readonly months: number }
  | { readonly amount_cents: number }
)

/** Monthly on the day of the first, in shorter months on their last. The last instalment takes the rest. */
export function wishedInstallments(open_cents: number, wish: PlanWish): Installment[] {
  const is_count = 'months' in wish
  const each = is_count ? Math.floor(open_cents / wish.months) : wish.amount_cents
  const count = is_count ? wish.months : Math.ceil(open_cents / each)
  return Array.from({ length: count }, (_, index) => ({
    due_date: addMonths(wish.first_due_date, index),
    amount_cents: cents(index === count - 1 ? open_cents - each * (count - 1) : each),
  }))
}

/** How far what was paid since reaches: instalments are settled in their order. */
export function settledCount({ paid_before_cents, installments }: Plan, paid_cents: number): number {
  let left = paid_cents - paid_before_cents
  let count = 0
  for (const { amount_cents } of installments) {
    left -= amount_cents
    if (left < 0) break
    count++
  }
  return count
}

/** The first instalment that is not paid; null when all are. */
export const nextInstallment = (plan: Plan, paid_cents: number): DateOnly | null =>
  plan.installments[settledCount(plan, paid_cents)]?.due_date ?? null

/** True when an instalment was due for longer than the grace and is not paid. */
export function isMissed(
  plan: Plan,
  paid_cents: number,
  { now, intervals }: { now: Date; intervals: Intervals },
): boolean {
  const next = nextInstallment(plan, paid_cents)
  return next !== null && missedAt(next, intervals) <= now
}

/** An instalment that is not paid in full. */
export type MissedInstallment = Installment & { readonly number: number; readonly open_cents: number }

/** In their order; the first may be paid in part. */
export const missedInstallments = (plan: Plan, paid_cents: number, today: DateOnly): MissedInstallment[] =>
  openInstallments(plan, paid_cents).filter(({ due_date }) => due_date < today)

function openInstallments(plan: Plan, paid_cents: number): MissedInstallment[] {
  let left = paid_cents - plan.paid_before_cents
  return plan.installments
    .map((installment, index) => {
      const open_cents = Math.max(0, installment.amount_cents - Math.max(0, left))
      left -= installment.amount_cents
      return { ...installment, number: index + 1, open_cents }
    })
    .filter(({ open_cents }) => open_cents > 0)
}

/** The first instalment that is not paid in full, and what is open of the whole plan. */
export function planRest(plan: Plan, paid_cents: number): { next: MissedInstallment | undefined; rest_cents: number } {
  const open = openInstallments(plan, paid_cents)
  return { next: open[0], rest_cents: open.reduce((sum, { open_cents }) => sum + open_cents, 0) }
}

export type InstallmentStatus = 'paid' | 'open' | 'overdue'

/** Each with what has become of it. */
export const installmentStatuses = (plan: Plan, paid_cents: number, today: DateOnly): InstallmentStatus[] => {
  const settled = settledCount(plan, paid_cents)
  return plan.installments.map(({ due_date }, index) =>
    index < settled ? 'paid' : due_date < today ? 'overdue' : 'open',
  )
}

/** A plan ends with its claim: completed when it was paid, otherwise just over. */
export function planStatus(
  { status }: Pick<Plan, 'status'>,
  closure_reason: ClosureReason | null,
): (typeof PLAN_STATUSES)[number] {
  if (status === 'active' && closure_reason !== null) {
    return closure_reason === 'installment_plan' ? 'completed' : 'ended'
  }
  return status === 'replaced' ? 'ended' : status
}
