import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { openDb, urlOfAddress } from '../src/platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { freshDatabase } from './database.ts'
import { call, jsonOf, type Started, start, startInVain, temporaryFolder } from './process.ts'
import { startS3 } from './s3-server.ts'

/** Expects one sentence on the screen, nothing else, and exit code 1. */
async function assertRefused(env: Record<string, string>, sentence: RegExp): Promise<void> {
  const { code, output } = await startInVain(env)
  assert.equal(code, 1, output)
  const lines = output.trim().split('\n')
  assert.equal(lines.length, 1, output)
  assert.match(lines[0] as string, /^Mahnwerk cannot start: .*\.$/)
  assert.match(lines[0] as string, sentence)
}

test('a wrong configuration value stops the start with one sentence naming the variable', async () => {
  await assertRefused({ DATA_DIR: await temporaryFolder(), LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/)
})

test('a wrong legal table stops the start with one sentence naming file and fault', async () => {
  const DATA_DIR = await temporaryFolder()
  await mkdir(join(DATA_DIR, 'legal'))
  await writeFile(join(DATA_DIR, 'legal', 'base-rates.json'), '{"AT": []}')
  await assertRefused({ DATA_DIR }, /legal\/base-rates\.json: DE is required\.$/)
})

test('a taken port is reported in one sentence, and the database is left in order', async (t) => {
  const DATA_DIR = await temporaryFolder()
  const other = createServer().listen(0, '127.0.0.1')
  t.after(() => other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  await assertRefused({ DATA_DIR, PORT: String(port) }, new RegExp(`PORT ${port} is already in use on 127\\.0\\.0\\.1`))
  const server = await start({ DATA_DIR })
  assert.equal((await call(server, '/openapi/me')).status, 200)
  await server.stop()
})

test('a data directory that cannot be written is reported in one sentence', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  await assertRefused({ DATA_DIR: join(folder, 'file') }, /not a (folder|directory)|is a file|not writable/i)
  await assertRefused({ DATA_DIR: join(folder, 'file', 'below') }, /not a (folder|directory)|is a file|not writable/i)
})

test('a data directory that cannot be made is reported in one sentence', { skip: process.platform !== 'linux' }, () =>
  assertRefused({ DATA_DIR: '/proc/mahnwerk/data' }, /DATA_DIR cannot be used: \/proc\/mahnwerk /),
)

test('an unreachable database is reported in one sentence without its password', async () => {
  const DATABASE_URL = 'postgres://me:hunter2@127.0.0.1:1/none'
  const DATA_DIR = await temporaryFolder()
  await assertRefused(
    { DATA_DIR, DATABASE_URL },
    /DATABASE_URL cannot be reached: no PostgreSQL answers at 127\.0\.0\.1:1/,
  )
  const { output } = await startInVain({ DATA_DIR, DATABASE_URL })
  assert.ok(!output.includes('hunter2'))
})

test('unusable object storage is reported in one sentence', async () => {
  const s3 = await startS3()
  const { endpoint, bucket, access_key, secret_key, region } = s3.config
  const env = {
    DATA_DIR: await temporaryFolder(),
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: access_key, S3_SECRET_KEY: secret_key },
    S3_REGION: region,
  }
  await assertRefused({ ...env, S3_BUCKET: 'elsewhere' }, /S3_BUCKET names the bucket elsewhere, which does not exist/)
  await assertRefused({ ...env, S3_ACCESS_KEY: 'nobody' }, /S3_ACCESS_KEY or S3_SECRET_KEY are refused by http/)
})

test('object storage that does not answer stops no start: a warning says what is missing and what to do', async () => {
  const s3 = await startS3()
  const { endpoint, bucket, access_key, secret_key } = s3.config
  await s3.stop()
  const server = await start({
    DATA_DIR: await temporaryFolder(),
    ...{ S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: access_key, S3_SECRET_KEY: secret_key },
  })
  assert.match(
    server.output(),
    /\n {2}Files {11}S3_ENDPOINT cannot be reached: nothing that speaks S3 answers at\s+http/,
  )
  const ready = await fetch(`${server.address}/readyz`)
  assert.deepEqual([ready.status, (await jsonOf(ready)).degraded], [200, ['storage']])
  assert.equal((await call(server, '/openapi/me')).status, 200)
  assert.equal(await server.stop(), 0)
  const warning =
    server
      .output()
      .split('\n')
      .find((line) => line.includes('"object storage is away"')) ?? ''
  assert.equal(JSON.parse(warning).level, 'warn')
  assert.match(JSON.parse(warning).what, /ECONNREFUSED\); start it or correct the address\.$/)
})

