import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { wantsJson } from './failed.mjs'

/** Builds the pages when they are stale, in a separate process so that the builder does not stay in memory. */
export async function buildPages() {
  const { staleApps } = await import('../web/apps.ts')
  if (staleApps().length === 0) return true
  const builder = fileURLToPath(new URL('../web/build.ts', import.meta.url))
  // Whoever reads the output as JSON gets nothing else there.
  const child = spawn(process.execPath, [builder], { stdio: ['ignore', wantsJson() ? 2 : 'inherit', 'inherit'] })
  const [code] = await once(child, 'close')
  return code === 0
}
