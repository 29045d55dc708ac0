import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildPages } from './build-pages.mjs'
import { tellFailed, wantsJson } from './failed.mjs'
import { findNearFilesFast } from './near-files.mjs'
import { requireNode } from './node-version.mjs'
import { noteRunning } from './running.mjs'

requireNode()
const unknown = process.argv.slice(2).find((arg) => arg !== '--json')
if (unknown !== undefined) {
  const hint = 'Only --json is known; everything else is set by environment variables (docs/operations.md).'
  tellFailed({ code: 'unknown_option', message: `There is no option ${unknown}.`, hint })
  process.exit(2)
}
// Spares later starts stripping and compiling the sources again. A folder that cannot be written does no harm.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url)))
findNearFilesFast()
noteRunning(fileURLToPath(new URL('..', import.meta.url)))
try {
  const { serve } = await import('../server/src/app/serve.ts')
  await serve(process.env, { json: wantsJson(), makePages })
} catch (error) {
  if (!wantsJson() || error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  tellFailed({ code: 'not_installed', message: error.message, hint: 'Run "npm ci".' })
  process.exitCode = 1
}

// The API works without its pages, which then say what to do.
async function makePages() {
  if (!(await buildPages())) console.error('The pages could not be built; everything else starts.')
}
