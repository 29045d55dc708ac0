import type { DateOnly } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { type Reader, sql, type Tx } from '../../platform/db/db.ts'
import type { AgreedVia, Installment, Plan } from './rules.ts'

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

/** Of a claim that the caller holds or was shown: the plan that counts, with its instalments in their order. */
export async function findPlan(reader: Reader, claim_id: string): Promise<PlanRow | undefined> {
  const row = await reader.one<Stored>(sql`
    select p.id, p.organization_id, p.claim_id, p.status, p.paid_before_cents, p.total_cents, p.agreed_via, p.created_at,
      p.updated_at, (
        select jsonb_agg(jsonb_build_object('due_date', i.due_date, 'amount_cents', i.amount_cents) order by i.number)
        from installments i where i.plan_id = p.id) as installments
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
