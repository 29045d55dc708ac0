import { type Db, sql } from '../../src/platform/db/db.ts'

const SHOWN = 16
const MB = 1_048_576

type Size = { table: string; rows: number; heap_bytes: number; index_bytes: number }

/** Prints which tables need most of the disk, with the parts of a divided table taken together. */
export async function tellSizes(db: Db, claims: number): Promise<void> {
  const sizes = await db.many<Size>(sql`
    select coalesce(pg_partition_root(c.oid), c.oid::regclass)::text as table, sum(greatest(c.reltuples, 0))::float8 as rows,
      sum(pg_table_size(c.oid))::float8 as heap_bytes, sum(pg_indexes_size(c.oid))::float8 as index_bytes
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1 order by sum(pg_total_relation_size(c.oid)) desc`)
  const total = sizes.reduce((sum, { heap_bytes, index_bytes }) => sum + heap_bytes + index_bytes, 0)
  console.log(
    `\n${Math.round(total / MB).toLocaleString('en')} MB, ${Math.round(total / claims).toLocaleString('en')} bytes per claim`,
  )
  for (const { table, rows, heap_bytes, index_bytes } of sizes.slice(0, SHOWN)) {
    const columns = [
      table.padEnd(24),
      `${rows.toLocaleString('en').padStart(12)} rows`,
      `${Math.round(heap_bytes / MB)} MB`.padStart(8),
      `indexes ${`${Math.round(index_bytes / MB)} MB`.padStart(8)}`,
      `${Math.round((heap_bytes + index_bytes) / Math.max(1, rows))} bytes a row`.padStart(18),
    ]
    console.log(columns.join('   '))
  }
}
