import { allOf, type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { ErasurePlan } from './rules/erasure.ts'

export type ErasureRow = {
  id: string
  at: Date
  cause: 'retention' | 'request'
  request_id: string | null
  subject_kind: string
  subject_id: string | null
  law: string | null
  kind: string | null
  counts: Record<string, number>
  kept: { what: string; count: number; reason: string; until: string | null }[]
}

export const insertErasure = (
  tx: Tx,
  row: Omit<ErasureRow, 'counts' | 'kept'> & { plan: ErasurePlan },
): Promise<number> =>
  tx.run(sql`
    insert into erasures (id, at, cause, request_id, subject_kind, subject_id, law, kind, counts, kept)
    values (${row.id}, ${row.at}, ${row.cause}, ${row.request_id}, ${row.subject_kind}, ${row.subject_id}, ${row.law},
      ${row.kind}, ${JSON.stringify(Object.fromEntries(row.plan.erased.map(({ what, count }) => [what, count])))}::text::jsonb,
      ${JSON.stringify(row.plan.kept)}::text::jsonb)`)

/** Which of these erasures the database knows. */
export const listKnownErasures = async (reader: Reader, ids: readonly string[]): Promise<string[]> =>
  (await reader.many<{ id: string }>(sql`select id from erasures where id = any(${ids}::uuid[])`)).map(({ id }) => id)

export type ErasureFilter = { subject_id?: string; cause?: 'retention' | 'request' }

const matching = ({ subject_id, cause }: ErasureFilter) =>
  allOf([...(subject_id ? [sql`subject_id = ${subject_id}`] : []), ...(cause ? [sql`cause = ${cause}`] : [])])

/** Newest first. */
export const listErasures = (reader: Reader, filter: ErasureFilter, page: Page): Promise<ErasureRow[]> =>
  reader.many(sql`
    select id, at, cause, request_id, subject_kind, subject_id, law, kind, counts, kept
    from erasures where ${matching(filter)} order by at desc, id desc ${pageClause(page)}`)

export const countErasures = async (reader: Reader, filter: ErasureFilter): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*)::int as total from erasures where ${matching(filter)}`))
    ?.total ?? 0

export type BlockedRow = {
  debtor_id: string
  request_id: string
  identity: Record<string, unknown>
  reasons: string[]
  until: string
  blocked_at: Date
}

export const findBlocked = (reader: Reader, debtor_id: string): Promise<BlockedRow | undefined> =>
  reader.one(sql`
    select debtor_id, request_id, identity, to_jsonb(reasons) as reasons, until, blocked_at from blocked_people where debtor_id = ${debtor_id}`)

export const listBlocked = (reader: Reader, page: Page): Promise<BlockedRow[]> =>
  reader.many(sql`
    select debtor_id, request_id, identity, to_jsonb(reasons) as reasons, until, blocked_at from blocked_people
    order by blocked_at desc, debtor_id ${pageClause(page)}`)

export const countBlocked = async (reader: Reader): Promise<number> =>
  (await reader.one<{ total: number }>(sql`select count(*)::int as total from blocked_people`))?.total ?? 0
