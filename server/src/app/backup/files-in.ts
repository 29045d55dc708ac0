import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Config } from '../../platform/config.ts'
import { createOnce } from '../../platform/durable-files.ts'
import { readDiskStorage } from '../../platform/storage/disk.ts'
import { writeStoreId } from '../../platform/storage/identity.ts'
import { BlobMissing, type Storage } from '../../platform/storage/storage.ts'
import { FILES_AT_ONCE } from './files-out.ts'
import { inParallel } from './in-parallel.ts'
import { BackupError, FILE_LIST, type FileLine, LEGAL_FOLDER, type Manifest, readFileLine } from './manifest.ts'

type Putting = {
  readonly set: string
  readonly manifest: Manifest
  readonly storage: Storage
  readonly interrupted: AbortSignal
  tell(text: string): void
}

/** The id comes first: a store with files and another id than its database is refused by a start. */
export async function putFiles({ set, manifest, storage, interrupted, tell }: Putting): Promise<void> {
  await demandList(set, manifest)
  if (manifest.installation_id !== null) await writeStoreId(storage, manifest.installation_id)
  const own = readDiskStorage(set)
  const all = manifest.files.copied + manifest.files.damaged
  let done = 0
  await inParallel(linesOf(set), { width: FILES_AT_ONCE, interrupted }, async ({ key, sha256 }) => {
    if (sha256 === null) return
    const stored = await put(own, storage, key)
    if (stored !== sha256)
      throw new BackupError(`The file ${key} of the set is missing or damaged: no row was restored. Use another set.`)
    tell(`Restoring files: ${++done} of ${all}`)
  })
}

async function put(own: Pick<Storage, 'get'>, storage: Storage, key: string): Promise<string | null> {
  try {
    const { stream } = await own.get(key)
    return (await storage.put(key, stream)).sha256
  } catch (error) {
    if (error instanceof BlobMissing) return null
    throw error
  }
}

async function demandList(set: string, { files }: Manifest): Promise<void> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(join(set, FILE_LIST))) hash.update(chunk)
  } catch {
    throw new BackupError(`${FILE_LIST} of the set cannot be read: nothing was restored. Use another set.`)
  }
  if (hash.digest('hex') !== files.sha256)
    throw new BackupError(`${FILE_LIST} of the set is damaged: nothing was restored. Use another set.`)
}

export async function* linesOf(set: string): AsyncIterable<FileLine> {
  for await (const line of createInterface({ input: createReadStream(join(set, FILE_LIST)) })) yield readFileLine(line)
}

export async function putLegal({ data_dir }: Config, set: string, { legal }: Manifest): Promise<void> {
  const folder = join(data_dir, LEGAL_FOLDER)
  if (legal.length > 0) await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const { name, sha256 } of legal) {
    const table = await readFile(join(set, LEGAL_FOLDER, name)).catch(() => Buffer.alloc(0))
    if (createHash('sha256').update(table).digest('hex') !== sha256)
      throw new BackupError(`The legal table ${name} of the set is missing or damaged. Use another set.`)
    // Of another set, whose restore was not finished here.
    await rm(join(folder, name), { force: true })
    await createOnce(join(folder, name), table.toString('utf8'))
  }
}
