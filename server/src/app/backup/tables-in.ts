import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { codeOf } from '../../platform/error-code.ts'
import { columnsText, quoted } from './catalogue.ts'
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
 */
export async function loadTables(session: Session, loading: Loading): Promise<void> {
  try {
    await load(session, loading)
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

async function load(session: Session, loading: Loading): Promise<void> {
  const { manifest, tell } = loading
  const names = manifest.tables.map(({ name }) => quoted(name)).join(', ')
  const keys = await listKeys(session)
  const triggers = await listTriggers(session)
  for (const { off } of [...keys, ...triggers]) await session.unsafe(off)
  // From here on nobody else can write. Whoever started a server here meanwhile has made this place another's.
  if ((await session.unsafe('select mode from installation')).length > 0)
    throw new BackupError('A server was started on this database while it was restored: use another empty place.')
  // Some migrations write rows, and the set has them.
  if (names) await session.unsafe(`truncate ${names}`)
  for (const [index, table] of manifest.tables.entries()) {
    tell(`Restoring the database: table ${index + 1} of ${manifest.tables.length}, ${table.name}`)
    await loadTable(session, table, loading)
  }
  for (const { name, last_value, is_called } of manifest.sequences)
    await session.unsafe(`select setval('${quoted(name)}', ${last_value}, ${is_called})`)
  tell('Checking references between rows')
  for (const { on } of [...keys, ...triggers]) await session.unsafe(on)
  await markLoaded(session)
}

async function loadTable(session: Session, table: TableEntry, { set, interrupted }: Loading): Promise<void> {
  const path = tablePath(set, table.name)
  const damaged = (why: string) =>
    new BackupError(`${path} is damaged (${why}): nothing was restored. Use another set.`)
  const meter = openRowMeter()
  const rows = await session.unsafe(`copy ${quoted(table.name)} (${columnsText(table)}) from stdin`).writable()
  try {
    await pipeline(createReadStream(path), createGunzip(), meter.through, rows, { signal: interrupted })
  } catch (error) {
    throw isOfFile(error) ? damaged((error as Error).message) : error
  }
  const found = meter.read()
  if (found.sha256 !== table.sha256) throw damaged('its hash differs from the manifest')
  const [counted] = await session.unsafe<{ rows: number }[]>(`select count(*) as rows from ${quoted(table.name)}`)
  if (counted?.rows !== table.rows) throw damaged(`${counted?.rows} rows instead of ${table.rows}`)
}

/** Of the file or of its compression, and not of the database. */
const isOfFile = (error: unknown): boolean => {
  const { code = '' } = error as { code?: string }
  return code.startsWith('Z_') || code === 'ENOENT' || code === 'EIO'
}

type Switch = { readonly off: string; readonly on: string }

const listKeys = (session: Session): Promise<Switch[]> =>
  session.unsafe<Switch[]>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
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
