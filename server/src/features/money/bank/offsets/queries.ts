import { type Reader, type Statement, sql, type Tx } from '../../../../platform/db/db.ts'

export type OffsetRow = { id: string; debit_id: string; credit_id: string; amount_cents: number }

/** What of an entry is set off against others, always positive. */
export const offsetCentsOf = (entry_id: Statement): Statement => sql`(
  select coalesce(sum(f.amount_cents), 0)::bigint from bank_offsets f
  where (f.debit_id = ${entry_id} or f.credit_id = ${entry_id}) and f.undone_at is null)`

export const findOffsetCents = async (reader: Reader, entry_id: string): Promise<number> =>
  (await reader.one<{ cents: number }>(sql`select ${offsetCentsOf(sql`${entry_id}::uuid`)} as cents`))?.cents ?? 0

/** Those that stand, of an entry on either side. */
export const listOffsets = (reader: Reader, entry_id: string): Promise<OffsetRow[]> =>
  reader.many(sql`
    select id, debit_id, credit_id, amount_cents from bank_offsets
    where (debit_id = ${entry_id} or credit_id = ${entry_id}) and undone_at is null order by created_at, id`)

export const insertOffset = (
  tx: Tx,
  row: OffsetRow,
  { created_by, created_at }: { readonly created_by: string; readonly created_at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into bank_offsets (id, debit_id, credit_id, amount_cents, created_by, created_at)
    values (${row.id}, ${row.debit_id}, ${row.credit_id}, ${row.amount_cents}, ${created_by}, ${created_at})`)

export const setOffsetsUndone = (tx: Tx, ids: readonly string[], undone_at: Date): Promise<number> =>
  tx.run(sql`update bank_offsets set undone_at = ${undone_at} where id = any(${ids}::uuid[])`)
