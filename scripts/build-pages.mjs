import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** In a process of its own: what the builder loads shall not stay in the server's memory. */
export function buildPages() {
  const builder = fileURLToPath(new URL('../web/build.ts', import.meta.url))
  const { status } = spawnSync(process.execPath, [builder], { stdio: ['ignore', 'inherit', 'inherit'] })
  return status === 0
}
