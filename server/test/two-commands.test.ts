import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { DAY_S } from '../src/kernel/dates.ts'
import { call, jsonOf, launch, type Started, start, temporaryFolder } from './process.ts'

const run = promisify(execFile)
const repository = new URL('../../', import.meta.url)

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
  assert.equal(await server.stop(), 0)
})

/** A process that has ended stays in the list until the system has noticed. */
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

test('a signal during the start, and the two that Ctrl-C sends, leave nothing behind', async () => {
  const DATA_DIR = await temporaryFolder()
  const early = launch({ DATA_DIR })
  while (!existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid')))
    await new Promise((resolve) => setTimeout(resolve, 5))
  early.child.kill('SIGINT')
  await early.ended
  assert.ok(!existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid')))

  const twice = await start({ DATA_DIR })
  twice.child.kill('SIGINT')
  assert.equal(await twice.stop('SIGINT'), 0)
  assert.ok(!existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid')))
})

test('after kill -9 a start finds everything that was acknowledged', async () => {
  const DATA_DIR = await temporaryFolder()
  const first = await start({ DATA_DIR })
  const advanced = await call(first, '/sandbox/clock/advance', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seconds: DAY_S }),
  })
  const { now } = (await jsonOf(advanced)).data
  await first.stop('SIGKILL')

  const second = await start({ DATA_DIR })
  const clock = (await jsonOf(await call(second, '/sandbox/clock'))).data
  assert.ok(clock.now >= now, `${clock.now} after ${now}`)
  assert.equal((await call(second, '/openapi/me')).status, 200)
  assert.equal(await second.stop(), 0)
})

test('a shutdown loses no request: everything sent before it is answered', async () => {
  const server = await start({ DATA_DIR: await temporaryFolder() })
  await call(server, '/openapi/me')
  const under_way = Array.from({ length: 40 }, () => sendOff(server, '/openapi/me'))
  await Promise.all(under_way.map(({ sent }) => sent))
  const stopped = server.stop('SIGTERM')
  const statuses = await Promise.all(under_way.map(({ status }) => status))
  assert.deepEqual(new Set(statuses), new Set([200]))
  assert.equal(await stopped, 0)
})

/** On a connection of its own; `sent` is when the last byte has left this process. */
function sendOff({ address, token }: Pick<Started, 'address' | 'token'>, path: string) {
  const sending = request(address + path, { agent: false, headers: { authorization: `Bearer ${token}` } })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  const status = answered.then(async ([answer]) => {
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode
  })
  sending.end()
  return { sent: once(sending, 'finish'), status }
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`npm start that gets ${signal} leaves no server and no PostgreSQL behind`, async () => {
    const DATA_DIR = await temporaryFolder()
    const npm = spawn('npm', ['start'], {
      cwd: repository,
      env: { ...process.env, DATA_DIR, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    for await (const bytes of npm.stdout) {
      output += bytes
      if (output.includes('Ctrl-C stops everything.')) break
    }
    const postmaster = join(DATA_DIR, 'postgres', 'postmaster.pid')
    assert.ok(existsSync(postmaster), output)
    npm.kill(signal)
    const deadline = performance.now() + 15_000
    while (existsSync(postmaster) && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 50))
    assert.ok(!existsSync(postmaster), 'PostgreSQL has stopped')
  })
}

test('two processes may share one data directory; PostgreSQL stops with the last', async () => {
  const DATA_DIR = await temporaryFolder()
  const first = await start({ DATA_DIR })
  const second = await start({ DATA_DIR, ROLES: 'api' })
  assert.equal((await call({ ...first, address: second.address }, '/openapi/me')).status, 200)
  assert.equal(await first.stop(), 0)
  assert.equal((await call(second, '/openapi/me')).status, 200)
  assert.equal(await second.stop(), 0)
  assert.ok(!existsSync(join(DATA_DIR, 'postgres', 'postmaster.pid')))
})

test('without demo data the start says how to make a token', async () => {
  const server = await start({
    DATA_DIR: await temporaryFolder(),
    DEMO_DATA: 'false',
    OPERATOR_PASSWORD: 'a password of mine',
  })
  assert.match(server.output(), /To make an API token/)
  assert.ok(!server.output().includes('a password of mine'))
  assert.equal(server.token, '')
  await server.stop()
})

test('CI finds a browser where npm has none, calls npm test and does nothing cleverer', () => {
  const text = readFileSync(new URL('.ci/run', repository), 'utf8')
  const commands = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  assert.equal(commands.length, 4)
  assert.match(commands[1] ?? '', /apt-get install .* chromium$/)
  assert.equal(commands.at(-1), 'npm test')
})
