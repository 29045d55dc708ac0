import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

/** Measures how well something is done. Without the name of a part, the arguments are for the reading of invoices. */
requireNode()
const PARTS = ['bank', 'generate', 'invoices', 'train']
const root = fileURLToPath(new URL('..', import.meta.url))
const [first, ...rest] = process.argv.slice(2)
const [part, args] = PARTS.includes(first) ? [first, rest] : ['invoices', process.argv.slice(2)]
// npm runs scripts in the repository root; INIT_CWD is the folder in which the command was typed.
const child = spawn(process.execPath, [join(root, 'server', 'eval', `${part}.ts`), ...args], {
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit',
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
