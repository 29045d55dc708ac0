import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

/** Runs a program of the server, named by its first argument, with the Node that it needs. */
requireNode()
const root = fileURLToPath(new URL('..', import.meta.url))
const [program, ...args] = process.argv.slice(2)
// npm runs scripts in the root of the repository; INIT_CWD is the folder that the command was given in.
const child = spawn(process.execPath, [join(root, 'server', program), ...args], {
  cwd: process.env.INIT_CWD ?? root,
  stdio: 'inherit',
})
child.once('close', (code) => {
  process.exitCode = code ?? 1
})
