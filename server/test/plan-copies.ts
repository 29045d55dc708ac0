import { type Reader, sql } from '../src/platform/db/db.ts'

/** Plans whose copies are others than their instalments and their claim say. */
export const listWrongPlans = async (reader: Reader): Promise<unknown[]> => [
  ...(await reader.many(sql`
    select p.id, p.next_due_date::text as kept_due, n.next_due_date::text as due, p.closure_reason as kept_reason,
      l.closure_reason as reason
    from installment_plans p join claims l on l.id = p.claim_id
    cross join lateral (
      select min(i.due_date) as next_due_date from installments i
      where i.plan_id = p.id and i.up_to_cents > l.paid_cents - p.paid_before_cents) n
    where (p.next_due_date, p.closure_reason)
      is distinct from (coalesce(n.next_due_date, 'infinity'), l.closure_reason)`)),
]

export async function countPlans(reader: Reader): Promise<number> {
  const row = await reader.one<{ count: number }>(sql`select count(*)::int as count from installment_plans`)
  return row?.count ?? 0
}
