import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pause } from '../src/platform/clock.ts'
import { sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { freshDatabase } from './database.ts'
import { eventually } from './eventually.ts'
import { call, jsonOf, type Started, start, temporaryFolder } from './process.ts'

/**
 * Kills a real process in the middle of a command with a key, beside another one on the same database. The test locks what
 * the command writes to, so that the kill hits it in the middle.
 */
const { address, db } = await freshDatabase()
const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: urlOfAddress(address) }
const [first, second] = [await start(env), await start(env)]
const { data: me } = await jsonOf(await call(first, '/openapi/me'))

const KEY = 'one-key'
const create = (server: Started) =>
  call(server, '/openapi/customers', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': KEY },
    body: JSON.stringify({ name: 'Einmal GmbH', email: 'einmal@example.com', partner_id: me.partner.id }),
  })

/** Keeps others from writing customers until it is called off. */
async function stopCustomers(): Promise<() => Promise<void>> {
  const [is_held, is_over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const transaction = db.transaction(async (tx) => {
    await tx.run(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.run(sql`lock table customers in share mode`)
    is_held.resolve()
    await is_over.promise
  })
  await is_held.promise
  return async () => {
    is_over.resolve()
    await transaction
  }
}

const isWriting = () =>
  db.one(sql`
    select 1 from pg_locks l join pg_class c on c.oid = l.relation
    where c.relname = 'customers' and not l.granted`)

const findLease = () => db.one<{ lease_until: Date }>(sql`select lease_until from idempotency_keys where key = ${KEY}`)

const countCustomers = async () =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from customers where name = 'Einmal GmbH'`))?.n

test('a slow command keeps its key, a killed process gives it up within seconds, and the work is done once', async () => {
  const release = await stopCustomers()
  const hanging = create(first).catch((error: unknown) => error)
  const { lease_until } = await eventually(findLease)
  await eventually(isWriting)
  // Without a sign of life the key would be free by now.
  await eventually(() => db.one(sql`select 1 where wall_now() > ${lease_until}::timestamptz + interval '1 second'`))
  const refused = await create(second)
  assert.deepEqual([refused.status, (await jsonOf(refused)).code], [409, 'idempotency_key_running'])
  assert.ok(Number(refused.headers.get('retry-after')) >= 1)

  await first.stop('SIGKILL')
  const killed_at = performance.now()
  assert.ok((await hanging) instanceof Error, 'nobody was answered')
  await release()
  const done = await eventually(async () => {
    const answer = await create(second)
    if (answer.status !== 409) return answer
    assert.equal((await jsonOf(answer)).code, 'idempotency_key_running')
    await pause(Number(answer.headers.get('retry-after')) * 1_000)
    return undefined
  })
  assert.equal(done.status, 201)
  assert.equal(done.headers.get('idempotent-replayed'), null, 'the first had not done it')
  assert.ok(performance.now() - killed_at < 30_000, 'seconds on any machine, not a minute')

  const again = await create(second)
  assert.deepEqual([again.status, again.headers.get('idempotent-replayed')], [201, 'true'])
  assert.deepEqual(await jsonOf(again), await jsonOf(done))
  assert.equal(await countCustomers(), 1)
  await second.stop()
})
