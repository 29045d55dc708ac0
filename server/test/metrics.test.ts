import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { Gauge } from 'prom-client'
import { sql } from '../src/platform/db/db.ts'
import { healthRoutes } from '../src/platform/http/health.ts'
import { openHttpServer } from '../src/platform/http/server.ts'
import { openMetrics } from '../src/platform/metrics/metrics.ts'
import { countingErrors } from '../src/platform/storage/counting-errors.ts'
import { StorageAway } from '../src/platform/storage/storage.ts'
import { version } from '../src/platform/version.ts'
import { openWorld } from './world.ts'

const world = await openWorld()

test('metrics name the version, and how busy the connections to the database are', async () => {
  const { promise: may_end, resolve: end } = Promise.withResolvers<void>()
  const busy = world.deps.db.transaction(async (tx) => {
    await tx.one(sql`select 1 as one`)
    await may_end
  })
  const { body } = await world.request({ url: '/metrics' })
  end()
  await busy
  assert.match(body, new RegExp(`^mahnwerk_build_info\\{version="${version}"\\} 1$`, 'm'))
  assert.match(body, /^mahnwerk_database_pool_size\{pool="main"\} 10$/m)
  assert.match(body, /^mahnwerk_database_pool_busy\{pool="main"\} 1$/m)
  assert.match(body, /^mahnwerk_database_pool_waiting\{pool="main"\} 0$/m)
})

test('more work than connections is told as waiting', async () => {
  const { promise: may_end, resolve: end } = Promise.withResolvers<void>()
  const { connections } = world.deps.db.load()
  const acts = Array.from({ length: connections + 3 }, () => world.deps.db.transaction(() => may_end))
  assert.deepEqual(world.deps.db.load(), { connections, running: connections, waiting: 3 })
  end()
  await Promise.all(acts)
  assert.deepEqual(world.deps.db.load(), { connections, running: 0, waiting: 0 })
})

/** A server of its own for machines, with one measure that counts how often it is asked. */
async function openProbe(read: (value: Gauge) => Promise<void>) {
  const metrics = openMetrics()
  const value = new Gauge({ name: 'value', help: 'For this test.', registers: [metrics.registry] })
  const deps = { ...world.deps, metrics, measures: [{ name: 'probe', read: () => read(value) }] }
  const http = openHttpServer(deps)
  healthRoutes(http.server, deps, http)
  return { scrape: async () => (await http.server.inject({ url: '/metrics' })).body, close: () => http.server.close() }
}

test('however often somebody asks, the database is asked once in a while', async () => {
  let asked = 0
  const { scrape, close } = await openProbe(async (value) => value.set(++asked))
  const bodies = await Promise.all([scrape(), scrape(), scrape()])
  bodies.push(await scrape())
  for (const body of bodies) assert.match(body, /^value 1$/m)
  assert.match(bodies[0] ?? '', /^mahnwerk_measure_failures_total\{measure="probe"\} 0$/m)
  await close()
})

test('a measure that fails takes nothing with it, and is counted', async () => {
  const { scrape, close } = await openProbe(async () => {
    throw new Error('no database')
  })
  assert.match(await scrape(), /^mahnwerk_measure_failures_total\{measure="probe"\} 1$/m)
  await close()
})

test('failures of the store are counted by operation; a missing file is none', async () => {
  const { storage_errors } = openMetrics()
  const away = async () => {
    throw new StorageAway(new Error('gone'), 'ECONNREFUSED')
  }
  const broken = { ...world.deps.storage, put: away, check: away }
  const storage = countingErrors(broken, storage_errors)
  await assert.rejects(storage.put('some/key', Readable.from(['x'])), StorageAway)
  await assert.rejects(storage.check(), StorageAway)
  await assert.rejects(storage.check(), StorageAway)
  await assert.rejects(storage.get('no/such'))
  const { values } = await storage_errors.get()
  assert.deepEqual(
    values.map(({ labels, value }) => [labels.operation, value]),
    [
      ['put', 1],
      ['check', 2],
    ],
  )
})
