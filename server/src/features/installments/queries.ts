import type { DateOnly } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { allOf, type Reader, type Statement, sql, type Tx } from '../../platform/db/db.ts'
import { type Page, pageClause } from '../../platform/http/paging.ts'
import type { ClosureReason } from '../claims/rules.ts'
import type { DebtorFacts } from '../debtors/rules.ts'
import type { AgreedVia, Installment, PLAN_STATUSES, Plan } from './rules.ts'

export type PlanRow = Plan & {
  id: string
  organization_id: string
  claim_id: string
  total_cents: Cents
  agreed_via: AgreedVia
  created_at: Date
  updated_at: Date
}

type Stored = Omit<PlanRow, 'installments'> & { installments: { due_date: string; amount_cents: number }[] }

const COLUMNS = sql`p.id, p.organization_id, p.claim_id, p.status, p.paid_before_cents, p.total_cents, p.agreed_via,
  p.created_at, p.updated_at, (
    select jsonb_agg(jsonb_build_object('due_date', i.due_date, 'amount_cents', i.amount_cents) order by i.number)
    from installments i where i.plan_id = p.id) as installments`

/** Of a claim that the caller holds or was shown: the plan that counts, with its instalments in their order. */
export async function findPlan(reader: Reader, claim_id: string): Promise<PlanRow | undefined> {
  const row = await reader.one<Stored>(sql`
    select ${COLUMNS}
    from installment_plans p where p.claim_id = ${claim_id} and p.status <> 'replaced'`)
  return row as PlanRow | undefined
}

export async function insertPlan(tx: Tx, { installments, ...row }: PlanRow): Promise<void> {
  await tx.run(sql`
    insert into installment_plans (id, organization_id, claim_id, status, paid_before_cents, total_cents, agreed_via,
      created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.claim_id}, ${row.status}, ${row.paid_before_cents}, ${row.total_cents},
      ${row.agreed_via}, ${row.created_at}, ${row.updated_at})`)
  await insertInstallments(tx, row.id, installments)
}

const insertInstallments = (tx: Tx, plan_id: string, installments: readonly Installment[]): Promise<number> =>
  tx.run(sql`
    insert into installments (plan_id, number, due_date, amount_cents)
    select ${plan_id}, given.number, given.due_date, given.amount_cents
    from unnest(${installments.map(({ due_date }) => due_date as DateOnly)}::date[],
      ${installments.map(({ amount_cents }) => amount_cents)}::bigint[]) with ordinality
      as given (due_date, amount_cents, number)`)

export const setPlanStatus = (tx: Tx, plan_id: string, status: Plan['status'], at: Date): Promise<number> =>
  tx.run(sql`update installment_plans set status = ${status}, updated_at = ${at} where id = ${plan_id}`)

export type PlanFilter = {
  status?: (typeof PLAN_STATUSES)[number]
  organization_id?: string
  /** Only plans of which an instalment is overdue on this day. */
  missed_on?: string
}

/** As `planStatus` tells them, with the claim that a plan ends with. */
const STATUS_CONDITIONS: Readonly<Record<(typeof PLAN_STATUSES)[number], Statement>> = {
  active: sql`p.status = 'active' and l.closure_reason is null`,
  cancelled: sql`p.status = 'cancelled'`,
  completed: sql`p.status = 'active' and l.closure_reason = 'installment_plan'`,
  ended: sql`(p.status = 'replaced' or (p.status = 'active' and l.closure_reason <> 'installment_plan'))`,
}

function matching({ status, organization_id, missed_on }: PlanFilter): Statement {
  const conditions = [status ? STATUS_CONDITIONS[status] : sql`p.status <> 'replaced'`]
  if (organization_id) conditions.push(sql`p.organization_id = ${organization_id}`)
  if (missed_on) conditions.push(sql`p.status <> 'replaced' and l.case_status <> 'closed'`)
  return allOf(conditions)
}

const WITH_CLAIM = sql`installment_plans p join claims l on l.organization_id = p.organization_id and l.id = p.claim_id`

/**
 * The plans with the first instalment that is not covered by what was paid since they were agreed. All of them in one
 * pass: looking up each by itself takes five times as long.
 */
const withNextDue = (filter: PlanFilter): Statement => sql`
  select id, min(due_date) filter (where up_to > paid) as next_due_date
  from (
    select p.id, i.due_date, l.paid_cents - p.paid_before_cents as paid,
      sum(i.amount_cents) over (partition by i.plan_id order by i.number) as up_to
    from ${WITH_CLAIM} join installments i on i.plan_id = p.id where ${matching(filter)}) parts
  group by id
  ${filter.missed_on ? sql`having min(due_date) filter (where up_to > paid) < ${filter.missed_on}::date` : sql``}`

export type ListedPlan = PlanRow & {
  case_reference: string
  paid_cents: Cents
  closure_reason: ClosureReason | null
  debtor_id: string
  debtor: Pick<DebtorFacts, 'person' | 'company'>
  customer_id: string | null
  customer_name: string | null
}

/** Of all claims, for the team; whose next instalment is due first comes first. Only plans of the page are read whole. */
export const listPlans = (reader: Reader, filter: PlanFilter, page: Page): Promise<ListedPlan[]> =>
  reader.many(sql`
    select ${COLUMNS}, l.case_reference, l.paid_cents, l.closure_reason, l.debtor_id, l.customer_id, c.name as customer_name,
      jsonb_build_object('person', d.person, 'company', d.company) as debtor
    from (${withNextDue(filter)} order by next_due_date nulls last, id ${pageClause(page)}) found
    join installment_plans p on p.id = found.id
    join claims l on l.organization_id = p.organization_id and l.id = p.claim_id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id
    order by found.next_due_date nulls last, p.id`)

export async function countPlans(reader: Reader, filter: PlanFilter): Promise<number> {
  const plans = filter.missed_on ? sql`(${withNextDue(filter)}) found` : sql`${WITH_CLAIM} where ${matching(filter)}`
  return (await reader.one<{ total: number }>(sql`select count(*)::int as total from ${plans}`))?.total ?? 0
}
