import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
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
export function staleApps(): App[] {
  const hash = sourceHash()
  return APPS.filter((app) => readStamp(app) !== hash)
}

function readStamp(app: App): string {
  try {
    return readFileSync(stampOf(builtOf(app)), 'utf8')
  } catch {
    return ''
  }
}

/** All at once: waiting for each of some hundred files is what takes long, and a start waits for the whole. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) for (const file of filesOf(join(WEB, source))) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}
