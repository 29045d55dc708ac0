import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
// Later starts need not strip and compile the sources again; a folder that cannot be written does no harm.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url)))
const { serve } = await import('../server/src/app/serve.ts')
await serve(process.env)
