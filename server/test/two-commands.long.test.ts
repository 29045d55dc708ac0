import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { test } from 'node:test'
import { DAY_S } from '../src/kernel/dates.ts'
import { call, jsonOf, launch, type Started, start, temporaryFolder } from './process.ts'

const repository = new URL('../../', import.meta.url)

test('a signal during the start, or the two that Ctrl-C sends, leaves nothing running', async () => {
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

test('after kill -9 a new start finds everything that was acknowledged', async () => {
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

/** Uses a separate connection; `sent` resolves when the last byte has left this process. */
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
  test(`npm start leaves no server and no PostgreSQL running after ${signal}`, async () => {
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
