import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
// @ts-expect-error: the scripts are plain JavaScript.
import { listRunning } from '../../scripts/running.mjs'
import { call, start, temporaryFolder } from './process.ts'

const run = promisify(execFile)
const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('the start prints the address, the operator login, a sandbox token and a curl line that works as pasted', async () => {
  const server = await start({ DATA_DIR: await temporaryFolder() })
  const line = /curl .*/.exec(server.output())?.[0] ?? ''
  const { stdout } = await run('sh', ['-c', line])
  assert.equal(JSON.parse(stdout).data.partner.name, 'Kanzlei Huber & Partner')

  const login = await fetch(`${server.address}/api/operator/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost', password: server.password }),
  })
  assert.equal(login.status, 200)
  assert.ok(listRunning(ROOT).includes(server.child.pid), 'nobody may replace its packages')
  assert.equal(await server.stop(), 0)
  assert.ok(!listRunning(ROOT).includes(server.child.pid))
})

/** An ended process stays in the list until the system has noticed. */
async function eventuallyGone(pid: number): Promise<void> {
  for (let tries = 0; isAlive(pid); tries++) {
    assert.ok(tries < 200, 'PostgreSQL runs on')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a second start shows the same token, no password, and Ctrl-C stops PostgreSQL too', async () => {
  const DATA_DIR = await temporaryFolder()
  const first = await start({ DATA_DIR })
  const pid = Number(readFileSync(join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  assert.ok(existsSync(`/proc/${pid}`) || process.platform !== 'linux')
  assert.equal(await first.stop('SIGINT'), 0)
  assert.ok(!existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid')))
  await eventuallyGone(pid)

  const second = await start({ DATA_DIR })
  assert.equal(second.token, first.token)
  assert.equal(second.password, undefined)
  assert.equal((await call(second, '/openapi/me')).status, 200)
  assert.equal(await second.stop('SIGTERM'), 0)
})

test('CI installs a browser where npm has none and runs the short and long tests, nothing more', () => {
  const text = readFileSync(new URL('../../.ci/run', import.meta.url), 'utf8')
  const commands = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  assert.equal(commands.length, 4)
  assert.match(commands[1] ?? '', /apt-get install .* chromium$/)
  assert.equal(commands.at(-1), 'npm test && npm run test:long')
})