test('a database remembers its mode: starting it in the other mode is refused', async () => {
  const DATA_DIR = await temporaryFolder()
  await (await start({ DATA_DIR })).stop()
  await assertRefused({ DATA_DIR, MODE: 'live' }, /MODE is live, but this database was made in sandbox mode/)
})

test('a database from a newer version is refused and not touched', async () => {
  const database = await freshDatabase()
  await database.db.alone(sql`insert into migrations (number, name, checksum) values (9999, '9999_future.sql', 'x')`)
  const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: urlOfAddress(database.address) }
  await assertRefused(env, /migrated by a newer version \(9999_future\.sql is unknown here\)/)
})

/** The hourly count must not reset in the middle of a test. */
async function awayFromTheHour(): Promise<void> {
  const rest_ms = 3_600_000 - (Date.now() % 3_600_000)
  if (rest_ms < 60_000) await new Promise((resolve) => setTimeout(resolve, rest_ms))
}

test('a given PostgreSQL is used, and several processes share it', async () => {
  const database = await freshDatabase({ migrated: false })
  const env = { DATABASE_URL: urlOfAddress(database.address), TOKEN_SECRET: 'one secret for all of the processes' }
  const servers = await Promise.all([1, 2, 3].map(async () => start({ ...env, DATA_DIR: await temporaryFolder() })))
  await awayFromTheHour()
  const [first] = servers
  for (const server of servers) {
    assert.equal(server.token, first?.token)
    assert.equal((await call(server, '/openapi/me')).status, 200)
  }
  assert.equal(servers.filter((server) => server.password).length, 1, 'the administrator was created once')
  const answers = await Promise.all(
    Array.from({ length: 1_200 }, (_, index) => call(servers[index % 3] as Started, '/openapi/me')),
  )
  const admitted = answers.filter((answer) => answer.status === 200)
  assert.equal(admitted.length + servers.length, 1_000, 'the hourly limit holds over all processes, to the request')
  assert.ok(answers.every((answer) => answer.status === 200 || answer.status === 429))
  for (const server of servers) assert.equal(await server.stop(), 0)
})

test('a lost database gives 503 with Retry-After, and the service recovers by itself', async () => {
  const folder = await temporaryFolder()
  const own = join(folder, 'postgres-of-somebody')
  await mkdir(own)
  let postgres = await openEmbeddedPostgres({ data_dir: own, durable: false })
  const { address } = postgres
  const server = await start({ DATA_DIR: join(folder, 'data'), DATABASE_URL: urlOfAddress(address) })
  assert.equal((await call(server, '/openapi/me')).status, 200)

  await postgres.close()
  const away = await call(server, '/openapi/me')
  assert.equal(away.status, 503)
  assert.ok(Number(away.headers.get('retry-after')) >= 1)
  const body = await jsonOf(away)
  assert.equal(body.error, 'Service Unavailable')
  assert.equal(body.request_id, away.headers.get('x-request-id'))
  for (const header of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
    assert.ok(away.headers.get(header), header)
  assert.equal((await fetch(`${server.address}/readyz`)).status, 503)
  assert.equal((await fetch(`${server.address}/healthz`)).status, 200)

  postgres = await openEmbeddedPostgres({ data_dir: own, durable: false })
  const deadline = performance.now() + 10_000
  let status = 503
  while (status !== 200 && performance.now() < deadline) status = (await call(server, '/openapi/me')).status
  assert.equal(status, 200)
  assert.equal(await server.stop(), 0)
  const db = openDb({ address: postgres.address, connections: 1, application_name: 'test' })
  assert.ok(await db.one(sql`select 1 as one from api_tokens`))
  await db.close()
  await postgres.close()
})
