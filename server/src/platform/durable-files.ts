import { randomBytes } from 'node:crypto'
import { link, open, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './error-code.ts'

/** A new name lasts only when its folder is on disk too. Windows cannot do that and does not need it. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Creates a private file with its whole content, or leaves the one that is there. Of several processes exactly one wins,
 * and nobody, not even after a crash, ever sees half of it.
 */
export async function createOnce(path: string, content: string): Promise<void> {
  const draft = `${path}-${randomBytes(8).toString('hex')}`
  try {
    await writeFile(draft, content, { mode: 0o600, flush: true })
    await link(draft, path)
    await syncFolder(dirname(path))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
}
