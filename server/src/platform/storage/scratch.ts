import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import type { Deps } from '../work.ts'

/** Longer than anybody works on one file; what is older was left by a process that was killed. */
const LEFTOVER_AGE_MS = 60 * 60 * 1000

/** Puts a stream into a file for programs that need to jump around in it, and takes the file away again. */
export async function withScratchFile<T>(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  stream: Readable,
  act: (path: string) => Promise<T>,
): Promise<T> {
  const folder = join(config.data_dir, 'scratch')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(folder, clock.wall())
  const path = join(folder, newId())
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await act(path)
  } finally {
    await rm(path, { force: true })
  }
}

async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > LEFTOVER_AGE_MS) await rm(path, { force: true })
  }
}
