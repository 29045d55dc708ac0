import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freePort } from '../bench/servers/launch.ts'
import { openService } from '../src/app/service.ts'
import { DAY_MS } from '../src/kernel/dates.ts'
import { systemClock } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { openLog } from '../src/platform/log.ts'
import { freshDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { call, start, temporaryFolder } from './process.ts'
import { openTools } from './tools.ts'

/** Longer than any test may take: who waits for the end of it fails. */
const DRAIN_SECONDS = '600'

const surroundings = async () => ({
  DATA_DIR: await temporaryFolder(),
  DATABASE_URL: urlOfAddress((await freshDatabase({ migrated: false })).address),
  DEMO_DATA: 'false',
  DRAIN_SECONDS,
})

test('after SIGTERM a process is not ready at once and goes on answering, until a second signal ends it', async () => {
  const server = await start(await surroundings())
  server.child.kill('SIGTERM')
  const unready = await eventually(async () => {
    const answer = await fetch(`${server.address}/readyz`)
    return answer.status === 503 && answer
  })
  assert.equal(unready.headers.get('x-error-code'), 'shutting_down')
  // Two signals within a second count as one, and by now it has heard the first.
  const heard_by = performance.now()
  await eventually(() => performance.now() - heard_by > 1_000)
  const answer = await fetch(`${server.address}/healthz`)
  assert.deepEqual([answer.status, answer.headers.get('connection')], [200, 'close'])
  assert.equal(server.child.exitCode, null)
  assert.equal(await server.stop('SIGINT'), 130)
  assert.match(server.output(), /"drain_s":600,.*"not ready any more, draining"/)
})

test('the drain ends, and then the process does, in order', async () => {
  const server = await start({ ...(await surroundings()), DRAIN_SECONDS: '1' })
  assert.equal((await call(server, '/healthz')).status, 200)
  assert.equal(await server.stop('SIGTERM'), 0)
})

test('Ctrl-C waits for no load balancer', async () => {
  const server = await start(await surroundings())
  assert.equal(await server.stop('SIGINT'), 0)
})

test('a process that drains answers, and begins no more background work', async () => {
  const port = await freePort()
  const config = readConfig({
    ...(await surroundings()),
    DRAIN_SECONDS: '2',
    TOKEN_SECRET: 'a secret for the drain',
    PORT: String(port),
  })
  const log = openLog('silent', { write: () => undefined })
  const { deps, close } = await openService({ config, log, clock: systemClock(), ...openTools() })
  const closed = close({ drains: true })
  assert.ok(deps.jobs.stopping.aborted)
  assert.equal((await fetch(`http://127.0.0.1:${port}/healthz`)).status, 200)
  await assert.rejects(
    deps.jobs.advance(deps, (now) => new Date(now.getTime() + DAY_MS)),
    { code: 'advance_interrupted' },
    'days would go by without their work',
  )
  await closed
})
