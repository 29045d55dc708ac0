import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
const root = fileURLToPath(new URL('..', import.meta.url))
const child = spawn(process.execPath, [join(root, 'server', 'crash', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
