import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Config, Mode } from '../../platform/config.ts'
import { syncFolder } from '../../platform/durable-files.ts'
import { codeOf } from '../../platform/error-code.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { listSequences, listTables, quoted, readSums, type Table } from './catalogue.ts'
import { copyFilesOut, noteNamedFiles } from './files-out.ts'
import {
  BackupError,
  FORMAT,
  LEGAL_FOLDER,
  MANIFEST,
  type Manifest,
  TABLES_FOLDER,
  type TableEntry,
  UNFINISHED,
} from './manifest.ts'
import { findVault, sealProbe } from './secret.ts'
import { type Address, inSession, type Session } from './session.ts'
import { copyTableOut } from './tables-out.ts'

export type Making = {
  readonly config: Config
  readonly address: Address
  readonly storage: Storage
  readonly version: string
  readonly interrupted: AbortSignal
  /** Wall time. */
  now(): Date
  /** Called often, with what is done at present. */
  tell(text: string): void
}

/** Writes a set into a folder that exists, and returns where it is. Until it is whole, it has another name. */
export async function makeSet(making: Making, parent: string): Promise<{ set: string; manifest: Manifest }> {
  await demandFolder(parent)
  const set = join(parent, `mahnwerk-${making.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z`)
  const draft = set + UNFINISHED
  await begin(set, draft)
  try {
    const manifest = await fill(making, draft)
    await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })
    for (const folder of [TABLES_FOLDER, LEGAL_FOLDER, '']) await syncFolder(join(draft, folder))
    await rename(draft, set)
    await syncFolder(parent)
    return { set, manifest }
  } catch (error) {
    // A half set is of no use, and on a full disk its room is needed.
    await rm(draft, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined)
    throw error
  }
}

async function begin(set: string, draft: string): Promise<void> {
  const is_taken = (await readdir(dirname(set))).includes(basename(set))
  try {
    if (!is_taken) return await mkdir(draft, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  throw new BackupError(`${set} is there already, from a backup in the same second; start this one again.`)
}

/** Left by backups that were killed, or written by one that still runs. */
export const listUnfinished = async (parent: string): Promise<string[]> =>
  (await readdir(parent)).filter((name) => name.startsWith('mahnwerk-') && name.endsWith(UNFINISHED)).sort()

/** Is not made here: a volume that is not mounted would become a folder on a disk that is not meant. */
async function demandFolder(parent: string): Promise<void> {
  await readdir(parent).catch((error: unknown) => {
    throw new BackupError(
      `${parent} is no folder that can be read (${codeOf(error)}): make it, or mount the volume that it is on.`,
    )
  })
}

async function fill(making: Making, set: string): Promise<Manifest> {
  for (const folder of [TABLES_FOLDER, LEGAL_FOLDER]) await mkdir(join(set, folder), { mode: 0o700 })
  const legal = await copyLegalOut(making.config, set)
  const sealed = sealProbe(await findVault(making.config))
  const { address, storage, interrupted } = making
  const wish = { address, purpose: 'backup', interrupted }
  const before = await inSession({ ...wish, mode: 'read only' }, listTables)
  const mode = 'isolation level repeatable read read only'
  const database = await inSession({ ...wish, mode }, async (session) => {
    await lockTables(session, before)
    return copyDatabase(session, making, set)
  })
  let copied = 0
  const tell = () => making.tell(`Copying files: ${++copied}`)
  const files = await copyFilesOut({ address, storage, tell }, { set, interrupted })
  const finished_at = making.now().toISOString()
  return { format: FORMAT, version: making.version, finished_at, ...database, files, legal, sealed }
}

type DatabasePart = Omit<Manifest, 'format' | 'version' | 'finished_at' | 'files' | 'legal' | 'sealed'>

/** Everything in one snapshot. Nobody waits for it, and it sees nothing of what others write meanwhile. */
async function copyDatabase(session: Session, making: Making, set: string): Promise<DatabasePart> {
  const tables = await listTables(session)
  const [head] = await session.unsafe<{ mode: Mode; installation_id: string | null; snapshot_at: string }[]>(`
    select mode, id as installation_id,
      to_char(clock_timestamp(), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as snapshot_at from installation`)
  if (!head) throw new BackupError('No server was ever started on this database: there is nothing to back up yet.')
  const migrations = await session.unsafe<Manifest['migrations']>(
    'select number, name, checksum from migrations order by number',
  )
  const copied: TableEntry[] = []
  for (const [index, table] of tables.entries()) {
    making.tell(`Copying the database: table ${index + 1} of ${tables.length}, ${table.name}`)
    copied.push(await copyTableOut(session, table, { set, interrupted: making.interrupted }))
  }
  await noteNamedFiles(session, { set, interrupted: making.interrupted })
  const [sequences, sums] = [await listSequences(session), await readSums(session)]
  return { ...head, migrations: [...migrations], tables: copied, sequences: [...sequences], sums }
}

/** So that no migration changes a table before its turn comes. The snapshot is taken by the first reading after it. */
const lockTables = (session: Session, tables: readonly Table[]): Promise<unknown> =>
  session.unsafe(`lock table ${tables.map(({ name }) => quoted(name)).join(', ')} in access share mode`)

/** Those of `DATA_DIR`; the changes that the team made stand in the database, and the rest comes with the version. */
async function copyLegalOut({ data_dir }: Config, set: string): Promise<Manifest['legal']> {
  const folder = join(data_dir, LEGAL_FOLDER)
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const legal: Manifest['legal'] = []
  for (const name of names.filter((name) => name.endsWith('.json')).sort()) {
    const table = await readFile(join(folder, name))
    await writeFile(join(set, LEGAL_FOLDER, name), table, { mode: 0o600, flush: true })
    legal.push({ name, sha256: createHash('sha256').update(table).digest('hex') })
  }
  return legal
}
