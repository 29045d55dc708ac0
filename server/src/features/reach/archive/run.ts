import { SYSTEM } from '../../../kernel/caller.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { pause } from '../../../platform/clock.ts'
import { codeOf } from '../../../platform/error-code.ts'
import { newId } from '../../../platform/ids.ts'
import { BlobMissing } from '../../../platform/storage/storage.ts'
import { eraseBlob, sweepJob } from '../../../platform/storage/sweep.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { ARCHIVE_FOLDER, faultOfFile, writeFile } from './file.ts'
import {
  type ArchiveRow,
  dropSpares,
  findArchive,
  findOpenArchive,
  insertArchive,
  listKnownFiles,
  makePlace,
  setEnded,
  setLeft,
  setWritten,
  takeRows,
} from './queries.ts'
import { ARCHIVED_TABLES, type ArchivedTable } from './rules.ts'

export type ArchiveDeps = Pick<Deps, 'db' | 'storage' | 'clock' | 'config' | 'subscriptions' | 'legal' | 'vault'>

const LOCK_TIMED_OUT = '55P03'
const TRIES = 40
const BETWEEN_TRIES_MS = 500

/** Others hold what has to be locked, again and again. What was done so far stays, and is gone on with by the next call. */
export class TooBusy extends Error {
  readonly table: string
  constructor(table: string) {
    super(`others keep writing to ${table}`)
    this.name = 'TooBusy'
    this.table = table
  }
}

/** The stored file is not the one that was written. Nothing was taken on the strength of it. */
export class BadFile extends Error {
  readonly number: number
  constructor(number: number, fault: string) {
    super(`archive ${number}: ${fault}`)
    this.name = 'BadFile'
    this.number = number
  }
}

export type Wish = { readonly part: string; readonly closed_before: Date }

/**
 * Writes the history of claims that were closed before a time to a file, as far as it lies in one part, reads the file
 * back, and only then takes the rows out. A call that was interrupted is gone on with by the next one, whatever it
 * wishes: undefined asks for that alone.
 */
export async function makeArchive(
  deps: ArchiveDeps,
  wish: Wish | undefined,
  tell: (step: string) => void = () => undefined,
): Promise<ArchiveRow | undefined> {
  const archive = (await findOpenArchive(deps.db)) ?? (wish && (await begin(deps, wish)))
  if (!archive) return undefined
  if (archive.blob_key === null) {
    tell('Writing the file')
    await write(deps, archive)
  }
  tell('Reading it back')
  await demandFile(deps, await known(deps, archive.number))
  for (const table of ARCHIVED_TABLES) {
    tell(`Taking rows out of ${table}`)
    await take(deps, await known(deps, archive.number), table)
    await insist(table, () => deps.db.transaction((tx) => dropSpares(tx, table)))
  }
  await end(deps, await known(deps, archive.number))
  return known(deps, archive.number)
}

async function begin(deps: ArchiveDeps, { part, closed_before }: Wish): Promise<ArchiveRow | undefined> {
  await deps.db.transaction((tx) => insertArchive(tx, part, closed_before))
  return findOpenArchive(deps.db)
}

async function known({ db }: Pick<ArchiveDeps, 'db'>, number: number): Promise<ArchiveRow> {
  const archive = await findArchive(db, number)
  if (!archive) throw new Error(`archive ${number} is gone`)
  return archive
}

async function write(deps: ArchiveDeps, { number, part, closed_before }: ArchiveRow): Promise<void> {
  const blob_key = `${ARCHIVE_FOLDER}/${number}-${part}-${newId()}.ndjson.gz`
  const { stored, written } = await writeFile(deps, blob_key, { number, part, closed_before })
  await deps.db.transaction((tx) => setWritten(tx, number, { blob_key, ...stored }, written))
}

/** Without its file an archive of which nothing was taken yet is given up. */
async function demandFile(deps: ArchiveDeps, archive: ArchiveRow): Promise<void> {
  try {
    await demandWholeFile(deps, archive)
  } catch (error) {
    const is_begun = archive.tables.some(({ state }) => state === 'taken')
    if (!is_begun && (error instanceof BadFile || error instanceof BlobMissing)) await end(deps, archive)
    throw error
  }
}

export async function demandWholeFile(
  { storage }: Pick<ArchiveDeps, 'storage'>,
  { number, blob_key, sha256 }: ArchiveRow,
): Promise<string> {
  if (blob_key === null || sha256 === null) throw new BadFile(number, 'it has no file')
  const fault = await faultOfFile(storage, { blob_key, sha256 })
  if (fault) throw new BadFile(number, fault)
  return blob_key
}

async function take({ db }: ArchiveDeps, archive: ArchiveRow, table: ArchivedTable): Promise<void> {
  const stateOf = (name: ArchivedTable) => archive.tables.find(({ table_name }) => table_name === name)
  const wanted = stateOf(table)
  if (wanted?.state !== 'written') return
  // An event that has a delivery is needed to repeat it; a table without rows has nothing to take.
  const deliveries = stateOf('webhook_deliveries')
  const is_needed = table === 'events' && deliveries?.state === 'left' && deliveries.rows > 0
  if (is_needed || wanted.rows === 0) {
    await db.transaction((tx) => setLeft(tx, archive.number, table))
    return
  }
  await insist(table, async () => {
    await db.transaction((tx) => makePlace(tx, table, archive.part))
    await db.transaction((tx) => takeRows(tx, archive.number, table))
  })
}

/** Gives way to others, and tries again. */
export async function insist(table: ArchivedTable, act: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await act()
      return
    } catch (error) {
      if (codeOf(error) !== LOCK_TIMED_OUT) throw error
      if (tries === TRIES) throw new TooBusy(table)
      await pause(BETWEEN_TRIES_MS)
    }
  }
}

/** Without a row in it the file is of no use. */
async function end(deps: ArchiveDeps, { number, part, blob_key, tables }: ArchiveRow): Promise<void> {
  const taken = tables.filter(({ state }) => state === 'taken')
  await transact(deps, SYSTEM, async (work) => {
    await setEnded(work.tx, number, taken.length > 0 ? 'done' : 'given_up')
    if (taken.length === 0 && blob_key !== null) eraseBlob(work.tx, blob_key, null)
    if (taken.length > 0) {
      const rows = Object.fromEntries(taken.map(({ table_name, rows }) => [table_name, rows]))
      await recordAudit(work, { action: 'archive.made', details: { number, part, rows } })
    }
  })
}

export const sweepArchives = sweepJob('archives.sweep', {
  prefix: `${ARCHIVE_FOLDER}/`,
  listKnown: ({ db }, keys) => listKnownFiles(db, keys),
})
