import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { buildPages } from './build-pages.mjs'
import { requireNode } from './node-version.mjs'

requireNode()
// Spares later starts stripping and compiling the sources again. A folder that cannot be written does no harm.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url)))
// The API works without its pages, which then say what to do.
if (!(await buildPages())) console.error('The pages could not be built; everything else starts.')
const { serve } = await import('../server/src/app/serve.ts')
await serve(process.env)
