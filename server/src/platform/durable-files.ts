import { randomBytes } from 'node:crypto'
import { link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from './error-code.ts'

/** A new file name is durable only once its folder is synced too. Windows cannot sync folders and does not need to. */
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
 * Creates a private folder and its parents one by one. Node's recursive `mkdir` never returns if the file system cannot
 * create folders and reports ENOENT, as /proc does.
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
 * Creates a private file with its whole content, or keeps the existing one. Of several processes exactly one wins, and
 * nobody ever sees a partial file, not even after a crash.
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
