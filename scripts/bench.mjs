import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { requireNode } from './node-version.mjs'

requireNode()
const root = fileURLToPath(new URL('..', import.meta.url))
const [part, ...args] = process.argv.slice(2)
const parts = listParts()

if (part === undefined || !parts.includes(part)) {
  const list = parts.length > 0 ? parts.join(', ') : 'none yet'
  console.error(`${part === undefined ? 'Name' : `There is no part "${part}": name`} what to measure: ${list}.`)
  if (parts.length > 0) console.error(`For example: npm run bench -- ${parts[0]}`)
  process.exit(1)
}

const child = spawn(process.execPath, [join(root, 'server', 'bench', `${part}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.once('close', (code) => {
  process.exitCode = code ?? 1
})

function listParts() {
  try {
    return readdirSync(join(root, 'server', 'bench'))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => name.slice(0, -'.ts'.length))
      .sort()
  } catch {
    return []
  }
}
