import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises'
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
 * A private folder with those above it, one by one: Node's own recursive way never ends where the file system makes no
 * folders at all and says ENOENT for it, as /proc does.
 */
export async function makeFolders(path: string): Promise<void> {
  const parent = dirname(path)
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await isFolder(path))) return
    if (codeOf(error) !== 'ENOENT' || (await isFolder(parent))) throw error
    await makeFolders(parent)
    await makeFolders(path)
  }
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )

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
