import assert from 'node:assert/strict'
import { once } from 'node:events'
import { chmod, readdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { after, test } from 'node:test'
import { temporaryFolder } from '../../../test/process.ts'
import { startS3 } from '../../../test/s3-server.ts'
import { examine } from '../../../test/shell.ts'
import { openWorld, TOKEN_SECRET } from '../../../test/world.ts'
import { type Db, sql } from '../../platform/db/db.ts'
import { openDb, urlOfAddress } from '../../platform/db/postgres.ts'
import { newId } from '../../platform/ids.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { QUARANTINE } from '../../platform/storage/quarantine.ts'
import { openVault } from '../../platform/vault.ts'

/** What doctor sees in a real database, store and folder. How it judges that is tested beside each check. */
const world = await openWorld()
const { db, storage, config } = world.deps
const env = {
  ...{ DATABASE_URL: urlOfAddress(world.database.address), TOKEN_SECRET, DATA_DIR: config.data_dir },
  // Nobody listens there.
  PUBLIC_URL: 'http://localhost:2',
}

async function told(area: string, given: Record<string, string> = env): Promise<string[]> {
  const { findings } = await examine(given)
  return findings.filter((finding) => finding.area === area).map(({ verdict, text }) => `${verdict}: ${text}`)
}

test('nothing is made: neither a folder, nor a secret, nor an object in a bucket', async () => {
  const DATA_DIR = await temporaryFolder()
  const { TOKEN_SECRET: _, ...without_secret } = env
  const { findings } = await examine({ ...without_secret, DATA_DIR })
  assert.deepEqual(await readdir(DATA_DIR), [])
  assert.equal(findings.find(({ area }) => area === 'Token secret')?.verdict, 'warn')
  assert.equal(findings.find(({ area }) => area === 'Storage')?.verdict, 'warn')

  const s3 = await startS3()
  const before = await s3.files()
  const { endpoint, bucket, access_key, secret_key, region } = s3.config
  const bucket_env = { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: access_key, S3_SECRET_KEY: secret_key }
  const found = await told('Storage', { ...env, DATA_DIR, ...bucket_env, S3_REGION: region })
  assert.deepEqual(found, [`ok: bucket ${bucket} at ${endpoint}: can be read and written`])
  assert.deepEqual(await s3.files(), before)
})

test('files in quarantine are counted', async () => {
  await storage.put(`${QUARANTINE}documents/lost`, Readable.from(['x']))
  assert.match((await told('Quarantine')).join(), /^warn: 1 file without a row, the oldest for /)
  await storage.delete(`${QUARANTINE}documents/lost`)
})

test('a restore that is not finished is told', async () => {
  await db.alone(sql`create table unfinished_restore (only_row boolean)`)
  assert.match((await told('Restore')).join(), /^fail: a restore into this database is not finished/)
  await db.alone(sql`drop table unfinished_restore`)
  assert.deepEqual(await told('Restore'), [])
})

test('jobs far ahead and sweeps that have stopped are told', async () => {
  const insert = (name: string, every_s: number, last_error: string | null, ahead: string) =>
    db.alone(sql`
      insert into jobs (id, name, hand, every_s, run_at, last_error, attempts)
      values (${newId()}, ${name}, 'wall', ${every_s}, now() + ${ahead}::text::interval, ${last_error}, 1)`)
  await db.alone(sql`delete from jobs where name in ('documents.sweep', 'platform.sweep')`)
  await insert('documents.sweep', 86_400, 'JobStopped: 9 of 10 files have no row.', '1 hour')
  await insert('platform.sweep', 600, null, '3 years')
  const [ahead = '', stopped = ''] = await told('Jobs')
  assert.match(ahead, /^warn: 1 job put off further than can be, by a clock that was wrong: platform.sweep$/)
  assert.match(stopped, /^warn: documents.sweep has stopped until somebody looks: 9 of 10 files have no row$/)
  await db.alone(sql`delete from jobs where name in ('documents.sweep', 'platform.sweep')`)
})

test('an index that is half built is told', async () => {
  await db.alone(sql`create table half_built (a integer)`)
  await db.alone(sql`create index half_built_a_idx on half_built (a)`)
  await db.alone(sql`update pg_index set indisvalid = false where indexrelid = 'half_built_a_idx'::regclass`)
  assert.deepEqual(await told('Indexes'), [
    'warn: half_built_a_idx was left half built, so it slows writes and helps no query',
  ])
  await db.alone(sql`drop table half_built`)
  assert.deepEqual(await told('Indexes'), ['ok: all are whole'])
})

test('rows that an older secret sealed, or an unknown one, are told', async () => {
  const mail = { to: 'a@example.com', subject: 'A key', text: 'Your key is 4711-key.', secrets: ['4711-key'] }
  await world.act((work) => sendMail(work, mail, null))
  const both = { ...env, TOKEN_SECRET: `the secret after it, long enough to sign with\n${TOKEN_SECRET}` }
  assert.match((await told('Sealed rows', both)).join(), /^warn: .* sealed with an older token secret: mails$/)
  const lost = openVault('a secret that nobody has any more').seal('text')
  await db.alone(sql`update mails set sealed_text = ${lost} where recipient = ${mail.to}`)
  assert.match((await told('Sealed rows', both)).join(), /^fail: .* cannot be opened with this token secret: mails$/)
  await db.alone(sql`delete from mails where recipient = ${mail.to}`)
})

test('a drill beside servers is told from both sides', async () => {
  await db.alone(sql`insert into installation (mode) values ('sandbox') on conflict do nothing`)
  // The world is connected as a server is.
  assert.match((await told('Mode', { ...env, MODE: 'drill' })).join(), /^fail: MODE is drill, but servers/)
  const { address } = world.database
  const drill: Db = openDb({ address, connections: 1, application_name: 'mahnwerk api+worker drill' })
  await drill.one(sql`select 1`)
  assert.match((await told('Mode')).join(), /^warn: MODE is sandbox, but a drill is being held on this database$/)
  await drill.close()
})

test('a file with a secret that everybody can read is told', { skip: process.platform === 'win32' }, async () => {
  const { TOKEN_SECRET: secret, ...others } = env
  const path = join(await temporaryFolder(), 'secret')
  await writeFile(path, secret)
  const given = { ...others, TOKEN_SECRET_FILE: path }
  await chmod(path, 0o644)
  assert.deepEqual(await told('Secret files', given), [`warn: every user of this machine can read ${path}`])
  await chmod(path, 0o640)
  assert.deepEqual(await told('Secret files', given), ['ok: 1 given, none open to other users'])
})

test('a collector and the public address are asked', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.setHeader('content-type', 'application/json')
    response.end(request.url === '/healthz' ? '{"status":"ok"}' : '{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close())
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const given = { ...env, PUBLIC_URL: here, OTEL_EXPORTER_OTLP_ENDPOINT: here }
  assert.deepEqual(await told('Telemetry', given), [`ok: ${here} takes metrics and traces`])
  assert.deepEqual(await told('Public URL', given), [`ok: ${here} answers`])
  assert.deepEqual([...new Set(asked)], ['GET /healthz', 'POST /v1/metrics', 'POST /v1/traces'])
  const away = await told('Telemetry', { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:2' })
  assert.match(away.join(), /^warn: .* does not answer \(ECONNREFUSED\): metrics and traces are dropped$/)
})
