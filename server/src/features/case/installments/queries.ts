import { isNotBlocked } from '../../../audiences/visibility.ts'
import type { Caller } from '../../../kernel/caller.ts'
import { type DateOnly, dayInVienna } from '../../../kernel/dates.ts'
import type { Cents } from '../../../kernel/money.ts'
import { allOf, knownNumber, type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { type InJson, rowFromJson, rowsInJson } from '../../../platform/db/rows-in-json.ts'
import { type Page, type Part, type Placed, pageClause } from '../../../platform/http/paging.ts'
import { type DebtorFacts, SHOWN_NAMES } from '../../parties/debtors/index.ts'
import { type ClaimRow, type ClosureReason, type OfClaim, ofClaim } from '../claims/index.ts'
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

type StoredPlan = Omit<PlanRow, 'installments'> & { installments: { due_date: string; amount_cents: number }[] }

const COLUMNS = sql`p.id, p.organization_id, p.claim_id, p.status, p.paid_before_cents, p.total_cents, p.agreed_via,
  p.created_at, p.updated_at, coalesce((
    select jsonb_agg(jsonb_build_object('due_date', i.due_date, 'amount_cents', i.amount_cents) order by i.number)
    from installments i where i.plan_id = p.id), '[]'::jsonb) as installments`

/** Of a claim that the caller holds or was shown: the plan that counts, with its instalments in their order. */
export async function findPlan(reader: Reader, claim_id: string): Promise<PlanRow | undefined> {
  const row = await reader.one<StoredPlan>(planWhere(sql`p.claim_id = ${claim_id}`))
  return row as PlanRow | undefined
}

const planWhere = (of_claim: Statement): Statement =>
  sql`select ${COLUMNS} from installment_plans p where ${of_claim} and p.status <> 'replaced'`

/** A claim with the plan that counts, in a list of one or none. */
export const findClaimWithPlan = (
  reader: Reader,
  caller: Caller,
  claim_id: string,
): Promise<OfClaim<Pick<ClaimRow, 'paid_cents' | 'closure_reason'> & { plans: InJson<PlanRow>[] }> | undefined> =>
  reader.one(
    ofClaim(
      caller,
      claim_id,
      sql`l.paid_cents, l.closure_reason, ${rowsInJson(planWhere(sql`p.claim_id = l.id`))} as plans`,
    ),
  )

export const planFromJson = (row: InJson<PlanRow>): PlanRow => rowFromJson(row, { created_at: true, updated_at: true })

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
    insert into installments (plan_id, number, due_date, amount_cents, up_to_cents)
    select ${plan_id}, given.number, given.due_date, given.amount_cents, sum(given.amount_cents) over (order by given.number)
    from unnest(${installments.map(({ due_date }) => due_date as DateOnly)}::date[],
      ${installments.map(({ amount_cents }) => amount_cents)}::bigint[]) with ordinality
      as given (due_date, amount_cents, number)`)

/** A plan that was cancelled has ended on that day, also if it is replaced later. */
export const setPlanStatus = (tx: Tx, plan_id: string, status: Plan['status'], at: Date): Promise<number> =>
  tx.run(sql`
    update installment_plans set status = ${status}, updated_at = ${at},
      ended_on = case when ${status}::text <> 'active' then coalesce(ended_on, ${dayInVienna(at)}::date) end
    where id = ${plan_id}`)

export type PlanFilter = {
  status?: (typeof PLAN_STATUSES)[number]
  organization_id?: string
  /** Only plans of which an instalment is overdue on this day. */
  missed_on?: string
  hides_blocked?: boolean
}

/** As `planStatus` tells them, with the claim that a plan ends with. The plan has a copy of why that was closed. */
const STATUS_CONDITIONS: Readonly<Record<(typeof PLAN_STATUSES)[number], Statement>> = {
  active: sql`p.status = 'active' and p.closure_reason is null`,
  cancelled: sql`p.status = 'cancelled'`,
  completed: sql`p.status = 'active' and p.closure_reason = 'installment_plan'`,
  ended: sql`(p.status = 'replaced' or (p.status = 'active' and p.closure_reason <> 'installment_plan'))`,
}

const missedOn = (day: string): Statement =>
  sql`p.status <> 'replaced' and p.closure_reason is null and p.next_due_date < ${day}::date`

/** Whatever the status. */
const inAnyStatus = ({ organization_id, hides_blocked }: PlanFilter): Statement =>
  allOf([
    organization_id ? sql`p.organization_id = ${organization_id}` : sql`true`,
    hides_blocked ? isNotBlocked(sql`p.claim_id`) : sql`true`,
  ])

const inStatus = ({ status, missed_on }: PlanFilter): Statement =>
  allOf([status ? STATUS_CONDITIONS[status] : sql`p.status <> 'replaced'`, missed_on ? missedOn(missed_on) : sql`true`])

const matching = (filter: PlanFilter): Statement => allOf([inStatus(filter), inAnyStatus(filter)])

export type ListedPlan = PlanRow & {
  case_reference: string
  paid_cents: Cents
  closure_reason: ClosureReason | null
  debtor_id: string
  debtor: Pick<DebtorFacts, 'person' | 'company'>
  customer_id: string | null
  customer_name: string | null
}

const LISTED = sql`${COLUMNS}, l.case_reference, l.paid_cents, l.closure_reason, l.debtor_id, l.customer_id,
  c.name as customer_name, ${SHOWN_NAMES} as debtor`
const WHOLE = sql`installment_plans p on p.id = found.id
  join claims l on l.organization_id = p.organization_id and l.id = p.claim_id
  join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id`

/**
 * Of all claims, for the team; whose next instalment is due first comes first, and plans without one last. Only plans of the
 * page are read whole; they are found along `installment_plans_order_idx`, which has everything that they are filtered by.
 */
export const listPlans = (reader: Reader, filter: PlanFilter, page: Page): Promise<ListedPlan[]> =>
  reader.many(sql`
    select ${LISTED}
    from (
      select p.id from installment_plans p
      where ${matching(filter)} order by p.next_due_date, p.id ${pageClause(page)}) found
    join ${WHOLE}
    order by p.next_due_date, p.id`)

/** In the same order, for reading all: the next ones after this plan, and the day of each. */
export const listPlacesAfter = (reader: Reader, filter: PlanFilter, { after, most }: Part): Promise<Placed[]> => {
  const later = after ? sql`(p.next_due_date, p.id) > (${after.place}::date, ${after.id}::uuid)` : sql`true`
  return reader.many(sql`
    select p.id, p.next_due_date::text as place from installment_plans p
    where ${matching(filter)} and ${later} order by p.next_due_date, p.id limit ${knownNumber(most)}`)
}

/** Those of them that still match, in the order given. */
export const listPlansOf = (reader: Reader, filter: PlanFilter, ids: readonly string[]): Promise<ListedPlan[]> =>
  reader.many(sql`
    select ${LISTED} from unnest(${ids}::uuid[]) with ordinality found (id, place) join ${WHOLE}
    where ${matching(filter)} order by found.place`)

export type PlanCounts = Record<(typeof PLAN_STATUSES)[number] | 'missed', number>

const numberOf = (condition: Statement): Statement => sql`coalesce(sum(p.plans) filter (where ${condition}), 0)::int`

/**
 * How many are listed on all pages, and how many there are of each; `missed` are active ones with an instalment overdue.
 * Plans that stand alike are judged together.
 */
export async function countPlans(
  reader: Reader,
  filter: PlanFilter,
  today: string,
): Promise<{ total: number; counts: PlanCounts }> {
  const row = await reader.one<PlanCounts & { total: number }>(sql`
    select ${numberOf(inStatus(filter))} as total,
      ${numberOf(STATUS_CONDITIONS.active)} as active,
      ${numberOf(STATUS_CONDITIONS.cancelled)} as cancelled,
      ${numberOf(STATUS_CONDITIONS.completed)} as completed,
      ${numberOf(STATUS_CONDITIONS.ended)} as ended,
      ${numberOf(allOf([STATUS_CONDITIONS.active, missedOn(today)]))} as missed
    from (
      select p.status, p.closure_reason, p.next_due_date, count(*) as plans from installment_plans p
      where ${inAnyStatus(filter)} group by p.status, p.closure_reason, p.next_due_date) p`)
  const { total, ...counts } = row as PlanCounts & { total: number }
  return { total, counts }
}
