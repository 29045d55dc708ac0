import { createHash } from 'node:crypto'
import { chmod, type FileHandle, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DAY_MS } from '../../kernel/dates.ts'
import { wallMilliseconds } from '../clock.ts'
import { syncFolder } from '../durable-files.ts'
import { codeOf } from '../error-code.ts'
import { newId } from '../ids.ts'
import {
  assertKey,
  awayOf,
  type BlobEntry,
  BlobMissing,
  type ByteRange,
  heedFailure,
  openMeter,
  type Storage,
  StorageAway,
  type StoredBlob,
} from './storage.ts'

/** Only unfinished blobs begin with a dot; no key does. */
const UNFINISHED = '.'
const UNFINISHED_AGE_MAX_MS = DAY_MS
const SHARD = /^[0-9a-f]{2}$/

/** Blobs as files, in 256 folders below `files` in the data directory. */
export async function openDiskStorage(data_dir: string): Promise<Storage> {
  const root = join(data_dir, 'files')
  await mkdir(root, { recursive: true, mode: 0o700 })
  await chmod(root, 0o700)
  await removeLeftovers(root)
  return {
    put: (key, stream) => put(root, key, stream),
    get: async (key, range) => get(pathOf(root, key), key, range),
    delete: async (key) => rm(pathOf(root, key), { force: true }),
    list: (prefix = '') => list(root, prefix),
    check: () => check(root),
    tidy: () => removeLeftovers(root),
    close: () => undefined,
  }
}

/** Blobs of a folder that is left as it is, such as one on a volume that can only be read. `check` tries to write. */
export function readDiskStorage(data_dir: string): Storage {
  const root = join(data_dir, 'files')
  const refuse = async () => {
    throw new Error('these files are only read')
  }
  return {
    get: async (key, range) => get(pathOf(root, key), key, range),
    list: (prefix = '') => list(root, prefix),
    check: () => check(root),
    put: refuse,
    delete: refuse,
    tidy: refuse,
    close: () => undefined,
  }
}

/** A key is one file name, with `~` for `/`, so that `a` and `a/b` can both exist, as in an object store. */
function pathOf(root: string, key: string): string {
  assertKey(key)
  const shard = createHash('sha256').update(key).digest('hex').slice(0, 2)
  return join(root, shard, key.replaceAll('/', '~'))
}

const keyOf = (name: string): string => name.replaceAll('~', '/')

async function put(root: string, key: string, stream: Readable): Promise<StoredBlob> {
  heedFailure(stream)
  const path = pathOf(root, key)
  const folder = dirname(path)
  const unfinished = join(folder, `${UNFINISHED}${newId()}`)
  try {
    const blob = await write(await create(root, unfinished), stream)
    await rename(unfinished, path)
    await syncFolder(folder)
    return blob
  } catch (error) {
    stream.destroy()
    // On a disk that cannot be written this fails too, but is not the original fault.
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw awayOf(error)
  }
}

/** Creates a file. Its folder nearly always exists, so it is made only when it turns out to be missing. */
async function create(root: string, path: string): Promise<FileHandle> {
  const handle = await openNew(path).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  if (handle) return handle
  await makeFolder(root, dirname(path))
  return openNew(path)
}

const openNew = (path: string): Promise<FileHandle> => open(path, 'wx', 0o600)

/** Every failure counts as away, since the code does not tell: for a disk that became read-only Node says ENOENT. */
async function makeFolder(root: string, folder: string): Promise<void> {
  try {
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(root)
  } catch (error) {
    throw new StorageAway(error, codeOf(error))
  }
}

/**
 * Writes to an open file. A stream that opens its file itself may still do so after the write has failed and been
 * cleaned up.
 */
async function write(handle: FileHandle, stream: Readable): Promise<StoredBlob> {
  const meter = openMeter()
  await pipeline(stream, meter.measure, handle.createWriteStream({ flush: true }))
  return meter.read()
}

async function get(path: string, key: string, range?: ByteRange): Promise<{ stream: Readable; bytes: number }> {
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw isMissing(error) ? new BlobMissing(key) : awayOf(error)
  })
  const { size } = await handle.stat()
  const { first, last } = { first: range?.first ?? 0, last: Math.min(range?.last ?? size - 1, size - 1) }
  // A stream must not end before it begins, so none is given for an empty blob.
  const part = last < first ? {} : { start: first, end: last }
  return { stream: handle.createReadStream(part), bytes: last - first + 1 }
}

async function* list(root: string, prefix: string): AsyncIterable<BlobEntry> {
  for await (const { path, name } of filesIn(root)) {
    const key = keyOf(name)
    if (name.startsWith(UNFINISHED) || !key.startsWith(prefix)) continue
    const found = await statIfThere(path)
    if (found) yield { key, bytes: found.size, modified_at: found.mtime }
  }
}

async function* filesIn(root: string): AsyncIterable<{ path: string; name: string }> {
  for (const entry of await readdir(root)) {
    if (entry.startsWith(UNFINISHED)) yield { path: join(root, entry), name: entry }
    if (!SHARD.test(entry)) continue
    for (const name of await readdir(join(root, entry))) yield { path: join(root, entry, name), name }
  }
}

/** Undefined for a file that was deleted since it was listed. */
const statIfThere = (path: string) =>
  stat(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT'

/** Removes what a crash left half written. Younger files may belong to another process that is writing now. */
async function removeLeftovers(root: string): Promise<void> {
  for await (const { path, name } of filesIn(root)) {
    if (!name.startsWith(UNFINISHED)) continue
    const found = await statIfThere(path)
    if (found && wallMilliseconds() - found.mtimeMs > UNFINISHED_AGE_MAX_MS) await rm(path, { force: true })
  }
}

async function check(root: string): Promise<void> {
  const path = join(root, `${UNFINISHED}${newId()}`)
  try {
    await writeFile(path, 'ready', { mode: 0o600 })
  } finally {
    await rm(path, { force: true })
  }
}
