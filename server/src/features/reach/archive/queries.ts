import { randomBytes } from 'node:crypto'
import { type Db, type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { type ArchivedTable, type ArchiveStatus, KEY_BYTES, type TableState } from './rules.ts'

export type ArchiveRow = {
  number: number
  part: string
  closed_before: Date
  status: ArchiveStatus
  blob_key: string | null
  bytes: number | null
  sha256: string | null
  begun_at: Date
  ended_at: Date | null
  tables: { table_name: ArchivedTable; rows: number; state: TableState }[]
}

const COLUMNS = sql`a.number, a.part, a.closed_before, a.status, a.blob_key, a.bytes, a.sha256, a.begun_at, a.ended_at,
  coalesce((select jsonb_agg(jsonb_build_object('table_name', w.table_name, 'rows', w.rows, 'state', w.state) order by w.table_name)
    from archive_tables w where w.archive = a.number), '[]') as tables`

export const listArchives = (reader: Reader): Promise<ArchiveRow[]> =>
  reader.many(sql`select ${COLUMNS} from archives a order by a.number`)

export const findArchive = (reader: Reader, number: number): Promise<ArchiveRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from archives a where a.number = ${number}`)

export const findOpenArchive = (reader: Reader): Promise<ArchiveRow | undefined> =>
  reader.one(sql`select ${COLUMNS} from archives a where a.status = 'open'`)

export const insertArchive = (tx: Tx, part: string, closed_before: Date): Promise<number> =>
  tx.run(sql`insert into archives (part, closed_before) values (${part}, ${closed_before})`)

/** Of a part: from its first key until before the first of the next. */
export type Bounds = { readonly from: string; readonly until: string }

export type Part = { part: string; is_over: boolean }

/** The parts that any of the tables has, oldest first. One is over when nothing new can belong to it. */
export const listParts = (reader: Reader, before: Date): Promise<Part[]> =>
  reader.many(sql`
    select coalesce(p.part, '') as part, coalesce(bool_and(p.until <= ${before}::timestamptz), false) as is_over from (
      select substring(c.relname from '(first|\\d{4}_\\d{2})$') as part,
        month_of_key(substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \\(''([^'']+)''\\)')) as until
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent in ('webhook_attempts'::regclass, 'webhook_deliveries'::regclass, 'events'::regclass,
        'mails'::regclass, 'claim_activity'::regclass) and c.relname !~ '_rest$') p
    group by p.part order by p.part = 'first' desc, p.part`)

/** Undefined where the table has no such part. */
export const findBounds = (reader: Reader, table: ArchivedTable, part: string): Promise<Bounds | undefined> =>
  reader.one(sql`
    select coalesce(substring(b.bounds from 'FROM \\(''([^'']+)''\\)'), month_key(month_key_type(${table}), '1970-01-01'), '') as from,
      coalesce(substring(b.bounds from 'TO \\(''([^'']+)''\\)'), '') as until
    from (select pg_get_expr(c.relpartbound, c.oid) as bounds from pg_class c
      where c.oid = to_regclass(${table}::text || '_' || ${part}::text)) b`)

export type NamedKey = { readonly ref: string; readonly key: Buffer }

/** The keys of these subjects. Those that are missing are made. */
export async function provideKeys(db: Db, subjects: readonly string[]): Promise<Map<string, NamedKey>> {
  const made = subjects.map(() => randomBytes(KEY_BYTES).toString('hex'))
  await db.alone(sql`
    insert into archive_keys (subject, key)
    select s.subject, decode(s.key, 'hex') from unnest(${subjects}::text[], ${made}::text[]) as s (subject, key)
    on conflict do nothing`)
  const rows = await db.many<{ subject: string; ref: string; key: Buffer }>(sql`
    select k.subject, k.ref, k.key from archive_keys k where k.subject = any(${subjects}::text[])`)
  return new Map(rows.map(({ subject, ref, key }) => [subject, { ref, key: Buffer.from(key) }]))
}

/** By how files name them. */
export async function readKeys(reader: Reader, refs: readonly string[]): Promise<Map<string, Buffer>> {
  const rows = await reader.many<{ ref: string; key: Buffer }>(sql`
    select k.ref, k.key from archive_keys k where k.ref = any(${refs}::uuid[])`)
  return new Map(rows.map(({ ref, key }) => [ref, Buffer.from(key)]))
}

export type Written = { table_name: ArchivedTable; rows: number; digest: string }

/** The file is there, and what is in it. */
export async function setWritten(
  tx: Tx,
  number: number,
  file: { blob_key: string; bytes: number; sha256: string },
  tables: readonly Written[],
): Promise<void> {
  await tx.run(sql`
    update archives set blob_key = ${file.blob_key}, bytes = ${file.bytes}, sha256 = ${file.sha256} where number = ${number}`)
  for (const { table_name, rows, digest } of tables)
    await tx.run(sql`
      insert into archive_tables (archive, table_name, rows, digest)
      values (${number}, ${table_name}, ${rows}, ${digest}::numeric)`)
  // What was erased while the file was written got new keys, which nobody would delete again.
  await tx.run(sql`
    delete from archive_keys k using claim_erasures e where k.subject = 'claim/' || e.claim_id || '/' || e.kind`)
}

export const setEnded = (tx: Tx, number: number, status: ArchiveStatus): Promise<number> =>
  tx.run(sql`
    update archives set status = ${status}, ended_at = wall_now(),
      blob_key = case when ${status} = 'done' then blob_key end, bytes = case when ${status} = 'done' then bytes end,
      sha256 = case when ${status} = 'done' then sha256 end
    where number = ${number}`)

export const setLeft = (tx: Tx, number: number, table: ArchivedTable): Promise<number> =>
  tx.run(sql`update archive_tables set state = 'left' where archive = ${number} and table_name = ${table}`)

export const makePlace = (tx: Tx, table: ArchivedTable, part: string): Promise<number> =>
  tx.run(sql`select make_place(${table}, ${part})`)

/** What an exchange leaves behind. */
export const dropSpares = (tx: Tx, table: ArchivedTable): Promise<number> =>
  tx.run(sql`select drop_spare(${table}::text || '_gone'), drop_spare(${table}::text || '_place')`)

/** False if the rows are not those of the file any more. */
export const takeRows = async (tx: Tx, number: number, table: ArchivedTable): Promise<boolean> =>
  (await tx.one<{ is_taken: boolean }>(sql`select coalesce(take_archived(${number}, ${table}), false) as is_taken`))
    ?.is_taken ?? false

export const makeReturn = (tx: Tx, table: ArchivedTable): Promise<number> => tx.run(sql`select make_return(${table})`)

/** Each row is JSON. */
export const addReturned = (tx: Tx, table: ArchivedTable, rows: readonly string[]): Promise<number> =>
  tx.run(sql`select add_returned(${table}, ${`[${rows.join(',')}]`}::text::jsonb)`)

export const dropReturn = (tx: Tx, table: ArchivedTable): Promise<number> =>
  tx.run(sql`select drop_spare(${table}::text || '_return')`)

/** How often something was erased from archives so far. */
export const countForgettings = async (reader: Reader): Promise<string> =>
  (await reader.one<{ count: string }>(sql`select last_value::text as count from archive_forgettings`))?.count ?? '0'

/** `erased` are rows of the file that do not come back. */
export const putBack = async (
  tx: Tx,
  number: number,
  table: ArchivedTable,
  { erased, forgettings }: { erased: number; forgettings: string },
): Promise<number> =>
  (
    await tx.one<{ put: number }>(sql`
      select coalesce(put_back(${number}, ${table}, ${erased}::bigint, ${forgettings}::text::bigint), 0) as put`)
  )?.put ?? 0

export const listKnownFiles = async (reader: Reader, keys: readonly string[]): Promise<string[]> =>
  (
    await reader.many<{ blob_key: string }>(sql`
      select a.blob_key from archives a where a.blob_key = any(${keys}::text[])`)
  ).map(({ blob_key }) => blob_key)
