import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { WorkKey } from './rules.ts'

type WorkMark = WorkKey & { claim_id: string | null; updated_at: Date }

/** The last one to write wins, also when two write at the same moment. */
export const setOwner = (tx: Tx, { kind, subject_id, claim_id, updated_at }: WorkMark, owner_id: string | null) =>
  tx.run(sql`
    insert into work_marks (kind, subject_id, claim_id, owner_id, updated_at)
    values (${kind}, ${subject_id}, ${claim_id}, ${owner_id}, ${updated_at})
    on conflict (kind, subject_id) do update set owner_id = excluded.owner_id, updated_at = excluded.updated_at`)

export const listColleagues = (reader: Reader, page: Page): Promise<{ id: string; name: string }[]> =>
  reader.many(sql`
    select id, case when name = '' then email else name end as name from operators where disabled_at is null
    order by 2, id ${pageClause(page)}`)

export async function countColleagues(reader: Reader): Promise<number> {
  const row = await reader.one<{ total: number }>(
    sql`select count(*)::int as total from operators where disabled_at is null`,
  )
  return row?.total ?? 0
}

export type Snooze = { until: Date; since: Date; note: string | null }

export const setSnooze = (tx: Tx, { kind, subject_id, claim_id, updated_at }: WorkMark, snooze: Snooze | null) =>
  tx.run(sql`
    insert into work_marks (kind, subject_id, claim_id, snoozed_until, snoozed_since, note, updated_at)
    values (${kind}, ${subject_id}, ${claim_id}, ${snooze?.until ?? null}, ${snooze?.since ?? null}, ${snooze?.note ?? null},
      ${updated_at})
    on conflict (kind, subject_id) do update set snoozed_until = excluded.snoozed_until,
      snoozed_since = excluded.snoozed_since, note = excluded.note`)

export const setSeen = (tx: Tx, { kind, subject_id, claim_id, updated_at }: WorkMark, since: Date) =>
  tx.run(sql`
    insert into work_marks (kind, subject_id, claim_id, seen_since, updated_at)
    values (${kind}, ${subject_id}, ${claim_id}, ${since}, ${updated_at})
    on conflict (kind, subject_id) do update set seen_since = excluded.seen_since, updated_at = excluded.updated_at`)
