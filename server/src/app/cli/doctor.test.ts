import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { freshDatabase } from '../../../test/database.ts'
import { temporaryFolder } from '../../../test/process.ts'
import { examine } from '../../../test/shell.ts'
import { openWorld, START, TOKEN_SECRET } from '../../../test/world.ts'
import { noteErasure, repeatErasures } from '../../features/reach/privacy/index.ts'
import { systemClock, wallMilliseconds } from '../../platform/clock.ts'
import { type Db, sql } from '../../platform/db/db.ts'
import { urlOfAddress } from '../../platform/db/postgres.ts'
import { newId } from '../../platform/ids.ts'
import { IDENTITY_KEY, writeStoreId } from '../../platform/storage/identity.ts'
import { settleStore } from '../installation.ts'

const world = await openWorld()
const env = {
  ...{ DATABASE_URL: urlOfAddress(world.database.address), TOKEN_SECRET, DATA_DIR: world.deps.config.data_dir },
  // Nobody listens there.
  PUBLIC_URL: 'http://localhost:2',
}

test('every part is checked, and a healthy installation exits with 0', async () => {
  await world.partner()
  const { code, findings, failed, warned } = await examine(env)
  assert.deepEqual([code, failed], [0, []])
  const [durability, figures, ...others_warned] = warned
  assert.deepEqual([durability?.area, figures?.area, others_warned], ['Durability', 'Legal figures', []])
  assert.match(durability?.text ?? '', /^fsync and full_page_writes are off/, 'tests need no durable database')
  assert.match(figures?.text ?? '', /unconfirmed or out of date: .*court_fees_at/)
  const machine = ['Configuration', 'Data directory', 'Token secret']
  const server = ['Database', 'Clock', 'Writing', 'Durability', 'Connections', 'Indexes', 'Migrations']
  const rows = ['Months', 'Counts', 'Tokens', 'Sealed rows', 'Sandbox clock', 'Client money', 'Jobs', 'Feed']
  const queues = ['Webhooks', 'Mails', 'Letters', 'Stuck claims', 'File store', 'Quarantine', 'Legal figures']
  const parts = ['Storage', 'Mail', 'Public URL', 'Legal tables', 'Confinement', 'Typesetter']
  assert.deepEqual(
    findings.map(({ area }) => area),
    [...machine, ...server, ...rows, ...queues, ...parts],
  )
})

test('a folder for bank statements is looked at where there is one, and not made', async () => {
  const folder = await temporaryFolder()
  const found = async (BANK_INBOX: string) =>
    (await examine({ ...env, BANK_INBOX })).findings.find(({ area }) => area === 'Bank inbox')
  assert.equal((await found(folder))?.verdict, 'ok')
  const away = await found(join(folder, 'away'))
  assert.equal(away?.verdict, 'fail')
  assert.match(away?.text ?? '', /ENOENT/)
  assert.deepEqual(await readdir(folder), [])
})

test('a machine whose clock is off is a failure, and the rest is judged by the clock of the database', async () => {
  const clock = systemClock(() => wallMilliseconds() - 60_000)
  const { findings, failed } = await examine(env, clock)
  assert.deepEqual(
    failed.map(({ area }) => area),
    ['Clock'],
  )
  assert.match(failed[0]?.text ?? '', /differ by \d{5} ms$/)
  assert.match(findings.find(({ area }) => area === 'Sandbox clock')?.text ?? '', /, the real time$/)
  assert.ok(clock.skew_ms < -50_000, `${clock.skew_ms}`)
})

test('the file store of another installation is a failure', async () => {
  const failures = async () => (await examine(env)).failed.filter(({ area }) => area === 'File store')
  await settleStore(world.deps)
  assert.deepEqual(await failures(), [])
  const other = newId()
  await writeStoreId(world.deps.storage, other)
  const [told] = await failures()
  assert.match(told?.text ?? '', new RegExp(`belongs to installation ${other}, and the database to installation`))
  await world.deps.storage.delete(IDENTITY_KEY)
})

test('erasures that a restored database does not know are told', async () => {
  const note = { id: newId(), at: '2026-05-14T09:30:00.000Z', kind: 'debtor', subject_id: newId(), request_id: newId() }
  await noteErasure.run(world.deps, note, 1)
  const told = (await examine(env)).warned.find(({ area }) => area === 'Erasures')
  assert.match(told?.text ?? '', new RegExp(`^1 erasure on request .*${note.id}`))
  await repeatErasures.run(world.deps, START)
  assert.equal(
    (await examine(env)).warned.find(({ area }) => area === 'Erasures'),
    undefined,
  )
})

test('all faults of the configuration are reported at once, and nothing else is checked', async () => {
  const { code, failed, findings } = await examine({ MODE: 'fun', PORT: 'x', LOG_LEVEL: 'loud' })
  assert.equal(code, 1)
  assert.equal(failed.length, 3)
  assert.equal(findings.length, 3)
})

test('every broken part is a failure that says how to fix it', async () => {
  const DATA_DIR = await temporaryFolder()
  await mkdir(join(DATA_DIR, 'legal'))
  await writeFile(join(DATA_DIR, 'legal', 'base-rates.json'), '{"AT": []}')
  const broken = {
    ...{ ...env, DATA_DIR, TOKEN_SECRET: 'another one', SMTP_URL: 'smtp://me:hunter2@127.0.0.1:1' },
    ...{
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'b',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 'hunter2',
      S3_REGION: 'r',
    },
  }
  const { code, failed } = await examine(broken)
  assert.equal(code, 1)
  assert.deepEqual(
    failed.map(({ area }) => area),
    ['Tokens', 'Storage', 'Mail', 'Legal tables'],
  )
  assert.ok(failed.every(({ mend }) => mend !== undefined && mend.length > 10))
  assert.ok(!JSON.stringify(failed).includes('hunter2'))
})

test('a database that does not answer is a failure, and the rest is still checked', async () => {
  const { failed, findings } = await examine({ ...env, DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/x' })
  assert.deepEqual(
    failed.map(({ area }) => area),
    ['Database'],
  )
  assert.equal(findings.at(-1)?.area, 'Typesetter')
})

const textsOfJobs = (findings: readonly { area: string; text: string }[]) =>
  findings.filter(({ area }) => area === 'Jobs').map(({ text }) => text)

test('failed jobs are a warning; overdue jobs are a failure if no worker is connected', async () => {
  const { db, address } = await freshDatabase()
  const insert = (to: Db, failed_at: Date | null) =>
    to.alone(sql`
      insert into jobs (id, name, hand, run_at, created_at, failed_at)
      values (${newId()}, 'mail.send', 'wall', now() - interval '1 hour', now() - interval '1 hour', ${failed_at})`)
  await insert(db, null)
  const alone = await examine({ ...env, DATABASE_URL: urlOfAddress(address) })
  assert.deepEqual(
    alone.failed.map(({ text }) => text),
    ['1 job overdue by more than 5 minutes, and no worker is connected'],
  )
  await insert(world.deps.db, null)
  const overdue = await examine(env)
  assert.deepEqual(textsOfJobs(overdue.warned), ['1 job overdue by more than 5 minutes'])
  await insert(world.deps.db, new Date(0))
  const failed = await examine(env)
  assert.deepEqual(textsOfJobs(failed.warned), [
    '1 job failed for good: mail.send',
    '1 job overdue by more than 5 minutes',
  ])
})
