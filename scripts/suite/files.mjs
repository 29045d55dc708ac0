import { globSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const CORES = availableParallelism()

const FOLDERS = 'server,sdk,cli,claim-table,web,e2e'
const isLong = (file) => file.endsWith('.long.test.ts') || file.startsWith('e2e/long/')
/** Files that share a browser and a service, and therefore one process. */
const isBrowserTest = (file) => file.startsWith('e2e/')

/** The files that `npm test` runs, or `npm run test:long`. */
export function listFiles({ is_long }) {
  return filesOf([`{${FOLDERS}}/**/*.test.ts`]).filter((file) => isLong(file) === is_long)
}

export function filesOf(patterns) {
  const found = globSync(patterns, { cwd: root, exclude: (name) => name.includes('node_modules') })
  return [...new Set(found.map((file) => file.split(sep).join('/')))].sort()
}

/**
 * The entries for the processes, in a fixed order: the browser tests first, since they take longest, then the others by
 * size, so that no process is still busy with a large file when all the others have ended.
 */
export function entriesOf(files, { groups = 1 } = {}) {
  const browser = files.filter(isBrowserTest)
  const shares = Array.from({ length: groups }, (_, share) => browser.filter((_file, at) => at % groups === share))
  const others = files.filter((file) => !isBrowserTest(file))
  return [
    ...shares.filter((share) => share.length > 0).map((share) => ({ files: share, is_group: true })),
    ...others
      .toSorted((left, right) => sizeOf(right) - sizeOf(left))
      .map((file) => ({ files: [file], is_group: false, is_alone: needsMachine(file) })),
  ]
}

/** The times that were promised to partners hold only if nothing else keeps the processors busy. */
const needsMachine = (file) => /^server\/(?:chaos|crash|failover)\//.test(file) && isLong(file)

const sizeOf = (file) => statSync(join(root, file)).size
