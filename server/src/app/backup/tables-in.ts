import { createReadStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { codeOf } from '../../platform/error-code.ts'
import { columnsText, listTables, quoted } from './catalogue.ts'
import { BackupError, type Manifest, type TableEntry } from './manifest.ts'
import type { Session } from './session.ts'
import { openRowMeter, tablePath } from './tables-out.ts'
import { markLoaded } from './target.ts'

type Loading = {
  readonly set: string
  readonly manifest: Manifest
  readonly interrupted: AbortSignal
  tell(text: string): void
}

/**
 * All rows in one transaction: they are there together or not at all. Foreign keys are taken off and put on again at the
 * end, which checks every row; triggers rest, since what they did is in the rows. Needs no more than to own the tables.
 * Returns the tables of the set that no migration makes: somebody kept them beside ours, and their rows stay in the set.
 */
export async function loadTables(session: Session, loading: Loading): Promise<string[]> {
  try {
    return await load(session, loading)
  } catch (error) {
    if (!REFUSED.test(codeOf(error))) throw error
    const { message } = error as Error
    throw new BackupError(
      `The rows of the set do not fit together (${message}): nothing was restored. Use another set.`,
    )
  }
}

/** A value that is none, or a broken rule of the tables. */
const REFUSED = /^2[23]/

async function load(session: Session, loading: Loading): Promise<string[]> {
  const { manifest, tell } = loading
  const { tables, left_out } = await sortTables(session, manifest)
  const names = tables.map(({ name }) => quoted(name)).join(', ')
  const keys = await listKeys(session)
  const triggers = await listTriggers(session)
  for (const { off } of [...keys, ...triggers]) await session.unsafe(off)
  // From here on nobody else can write. Whoever started a server here meanwhile has made this place another's.
  if ((await session.unsafe('select mode from installation')).length > 0)
    throw new BackupError('A server was started on this database while it was restored: use another empty place.')
  // Some migrations write rows, and the set has them.
  if (names) await session.unsafe(`truncate ${names}`)
  for (const [index, table] of tables.entries()) {
    tell(`Restoring the database: table ${index + 1} of ${tables.length}, ${table.name}`)
    await loadTable(session, table, loading)
  }
  for (const { name, last_value, is_called } of manifest.sequences)
    await session.unsafe(`
      select setval(s.it, ${last_value}, ${is_called}) from to_regclass('${quoted(name)}') as s (it) where s.it is not null`)
  tell('Checking references between rows')
  for (const { on } of [...keys, ...triggers]) await session.unsafe(on)
  await markLoaded(session)
  return left_out
}

/** Those that this version makes have to be in the set, each with columns that it knows. */
async function sortTables(session: Session, { tables, version }: Manifest) {
  const known = new Map((await listTables(session)).map(({ name, columns }) => [name, columns]))
  const [lacking] = [...known.keys()].filter((name) => !tables.some((table) => table.name === name))
  if (lacking) throw new BackupError(`The set lacks the table ${lacking}: nothing was restored. Use another set.`)
  for (const { name, columns } of tables) {
    const odd = columns.find((column) => known.has(name) && !known.get(name)?.includes(column))
    if (odd)
      throw new BackupError(
        `The column ${odd} of ${name} in the set is none of version ${version}, and somebody added it: nothing was restored. Load a dump of that database with pg_restore instead, or drop the column there and back it up again.`,
      )
  }
  return {
    tables: tables.filter(({ name }) => known.has(name)),
    left_out: tables.flatMap(({ name }) => (known.has(name) ? [] : [name])),
  }
}

async function loadTable(session: Session, table: TableEntry, { set, interrupted }: Loading): Promise<void> {
  const path = tablePath(set, table.name)
  const damaged = (why: string) =>
    new BackupError(`${path} is damaged (${why}): nothing was restored. Use another set.`)
  const meter = openRowMeter()
  const { rows, refused } = await copyIn(session, `copy ${quoted(table.name)} (${columnsText(table)}) from stdin`)
  try {
    const copied = pipeline(createReadStream(path), createGunzip(), meter.through, rows, { signal: interrupted })
    await Promise.race([copied, refused])
  } catch (error) {
    throw isOfFile(error) ? damaged((error as Error).message) : error
  }
  const found = meter.read()
  if (found.sha256 !== table.sha256) throw damaged('its hash differs from the manifest')
  const [counted] = await session.unsafe<{ rows: number }[]>(`select count(*) as rows from ${quoted(table.name)}`)
  if (counted?.rows !== table.rows) throw damaged(`${counted?.rows} rows instead of ${table.rows}`)
}

/**
 * `refused` fails when PostgreSQL refuses rows after the last of them was sent. The driver (postgres.js 3.4.9) then tells
 * only the query, which has its stream by that time, and the stream would wait for ever.
 */
async function copyIn(session: Session, text: string): Promise<{ rows: Writable; refused: Promise<never> }> {
  const query = session.unsafe(text)
  const rows = await query.writable()
  const { promise: refused, reject } = Promise.withResolvers<never>()
  refused.catch(() => undefined)
  Object.assign(query, { reject })
  return { rows, refused }
}

/** Of the file or of its compression, and not of the database. */
const isOfFile = (error: unknown): boolean => {
  const { code = '' } = error as { code?: string }
  return code.startsWith('Z_') || code === 'ENOENT' || code === 'EIO'
}

type Switch = { readonly off: string; readonly on: string }

/** And checks that hold for new rows only, which old rows of the set may break until a backfill has come to them. */
const listKeys = (session: Session): Promise<Switch[]> =>
  session.unsafe<Switch[]>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
    from pg_constraint
    where (contype = 'f' or (contype in ('c', 'n') and conrelid <> 0 and not convalidated)) and connamespace = current_schema()::regnamespace and conparentid = 0
    order by conrelid::regclass::text, conname`)

const listTriggers = (session: Session): Promise<Switch[]> =>
  session.unsafe<Switch[]>(`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off,
      format('alter table %s enable %s trigger %I', tgrelid::regclass, case tgenabled when 'A' then 'always' else '' end,
        tgname) as on
    from pg_trigger
    where not tgisinternal and tgparentid = 0 and tgenabled in ('O', 'A')
      and tgrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
    order by 1`)
