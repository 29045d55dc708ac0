import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One bundle per audience, so that nobody receives the code of another audience's pages. */
export const APPS = ['operator'] as const
export type App = (typeof APPS)[number]

const WEB = fileURLToPath(new URL('.', import.meta.url))
const SOURCES = [...APPS, 'shared', '../claim-table/src', 'vite.config.ts', '../package-lock.json']

export const sourceOf = (app: App): string => join(WEB, app)
export const builtOf = (app: App): string => join(WEB, 'dist', app)
export const stampOf = (folder: string): string => join(folder, '.made-from')

/** Apps that are not built, or were built from other sources than the present ones. */
export async function staleApps(): Promise<App[]> {
  const hash = await sourceHash()
  const made_from = await Promise.all(APPS.map((app) => readFile(stampOf(builtOf(app)), 'utf8').catch(() => '')))
  return APPS.filter((_, index) => made_from[index] !== hash)
}

export async function sourceHash(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const file of await filesOf(join(WEB, source))) hash.update(await readFile(file))
  return hash.digest('hex')
}

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
