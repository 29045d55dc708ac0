import { type Static, Type } from 'typebox'
import type { DateOnly as Day } from '../../../kernel/dates.ts'
import { type Cents, cents, exactCents, toEuro } from '../../../kernel/money.ts'
import { about, DateOnlyText, Euro, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import { debtorName } from '../../parties/debtors/index.ts'
import type { ClosureReason } from '../claims/index.ts'
import type { ListedPlan, PlanFilter, PlanRow } from './queries.ts'
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
    description: 'In the order of their due dates. Together the `plan_amount` of the claim.',
  }),
})
export type PlanCreate = Static<typeof PlanCreate>

export const installmentsOf = ({ installments }: PlanCreate): Installment[] =>
  installments.map(({ due_date, amount }) => ({ due_date: due_date as Day, amount_cents: exactCents(amount) }))

const InstallmentOut = strictObject('Installment', {
  number: Type.Integer({ minimum: 1, description: 'The place of the instalment in the plan, from 1.' }),
  due_date: about(DateOnlyText, 'The day by which it is to be paid.'),
  amount: about(Euro, 'EUR to be paid by then.'),
  status: oneOf(['paid', 'open', 'overdue'] as const, {
    description: 'Whether payments since the plan was agreed cover it; `overdue` once its day is over and they do not.',
  }),
})

const PlanFields = {
  id: about(Uuid, 'Names this plan; a claim that gets a new plan gets a new id.'),
  claim_id: about(Uuid, 'The claim that is paid by instalments.'),
  status: oneOf(PLAN_STATUSES, {
    description:
      '`active` while it runs; `cancelled` after a missed instalment or by the team; `completed` once all is paid; `ended` where the case was closed for another reason.',
  }),
  total_amount: about(Euro, 'EUR that the instalments add up to.'),
  paid_amount: about(Euro, 'EUR that were paid since the plan was agreed, at most its total.'),
  agreed_via: oneOf(AGREED_VIA, {
    description: 'Who made the plan with the debtor: our team, the debtor in the portal, or a move in the sandbox.',
  }),
}
export const InstallmentPlan = strictObject('InstallmentPlan', {
  ...PlanFields,
  installments: Type.Array(InstallmentOut, { description: 'What is to be paid when, in the order of the due dates.' }),
  created_at: about(Timestamp, 'When the plan was agreed.'),
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

/** Of the list of the team. */
export const PLAN_FILTERS = {
  status: Type.Optional(oneOf(PLAN_STATUSES)),
  missed: Type.Optional(Type.Boolean({ description: 'true: only where an instalment is overdue.' })),
  organization_id: Type.Optional(Uuid),
}

type PlanAsked = Omit<PlanFilter, 'missed_on'> & { missed?: boolean }

export const planFilterOf = ({ missed, ...same }: PlanAsked, today: Day): PlanFilter => ({
  ...same,
  ...(missed ? { missed_on: today } : {}),
})

export const PlanLine = strictObject('InstallmentPlanLine', {
  ...PlanFields,
  organization_id: Uuid,
  case_reference: Type.String(),
  debtor_id: Uuid,
  debtor_name: Type.String(),
  customer_id: nullable(Uuid),
  customer_name: nullable(Type.String()),
  installment_count: Type.Integer(),
  paid_count: Type.Integer(),
  overdue_count: Type.Integer(),
  next_due_date: { ...nullable(DateOnlyText), description: 'Of the first instalment that is not paid.' },
  next_amount: nullable(Euro),
  created_at: Timestamp,
})

export function planLineOut(row: ListedPlan, today: Day): Static<typeof PlanLine> {
  const { organization_id, case_reference, debtor_id, customer_id, customer_name } = row
  const { installments, ...plan } = planOut(row, { ...row, today })
  const next = installments.find(({ status }) => status !== 'paid')
  const countOf = (wanted: string) => installments.filter(({ status }) => status === wanted).length
  return {
    ...plan,
    organization_id,
    case_reference,
    debtor_id,
    customer_id,
    customer_name,
    debtor_name: debtorName(row.debtor),
    installment_count: installments.length,
    paid_count: countOf('paid'),
    overdue_count: countOf('overdue'),
    next_due_date: next?.due_date ?? null,
    next_amount: next?.amount ?? null,
  }
}
