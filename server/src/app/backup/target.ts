import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { codeOf } from '../../platform/error-code.ts'
import { readStoreId } from '../../platform/storage/identity.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { SWEEPS } from '../sweeps.ts'
import { MARKER } from './catalogue.ts'
import { BackupError, LEGAL_FOLDER, type Manifest } from './manifest.ts'
import { type Address, inSession, type Session } from './session.ts'

export type Target = {
  readonly config: Config
  readonly address: Address
  readonly storage: Storage
  readonly interrupted: AbortSignal
}

/** Files that are in the store already stay, and none is put there. */
type Wish = { readonly keeps_files: boolean }

/** How far a restore of this set has come here. `loaded`: all is there, and only the rest of the work is to be done. */
export type Progress = 'nothing' | 'begun' | 'loaded'

/** Throws unless there is nothing that a restore could overwrite. What an unfinished one left is no hindrance. */
export async function demandEmpty(target: Target, manifest: Manifest, { keeps_files }: Wish): Promise<Progress> {
  const progress = await inSession({ ...target, purpose: 'restore', mode: 'read only' }, (session) =>
    readProgress(session, target.config, manifest),
  )
  if (progress === 'loaded') return progress
  await demandStore(target, manifest, { keeps_files, is_begun: progress === 'begun' })
  await demandNoLegal(target.config, manifest, progress)
  return progress
}

const HOW = 'A restore only goes into an empty place: nothing was changed.'

/** In a database whose restore is not finished. Rows come all at once, so before `is_loaded` there is none of anybody. */
type Mark = { readonly set: string; readonly is_loaded: boolean }

/** Tells one set from every other. */
const nameOf = ({ snapshot_at, installation_id }: Manifest): string => `${installation_id} ${snapshot_at}`

export const beginMark = async (session: Session, manifest: Manifest): Promise<void> => {
  await session.unsafe(`create table if not exists ${MARKER} (set text not null, is_loaded boolean not null)`)
  await session.unsafe(`delete from ${MARKER}`)
  await session.unsafe(`insert into ${MARKER} (set, is_loaded) values ($1, false)`, [nameOf(manifest)])
}

export const markLoaded = (session: Session): Promise<unknown> =>
  session.unsafe(`update ${MARKER} set is_loaded = true`)
export const endMark = (session: Session): Promise<unknown> => session.unsafe(`drop table ${MARKER}`)

async function readProgress(session: Session, config: Config, manifest: Manifest): Promise<Progress> {
  const { database_url, data_dir } = config
  const rows = await session.unsafe<{ name: string }[]>(`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`)
  const names = new Set(rows.map(({ name }) => name))
  if (names.size === 0) return 'nothing'
  const where = database_url ? 'The database of DATABASE_URL' : `The database in ${data_dir}`
  const place = database_url ? 'Create an empty database and set DATABASE_URL to it' : 'Set DATA_DIR to an empty folder'
  const [mark] = names.has(MARKER) ? await session.unsafe<Mark[]>(`select set, is_loaded from ${MARKER}`) : []
  const is_used = names.has('installation') && (await session.unsafe('select mode from installation')).length > 0
  if (mark && !mark.is_loaded && !is_used) {
    if (names.has('migrations')) await demandOlder(session, manifest, place)
    return 'begun'
  }
  if (mark?.is_loaded && mark.set === nameOf(manifest)) return 'loaded'
  const claims = names.has('claims') ? await session.unsafe<{ count: number }[]>('select count(*) from claims') : []
  const held = claims[0] ? `${names.size} tables and ${claims[0].count} claims` : `${names.size} tables`
  throw new BackupError(`${where} holds ${held}. ${HOW} ${place}.`)
}

/** Of a newer set the tables are too new: what migrations and their backfills do to rows would never be done to these. */
async function demandOlder(session: Session, { migrations }: Manifest, place: string): Promise<void> {
  const applied = await session.unsafe<{ number: number; name: string }[]>('select number, name from migrations')
  const newer = applied.find(({ number }) => !migrations.some((migration) => migration.number === number))
  if (newer)
    throw new BackupError(
      `The restore of a newer set was begun here: its tables have ${newer.name}, which this set lacks. Nothing was changed. ${place}.`,
    )
}

async function demandStore(
  { storage, config }: Target,
  { installation_id }: Manifest,
  { keeps_files, is_begun }: Wish & { is_begun: boolean },
): Promise<void> {
  const { s3, data_dir } = config
  const where = s3 ? `The bucket ${s3.bucket}` : `The folder ${join(data_dir, 'files')}`
  const found = await readStoreId(storage)
  if (keeps_files) {
    if (found !== null && found === installation_id) return
    throw new BackupError(
      `${where} is not the file store of this set (it carries ${found ?? 'no id'}, the set ${installation_id ?? 'none'}): with --keep-files it has to be. Nothing was changed.`,
    )
  }
  if (is_begun && found !== null && found === installation_id) return
  const place = s3 ? 'Set S3_BUCKET to an empty bucket' : 'Set DATA_DIR to an empty folder'
  const keep = 'or, if these are the files of the lost database, add --keep-files'
  if (found !== null) throw new BackupError(`${where} belongs to installation ${found}. ${HOW} ${place}, ${keep}.`)
  for (const { sweep } of SWEEPS)
    for await (const { key } of storage.list(sweep.prefix))
      throw new BackupError(`${where} holds files, such as ${key}. ${HOW} ${place}.`)
}

/** Once it was begun, those of a set are there, and are replaced if it was another one. */
async function demandNoLegal({ data_dir }: Config, { legal }: Manifest, progress: Progress): Promise<void> {
  if (legal.length === 0) return
  const folder = join(data_dir, LEGAL_FOLDER)
  const found = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const ours = progress === 'begun' ? legal.map(({ name }) => name) : []
  const table = found.find((name) => name.endsWith('.json') && !ours.includes(name))
  if (table) throw new BackupError(`${folder} holds tables of the law, such as ${table}. ${HOW} Move them away.`)
}
