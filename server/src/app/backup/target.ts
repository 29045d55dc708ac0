import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import type { DatabaseAddress } from '../../platform/db/db.ts'
import { codeOf } from '../../platform/error-code.ts'
import { readStoreId } from '../../platform/storage/identity.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { SWEEPS } from '../sweeps.ts'
import { MARKER } from './catalogue.ts'
import { BackupError, LEGAL_FOLDER, type Manifest } from './manifest.ts'
import { inSession, type Session } from './session.ts'

export type Target = {
  readonly config: Config
  readonly address: DatabaseAddress | string
  readonly storage: Storage
}

/** Files that are in the store already stay, and none is put there. */
type Wish = { readonly keeps_files: boolean }

/** Throws unless there is nothing that a restore could overwrite. What a restore left that did not finish is no hindrance. */
export async function demandEmpty(target: Target, manifest: Manifest, { keeps_files }: Wish): Promise<void> {
  const is_begun = await inSession({ ...target, purpose: 'restore', mode: 'read only' }, (session) =>
    isBegun(session, target.config),
  )
  await demandStore(target, manifest, { keeps_files, is_begun })
  if (!is_begun) await demandNoLegal(target.config, manifest)
}

const HOW = 'A restore only goes into an empty place: nothing was changed.'

/** Whether an earlier restore into this database was not finished. It has tables then, but no row of anybody. */
async function isBegun(session: Session, { database_url, data_dir }: Config): Promise<boolean> {
  const rows = await session.unsafe<{ name: string }[]>(`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`)
  const names = new Set(rows.map(({ name }) => name))
  if (names.size === 0) return false
  const where = database_url ? 'The database of DATABASE_URL' : `The database in ${data_dir}`
  const place = database_url ? 'Create an empty database and set DATABASE_URL to it' : 'Set DATA_DIR to an empty folder'
  const is_used = names.has('installation') && (await session.unsafe('select mode from installation')).length > 0
  if (names.has(MARKER) && !is_used) return true
  const claims = names.has('claims') ? await session.unsafe<{ count: number }[]>('select count(*) from claims') : []
  const held = claims[0] ? `${names.size} tables and ${claims[0].count} claims` : `${names.size} tables`
  throw new BackupError(`${where} holds ${held}. ${HOW} ${place}.`)
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
  if (is_begun && (found === null || found === installation_id)) return
  const place = s3 ? 'Set S3_BUCKET to an empty bucket' : 'Set DATA_DIR to an empty folder'
  const keep = 'or, if these are the files of the lost database, add --keep-files'
  if (found !== null) throw new BackupError(`${where} belongs to installation ${found}. ${HOW} ${place}, ${keep}.`)
  for (const { sweep } of SWEEPS)
    for await (const { key } of storage.list(sweep.prefix))
      throw new BackupError(`${where} holds files, such as ${key}. ${HOW} ${place}.`)
}

async function demandNoLegal({ data_dir }: Config, { legal }: Manifest): Promise<void> {
  if (legal.length === 0) return
  const folder = join(data_dir, LEGAL_FOLDER)
  const found = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const table = found.find((name) => name.endsWith('.json'))
  if (table) throw new BackupError(`${folder} holds tables of the law, such as ${table}. ${HOW} Move them away.`)
}
