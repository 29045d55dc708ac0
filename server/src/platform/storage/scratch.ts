import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import type { Deps } from '../work.ts'
import { awayOf, heedFailure } from './storage.ts'

/** Longer than anybody works on one file. Older files were left by a killed process. */
const LEFTOVER_AGE_MS = 60 * 60 * 1000

/** Puts a stream into a file for programs that need random access, and removes the file afterwards. */
export async function withScratchFile<T>(
  { config }: Pick<Deps, 'config'>,
  stream: Readable,
  act: (path: string) => Promise<T>,
): Promise<T> {
  const path = join(folderOf(config), newId())
  try {
    await fill(path, stream)
    return await act(path)
  } finally {
    // What cannot be removed now is removed by `tidyScratch` later.
    await rm(path, { force: true }).catch(() => undefined)
  }
}

const folderOf = ({ data_dir }: Deps['config']): string => join(data_dir, 'scratch')

async function fill(path: string, stream: Readable): Promise<void> {
  heedFailure(stream)
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    // If the folder could not be made, nobody else would close the stream.
    stream.destroy()
    throw awayOf(error)
  }
}

/** Removes what killed processes left behind. */
export async function tidyScratch({ config, clock }: Pick<Deps, 'config' | 'clock'>): Promise<void> {
  const folder = folderOf(config)
  const before = clock.machine_ms() - LEFTOVER_AGE_MS
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < before) await rm(path, { force: true }).catch(() => undefined)
  }
}
