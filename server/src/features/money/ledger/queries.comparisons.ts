import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import type { MisfitRow } from './queries.misfits.ts'

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
  /** Of the comparisons that are made only at night where the book is large. */
  misfits: readonly MisfitRow[]
  compared_at: Date
}

/** It differs since the first comparison that said so. */
export async function upsertComparison(tx: Tx, row: ComparisonRow): Promise<void> {
  const since = row.difference_cents !== 0 || row.fault_count > 0 ? row.compared_at : null
  await tx.run(sql`
    insert into ledger_comparisons as c (organization_id, compared_at, difference_cents, fault_count, misfits, differs_since)
    values (${row.organization_id}, ${row.compared_at}, ${row.difference_cents}, ${row.fault_count},
      ${JSON.stringify(row.misfits)}::text::jsonb, ${since}::timestamptz)
    on conflict (organization_id) do update set compared_at = excluded.compared_at,
      difference_cents = excluded.difference_cents, fault_count = excluded.fault_count,
      misfits = excluded.misfits,
      differs_since = case when excluded.differs_since is not null then coalesce(c.differs_since, excluded.differs_since) end`)
}

export const findComparison = (
  reader: Reader,
  organization_id: string,
): Promise<Pick<ComparisonRow, 'misfits' | 'compared_at'> | undefined> =>
  reader.one(sql`select misfits, compared_at from ledger_comparisons where organization_id = ${organization_id}`)

/** Compared while somebody waits. */
const SMALL = 10_000

export const isSmallBook = async (reader: Reader, organization_id: string): Promise<boolean> =>
  (
    await reader.one<{ is_small: boolean }>(sql`
      select count(*) <= ${SMALL}::int as is_small from (
        select from ledger_transactions where organization_id = ${organization_id} limit ${SMALL + 1}) t`)
  )?.is_small ?? true

type ComparisonSums = { difference_cents: number; faults: number }

/** Of all organisations together. */
export const sumComparisons = async (reader: Reader): Promise<ComparisonSums> =>
  (await reader.one<ComparisonSums>(sql`
    select coalesce(sum(abs(difference_cents)), 0)::bigint as difference_cents,
      coalesce(sum(fault_count), 0)::int as faults from ledger_comparisons`)) ?? { difference_cents: 0, faults: 0 }
