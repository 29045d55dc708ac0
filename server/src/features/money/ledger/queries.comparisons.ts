import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'

const PORTION = 200

export const listBooks = (reader: Reader, after: string): Promise<{ id: string }[]> =>
  reader.many(sql`select id from organizations where id > ${after}::uuid order by id limit ${PORTION}`)

export const countByOrganization = (
  reader: Reader,
  claim_ids: readonly string[],
): Promise<{ organization_id: string; count: number }[]> =>
  reader.many(sql`
    select organization_id, count(*)::int as count from claims where id = any(${claim_ids}::uuid[]) group by 1`)

export type ComparisonRow = {
  organization_id: string
  difference_cents: number
  fault_count: number
  compared_at: Date
}

/** It differs since the first comparison that said so. */
export async function upsertComparison(tx: Tx, row: ComparisonRow): Promise<void> {
  const since = row.difference_cents !== 0 || row.fault_count > 0 ? row.compared_at : null
  await tx.run(sql`
    insert into ledger_comparisons as c (organization_id, compared_at, difference_cents, fault_count, differs_since)
    values (${row.organization_id}, ${row.compared_at}, ${row.difference_cents}, ${row.fault_count}, ${since}::timestamptz)
    on conflict (organization_id) do update set compared_at = excluded.compared_at,
      difference_cents = excluded.difference_cents, fault_count = excluded.fault_count,
      differs_since = case when excluded.differs_since is not null then coalesce(c.differs_since, excluded.differs_since) end`)
}
