import { NAME, type SequenceEntry } from './manifest.ts'
import type { Session } from './session.ts'

/** Made anew by the migrations of the target. */
const MIGRATIONS = 'migrations'
/** In a database whose restore has begun and is not finished. */
export const MARKER = 'unfinished_restore'

export type Table = { readonly name: string; readonly columns: readonly string[] }

/**
 * Every table with the columns that can be written. Those that PostgreSQL computes are computed again. Somebody may keep
 * tables of their own beside ours: they come along, and a restore tells. Those that cannot be ours, since they are named
 * otherwise or belong to somebody whose tables we may not read, are passed over.
 */
export const listTables = (session: Session): Promise<Table[]> =>
  session.unsafe<Table[]>(`
    select c.relname as name, w.columns
    from pg_class c cross join lateral (
      select json_agg(a.attname order by a.attnum) as columns, bool_and(a.attname ~ '${NAME}') as are_plain
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') w
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('${MIGRATIONS}', '${MARKER}') and c.relname ~ '${NAME}' and w.are_plain
      and (has_table_privilege(c.oid, 'select')
        or c.relowner = (select m.relowner from pg_class m where m.oid = to_regclass('${MIGRATIONS}')))
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`)

/**
 * Read after the snapshot was taken, so none is behind the rows in it. Numbers drawn since leave a gap, as a rollback does.
 */
export const listSequences = (session: Session): Promise<SequenceEntry[]> =>
  session.unsafe<SequenceEntry[]>(`
    select sequencename as name, coalesce(last_value, start_value)::text as last_value,
      last_value is not null as is_called
    from pg_sequences where schemaname = current_schema() and sequencename ~ '${NAME}' order by sequencename`)

/** Names from the catalogue and the manifest consist of letters, digits and underscores, and yet may be words of SQL. */
export const quoted = (name: string): string => `"${name}"`
export const columnsText = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quoted).join(', ')

/** Tables whose rows name files, by key and hash. */
export async function listFileTables(session: Session): Promise<string[]> {
  const rows = await session.unsafe<{ name: string }[]>(`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and (select count(*) from pg_attribute a
        where a.attrelid = c.oid and a.attname in ('blob_key', 'sha256') and not a.attisdropped) = 2
    order by 1`)
  return rows.map(({ name }) => name)
}

/** Key and hash of every file that rows name, once each. */
export const namedFiles = (tables: readonly string[]): string =>
  tables.map((name) => `select blob_key, sha256 from ${quoted(name)} where blob_key is not null`).join(' union ')

const SUMS: Readonly<Record<string, string>> = {
  claims_total: 'select sum(total_cents) from claims',
  claims_paid: 'select sum(paid_cents) from claims',
  account_entries: 'select sum(amount_cents) from account_entries',
  payments: 'select sum(amount_cents) from payments',
  ledger_lines: 'select sum(amount_cents) from ledger_lines',
  ledger_debits: 'select sum(amount_cents) from ledger_lines where amount_cents > 0',
}

/** What the money adds up to: the same before a backup and after its restore. */
export async function readSums(session: Session): Promise<Record<string, string>> {
  const columns = Object.entries(SUMS).map(([name, text]) => `coalesce((${text}), 0)::text as ${name}`)
  const [row] = await session.unsafe<Record<string, string>[]>(`select ${columns.join(', ')}`)
  return { ...row }
}
