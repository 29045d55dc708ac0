import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
const root = fileURLToPath(new URL('..', import.meta.url))
// npm runs scripts in the root of the repository; INIT_CWD is the folder that the command was given in.
const child = spawn(process.execPath, [join(root, 'server', 'eval', 'invoices.ts'), ...process.argv.slice(2)], {
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit',
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
