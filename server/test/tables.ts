import { type Reader, sql } from '../src/platform/db/db.ts'

/** Of every table its name. One that is kept by months counts once, and has the rows of all its months. */
export const listTableNames = (reader: Reader): Promise<{ name: string }[]> =>
  reader.many(sql`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`)

/** The same of those with these columns. */
export const listTablesWith = (reader: Reader, columns: readonly string[]): Promise<{ name: string }[]> =>
  reader.many(sql`
    select c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and not a.attisdropped) @> ${columns}::text[]
    order by 1`)
