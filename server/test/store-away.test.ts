import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { healthRoutes } from '../src/platform/http/health.ts'
import { openHttpServer } from '../src/platform/http/server.ts'
import { enqueue, forNobody, type QueuedJob } from '../src/platform/jobs/job.ts'
import { openS3Storage } from '../src/platform/storage/s3.ts'
import { StorageAway } from '../src/platform/storage/storage.ts'
import { activityOf, makeClaim, makeCollectable } from './cases.ts'
import { filePart, multipart, multipartHeaders, PDF } from './files.ts'
import { openJobsWorld, START } from './jobs-world.ts'
import { READY } from './readiness.ts'
import { startS3 } from './s3-server.ts'
import { openWorld } from './world.ts'

const s3 = await startS3()
const world = await openWorld({ s3: s3.config })
const startProcess = await openJobsWorld()
const team = await world.operator('agent')

const RUN_MS = 900_000

test('without its store a process stays ready and says what is missing', async () => {
  const before = (await world.request({ url: '/readyz' })).json()
  await s3.stop()
  const without = await world.request({ url: '/readyz' })
  const metrics = (await world.request({ url: '/metrics' })).body
  await s3.restart()
  assert.deepEqual(before, READY)
  assert.equal(without.statusCode, 200)
  assert.deepEqual(without.json(), { ...before, storage: 'away', degraded: ['storage'] })
  assert.match(metrics, /^mahnwerk_storage_up 0$/m)
})

test('a store that accepts and never answers holds up no probe, and is asked once at a time', async (t) => {
  let connections = 0
  const silent = createServer((socket) => {
    connections++
    t.after(() => socket.destroy())
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  t.after(() => silent.close())
  const { port } = silent.address() as { port: number }
  const storage = openS3Storage({ ...s3.config, endpoint: `http://127.0.0.1:${port}` })
  const hanging = openHttpServer(world.deps)
  healthRoutes(hanging.server, { ...world.deps, storage }, hanging)
  const answers = await Promise.all([1, 2, 3].map(() => hanging.server.inject({ url: '/readyz' })))
  for (const answer of answers) assert.deepEqual([answer.statusCode, answer.json().storage], [200, 'away'])
  assert.equal(connections, 1)
  await hanging.server.close()
  await assert.rejects(storage.check(), StorageAway)
  storage.close()
})

test('uploads and downloads get 503 with code and Retry-After, and everything else goes on', async () => {
  const partner = await world.partner()
  const claim = await makeClaim(partner)
  const documents = `/openapi/claims/${claim.id}/documents`
  const send = () => partner.post(documents, multipart([filePart('a.pdf', PDF)]), multipartHeaders())
  const stored = await send()
  assert.equal(stored.statusCode, 201, stored.body)
  const download = () => partner.get(`/openapi/documents/${stored.json().data.id}/download`)
  await s3.stop()
  const refused = [await send(), await download()]
  const read = await partner.get(documents)
  await s3.restart()
  for (const { statusCode, headers } of refused) {
    assert.deepEqual([statusCode, headers['x-error-code']], [503, 'storage_away'])
    assert.ok(Number(headers['retry-after']) >= 1)
  }
  assert.deepEqual([read.statusCode, read.json().data.length], [200, 1], 'listed, and nothing half stored')
  assert.deepEqual((await download()).rawPayload, PDF)
})

test('a workflow run ends at the first letter that cannot be stored, marks no claim, and goes on later', async () => {
  const partner = await world.partner()
  const ids: string[] = []
  for (let count = 0; count < 12; count++) ids.push((await makeCollectable(partner)).id)
  const run = async (deps = world.deps) => {
    world.clock.advance(RUN_MS)
    await world.deps.jobs.runDue(deps)
  }
  const files = () => Promise.all(ids.map(async (id) => (await team.get(`/api/operator/claims/${id}`)).json().data))
  const stages = async () => [...new Set((await files()).map(({ collection_stage }) => collection_stage))]
  await run()
  assert.deepEqual(await stages(), ['in_processing'])
  const activities = () => Promise.all(ids.map((id) => activityOf(world, id)))
  const before = await activities()
  let letters = 0
  const { storage } = world.deps
  const put: typeof storage.put = (key, stream) => {
    letters++
    return storage.put(key, stream)
  }
  await s3.stop()
  await run({ ...world.deps, storage: { ...storage, put } })
  await s3.restart()
  assert.ok(letters >= 1 && letters <= 8, `${letters} letters were tried, and no more than are under way at once`)
  assert.deepEqual(await stages(), ['in_processing'])
  assert.deepEqual(await activities(), before, 'nothing was noted on any claim')
  for (const { blocked_reason, stuck } of await files()) assert.deepEqual([blocked_reason, stuck ?? null], [null, null])
  assert.ok(!world.log_lines.some((line) => line.includes('workflow step failed')))
  const told = world.log_lines.filter((line) => line.includes('"workflow.run"') && line.includes('"failed"'))
  assert.equal(told.length, 1)
  await run()
  assert.deepEqual(await stages(), ['first_demand_letter'])
})

test('the clock of a sandbox does not pass days whose letters cannot be made', async () => {
  const partner = await world.partner()
  const before = (await partner.get('/sandbox/clock')).json().data.now
  await s3.stop()
  const refused = await partner.post('/sandbox/clock/advance', { seconds: 86_400 })
  await s3.restart()
  assert.deepEqual([refused.statusCode, refused.headers['x-error-code']], [503, 'storage_away'])
  assert.equal((await partner.get('/sandbox/clock')).json().data.now, before)
})

test('a job that needs the store waits while it is away, and uses up an attempt for a single file', async (t) => {
  const job: QueuedJob<{ text: string }> = {
    name: 'test.store',
    hand: 'wall',
    retry_s: [60],
    run: () => Promise.reject(new StorageAway(new Error('no answer'), 'ECONNREFUSED')),
  }
  const deps = await startProcess(t, [job])
  await deps.db.transaction((tx) => enqueue(tx, job, { text: 'x' }, forNobody(START)))
  const tried = async (check: () => Promise<void>) => {
    await deps.db.alone(sql`update jobs set run_at = ${START} where name = 'test.store'`)
    await deps.jobs.runDue({ ...deps, storage: { ...deps.storage, check } })
    return deps.db.one<{ attempts: number; is_failed: boolean }>(
      sql`select attempts, failed_at is not null as is_failed from jobs where name = 'test.store'`,
    )
  }
  const away = () => Promise.reject(new StorageAway(new Error('no answer'), 'ECONNREFUSED'))
  assert.deepEqual(await tried(away), { attempts: 0, is_failed: false })
  assert.deepEqual(await tried(async () => undefined), { attempts: 1, is_failed: false })
  assert.deepEqual(await tried(away), { attempts: 1, is_failed: false }, 'not even the last one')
})
