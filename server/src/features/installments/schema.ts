import { type Static, Type } from 'typebox'
import type { DateOnly as Day } from '../../kernel/dates.ts'
import { type Cents, cents, exactCents, toEuro } from '../../kernel/money.ts'
import { DateOnlyText, Euro, oneOf, strictObject, Timestamp, Uuid } from '../../kernel/wire.ts'
import type { ClosureReason } from '../claims/rules.ts'
import type { PlanRow } from './queries.ts'
import {
  AGREED_VIA,
  INSTALLMENTS_MAX,
  type Installment,
  installmentStatuses,
  PLAN_STATUSES,
  planStatus,
} from './rules.ts'

const PositiveEuro = { ...Euro, minimum: 0.01 } as typeof Euro
const InstallmentIn = strictObject('InstallmentCreate', { due_date: DateOnlyText, amount: PositiveEuro })

export const PlanCreate = strictObject('InstallmentPlanCreate', {
  installments: Type.Array(InstallmentIn, {
    minItems: 1,
    maxItems: INSTALLMENTS_MAX,
    description: 'In the order of their due dates; together the outstanding amount.',
  }),
})
export type PlanCreate = Static<typeof PlanCreate>

export const installmentsOf = ({ installments }: PlanCreate): Installment[] =>
  installments.map(({ due_date, amount }) => ({ due_date: due_date as Day, amount_cents: exactCents(amount) }))

const InstallmentOut = strictObject('Installment', {
  number: Type.Integer({ minimum: 1 }),
  due_date: DateOnlyText,
  amount: Euro,
  status: oneOf(['paid', 'open', 'overdue'] as const),
})

export const InstallmentPlan = strictObject('InstallmentPlan', {
  id: Uuid,
  claim_id: Uuid,
  status: oneOf(PLAN_STATUSES),
  total_amount: Euro,
  paid_amount: { ...Euro, description: 'What was paid since the plan was agreed, at most its total.' } as typeof Euro,
  agreed_via: oneOf(AGREED_VIA),
  installments: Type.Array(InstallmentOut),
  created_at: Timestamp,
})

type Context = { paid_cents: number; closure_reason: ClosureReason | null; today: Day }

export function planOut(plan: PlanRow, { paid_cents, closure_reason, today }: Context): Static<typeof InstallmentPlan> {
  const statuses = installmentStatuses(plan, paid_cents, today)
  const paid = Math.min(plan.total_cents, Math.max(0, paid_cents - plan.paid_before_cents))
  return {
    id: plan.id,
    claim_id: plan.claim_id,
    status: planStatus(plan, closure_reason),
    total_amount: toEuro(plan.total_cents),
    paid_amount: toEuro(cents(paid)),
    agreed_via: plan.agreed_via,
    installments: plan.installments.map(({ due_date, amount_cents }, index) => ({
      number: index + 1,
      due_date,
      amount: toEuro(amount_cents as Cents),
      status: statuses[index] ?? 'open',
    })),
    created_at: plan.created_at.toISOString(),
  }
}
