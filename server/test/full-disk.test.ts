import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DatabaseFull } from '../src/platform/db/away.ts'
import { sql } from '../src/platform/db/db.ts'
import { openRateLimiter } from '../src/platform/http/rate-limit.ts'
import { enqueue, forNobody, type QueuedJob } from '../src/platform/jobs/job.ts'
import { openDiskRoom, roomOf } from '../src/platform/storage/disk-room.ts'
import { makeClaim } from './cases.ts'
import { filePart, multipart, multipartHeaders, PDF, storedFiles } from './files.ts'
import { openJobsWorld, START } from './jobs-world.ts'
import { openWorld, type World } from './world.ts'

const world = await openWorld()
const startProcess = await openJobsWorld()

/** PostgreSQL's own error for a full disk, whenever one of these tables is written. */
async function fillUp({ deps }: World, tables: readonly string[]): Promise<() => Promise<void>> {
  await deps.db.alone(sql`
    create or replace function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  const each = (text: (table: string) => string) =>
    deps.db.transaction(async (tx) => {
      for (const table of tables) await tx.run({ text: text(table), values: [] })
    })
  await each((table) => `create trigger no_room before insert or update on ${table} execute function no_room()`)
  return () => each((table) => `drop trigger no_room on ${table}`)
}

test('with a full database writes get 503 and reads go on, counted, until there is room again', async () => {
  const partner = await world.partner()
  const claim = await makeClaim(partner)
  const operator = await world.operator()
  const empty = await fillUp(world, [
    'rate_limit_hours',
    'claims',
    'documents',
    'idempotency_keys',
    'operator_sessions',
    'audit_entries',
  ])
  const read = await partner.get(`/openapi/claims/${claim.id}`)
  const again = await partner.get(`/openapi/claims/${claim.id}`)
  const seen = await operator.get(`/api/operator/claims/${claim.id}`)
  const files = await storedFiles(world)
  const written = await partner.post(`/openapi/claims/${claim.id}/documents`, multipart([filePart('a.pdf', PDF)]), {
    ...multipartHeaders(),
    'idempotency-key': 'full-1',
  })
  await empty()
  assert.equal(read.statusCode, 200)
  assert.equal(seen.statusCode, 200)
  const left = ({ headers }: typeof read) => Number(headers['x-ratelimit-remaining'])
  assert.equal(left(again), left(read) - 1)
  assert.equal(written.statusCode, 503)
  assert.equal(written.headers['retry-after'], '30')
  assert.deepEqual(await storedFiles(world), files)
  assert.equal((await partner.get('/openapi/me')).statusCode, 200)
})

test('below the reserve files are refused with 503, and everything else goes on', async () => {
  const short = await openWorld({ disk_reserve_mb: 10_000_000 })
  const partner = await short.partner()
  const claim = await makeClaim(partner)
  const refused = await partner.post(
    `/openapi/claims/${claim.id}/documents`,
    multipart([filePart('a.pdf', PDF)]),
    multipartHeaders(),
  )
  assert.equal(refused.statusCode, 503)
  assert.equal(refused.headers['retry-after'], '30')
  assert.deepEqual(await storedFiles(short), [])
  const operator = await short.operator('agent')
  assert.equal((await operator.get('/api/operator/session')).json().data.disk_is_short, true, 'the team is told')
  const metrics = (await short.request({ url: '/metrics' })).body
  assert.match(metrics, /^mahnwerk_disk_short\{volume="data"\} 1$/m)
  const ready = await short.request({ url: '/readyz' })
  assert.equal(ready.statusCode, 200)
  assert.equal(ready.json().disk, 'short')
})

test('a job that finds no room waits and uses up no attempt', async (t) => {
  let is_full = true
  const job: QueuedJob<{ text: string }> = {
    name: 'test.room',
    hand: 'wall',
    retry_s: [],
    run: async () => {
      if (is_full) throw new DatabaseFull(Object.assign(new Error('full'), { code: '53100' }))
    },
  }
  const deps = await startProcess(t, [job])
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'x' }, forNobody(START)))
  await deps.jobs.runDue(deps)
  const waiting = await deps.db.one<{ attempts: number; is_failed: boolean }>(
    sql`select attempts, failed_at is not null as is_failed from jobs where name = 'test.room'`,
  )
  assert.deepEqual(waiting, { attempts: 0, is_failed: false })
  is_full = false
  await deps.db.alone(sql`update jobs set run_at = ${START} where name = 'test.room'`)
  await deps.jobs.runDue(deps)
  assert.equal(await deps.db.one(sql`select 1 as one from jobs where name = 'test.room'`), undefined)
})

test('the count in memory goes on from what was stored, and ends at the limit', async () => {
  const full = new DatabaseFull(Object.assign(new Error('full'), { code: '53100' }))
  const db = { one: async () => ({ used: 2 }), alone: () => Promise.reject(full) }
  const limiter = openRateLimiter(db as unknown as World['deps']['db'], () => new Date('2026-05-14T09:30:00.000Z'))
  const verdicts = await Promise.all([1, 2, 3, 4].map(() => limiter.take('bucket', 4)))
  assert.deepEqual(
    verdicts.map(({ admitted, remaining }) => [admitted, remaining]),
    [
      [true, 1],
      [true, 0],
      [false, 0],
      [false, 0],
    ],
  )
})

test('the reserve is a gigabyte, a twentieth of a small volume, or what was set', async () => {
  const GB = 1024 ** 3
  const volume = (blocks: number, bavail: number) => ({ blocks, bavail, bsize: 1 })
  assert.deepEqual(roomOf(volume(100 * GB, GB - 1), null), { free_bytes: GB - 1, reserve_bytes: GB, is_short: true })
  assert.equal(roomOf(volume(2 * GB, 0.2 * GB), null).is_short, false)
  assert.equal(roomOf(volume(100 * GB, GB), 2_048).is_short, true)
  assert.equal(roomOf(volume(100 * GB, 0), 0).is_short, false)
  const s3 = { endpoint: 'http://localhost', bucket: 'b', access_key: 'a', secret_key: 's', region: 'r' }
  const elsewhere = { data_dir: '/', s3, database_url: 'postgres://x/y', letter_pickup: null, disk_reserve_mb: null }
  assert.equal(await openDiskRoom(elsewhere).read(), null)
})

test('every volume that is written is looked at, each once, and the tightest of ours counts', async () => {
  const GB = 1024 ** 3
  const devices: Record<string, number> = {
    '/d': 1,
    '/d/files': 2,
    '/d/postgres': 1,
    '/d/postgres/pg_wal': 3,
    '/out': 4,
  }
  const free: Record<number, number> = { 1: 9 * GB, 2: 5 * GB, 3: 7 * GB, 4: 1 }
  const look = async (path: string) => {
    const device = devices[path]
    if (!device) throw new Error('ENOENT')
    return { device, bavail: free[device] ?? 0, blocks: 100 * GB, bsize: 1 }
  }
  const embedded = { data_dir: '/d', s3: null, database_url: null, letter_pickup: '/out', disk_reserve_mb: null }
  const read = async () => {
    const room = await openDiskRoom(embedded, look).read()
    return { is_short: room?.is_short, short: room?.volumes.filter(({ is_short }) => is_short).map(({ name }) => name) }
  }
  const names = (await openDiskRoom(embedded, look).read())?.volumes.map(({ name }) => name)
  assert.deepEqual(names, ['data', 'files', 'wal', 'letters'])
  assert.deepEqual(await read(), { is_short: false, short: ['letters'] }, 'told, but no reason to refuse files')
  free[3] = GB / 2
  assert.deepEqual(await read(), { is_short: true, short: ['wal', 'letters'] })
  free[3] = 7 * GB
  free[2] = 0
  assert.deepEqual(await read(), { is_short: true, short: ['files', 'letters'] })
  const elsewhere = { ...embedded, s3: {} as never, database_url: 'postgres://x/y' }
  assert.equal((await openDiskRoom(elsewhere, look).read())?.is_short, false)
})
