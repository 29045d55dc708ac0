import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { openDiskStorage } from '../../platform/storage/disk.ts'
import { BlobMissing, type Storage } from '../../platform/storage/storage.ts'
import { listFileTables, namedFiles } from './catalogue.ts'
import { inParallel } from './in-parallel.ts'
import { FILE_LIST, type FileLine, type Manifest } from './manifest.ts'
import { type Address, inSession, type Session } from './session.ts'

/** Notes of what was erased on request. No row names them: they outlive the rows. */
export const ERASURE_NOTES = 'erasures/'
/** A bucket answers each in some milliseconds, and is not to be flooded. */
export const FILES_AT_ONCE = 8
/** What the rows of the snapshot name. Only while a backup runs. */
const NAMED = 'named-files'
const PORTION = 1_000

type Place = { readonly set: string; readonly interrupted: AbortSignal }

/** Within the snapshot. The files themselves are copied after it, since a snapshot that is held costs the database. */
export async function noteNamedFiles(session: Session, { set, interrupted }: Place): Promise<void> {
  const rows = await session.unsafe(`copy (${namedFiles(await listFileTables(session))}) to stdout`).readable()
  await pipeline(rows, createWriteStream(join(set, NAMED), { flags: 'wx', mode: 0o600 }), { signal: interrupted })
}

type Named = { readonly key: string; readonly sha256: string | null }
type Told = (line: FileLine) => void

/**
 * Every file was stored before its row, so one that is not there was erased since, or lost. A file never changes: when it
 * is copied makes no difference.
 */
export async function copyFilesOut(
  { address, storage, tell }: { address: Address; storage: Storage; tell: Told },
  place: Place,
): Promise<Manifest['files']> {
  const own = await openDiskStorage(place.set)
  const list = await openList(place.set, tell)
  const absent: string[] = []
  try {
    const copy = async ({ key, sha256 }: Named) => {
      const line = await copied(storage, own, { key, sha256 })
      if (line) await list.add(line)
      else if (sha256 !== null) absent.push(key)
    }
    const way = { width: FILES_AT_ONCE, interrupted: place.interrupted }
    await inParallel(namedIn(place.set), way, copy)
    await inParallel(notesIn(storage), way, copy)
    const still = await listStillNamed(address, absent, place)
    for (const key of absent)
      await list.add({ key, what: still.has(key) ? 'missing' : 'erased', bytes: 0, sha256: null })
  } finally {
    await list.close()
    own.close()
  }
  await rm(join(place.set, NAMED))
  return list.read()
}

/** Keys and hashes consist of characters that PostgreSQL prints as they are. */
async function* namedIn(set: string): AsyncIterable<Named> {
  const lines = createInterface({ input: createReadStream(join(set, NAMED)), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) {
    const [key = '', sha256 = ''] = line.split('\t')
    yield { key, sha256 }
  }
}

async function* notesIn(storage: Storage): AsyncIterable<Named> {
  for await (const { key } of storage.list(ERASURE_NOTES)) yield { key, sha256: null }
}

async function copied(storage: Storage, own: Storage, { key, sha256 }: Named): Promise<FileLine | undefined> {
  try {
    const { stream } = await storage.get(key)
    const blob = await own.put(key, stream)
    return { key, what: sha256 === null || sha256 === blob.sha256 ? 'copied' : 'damaged', ...blob }
  } catch (error) {
    if (error instanceof BlobMissing) return undefined
    throw error
  }
}

/** Which of these keys rows still name: those files are lost, and the others were erased on purpose. */
async function listStillNamed(
  address: Address,
  keys: readonly string[],
  { interrupted }: Place,
): Promise<ReadonlySet<string>> {
  const still = new Set<string>()
  if (keys.length === 0) return still
  await inSession({ address, purpose: 'backup', mode: 'read only', interrupted }, async (session) => {
    const named = namedFiles(await listFileTables(session))
    for (let at = 0; at < keys.length; at += PORTION) {
      const portion = JSON.stringify(keys.slice(at, at + PORTION))
      const text = `select n.blob_key as key from (${named}) n
        where n.blob_key in (select jsonb_array_elements_text($1::text::jsonb))`
      for (const { key } of await session.unsafe<{ key: string }[]>(text, [portion])) still.add(key)
    }
  })
  return still
}

/** Line by line on disk and never in memory: there may be millions. */
async function openList(set: string, tell: Told) {
  const file = await open(join(set, FILE_LIST), 'wx', 0o600)
  const hash = createHash('sha256')
  const counts = { copied: 0, erased: 0, missing: 0, damaged: 0 }
  let bytes = 0
  let written: Promise<unknown> = Promise.resolve()
  return {
    async add(line: FileLine): Promise<void> {
      counts[line.what]++
      bytes += line.bytes
      tell(line)
      const text = `${JSON.stringify(line)}\n`
      hash.update(text)
      // One after the other, in the order in which they were hashed.
      written = written.then(() => file.appendFile(text))
      await written
    },
    async close(): Promise<void> {
      await file.sync()
      await file.close()
    },
    read: (): Manifest['files'] => ({ ...counts, bytes, sha256: hash.digest('hex') }),
  }
}
