import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

/** Runs the server program named by the first argument, with the Node version that it needs. */
requireNode()
const root = fileURLToPath(new URL('..', import.meta.url))
const [program, ...args] = process.argv.slice(2)
// npm runs scripts in the repository root; INIT_CWD is the folder in which the command was typed.
const child = spawn(process.execPath, [join(root, 'server', program), ...args], {
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit',
})
// Ctrl-C reaches the program by itself, which may have something to end first; a SIGTERM does not.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
