import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { type Db, sql } from '../src/platform/db/db.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { makeAuthority } from './certificates.ts'
import { freshDatabase } from './database.ts'
import { call, jsonOf, type Started, start, temporaryFolder } from './process.ts'
import { type Received, type Receiver, startReceiver } from './receiver.ts'

/** Kills real processes; the receiver keeps its own record. */
const CLAIMS = 40
const KILLS = 3
/** The most calls to one webhook that a process has under way. */
const IN_FLIGHT = 10

const authority = makeAuthority()
const receiver = await startReceiver(authority.issue())
const { address, db } = await freshDatabase()
const DATA_DIR = await temporaryFolder()
const WEBHOOK_CA_FILE = join(DATA_DIR, 'ca.pem')
await writeFile(WEBHOOK_CA_FILE, authority.ca)
const env = { DATA_DIR, DATABASE_URL: urlOfAddress(address), WEBHOOK_ALLOW_PRIVATE: 'true', WEBHOOK_CA_FILE }

const send = (server: Started, path: string, body: object) =>
  call(server, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function fileClaims(server: Started, count: number): Promise<void> {
  const { data } = await jsonOf(await call(server, '/openapi/claims?limit=1'))
  const { debtor_id, customer_id } = data[0]
  for (let index = 0; index < count; index++) {
    assert.equal((await send(server, '/openapi/claims', { debtor_id, customer_id })).status, 201)
  }
}

test('advancing the clock makes all six attempts at their times, within seconds', async () => {
  receiver.usually({ status: 503, body: 'later' })
  const server = await setUp(receiver)
  await fileClaims(server, 1)
  const seven_and_a_half_hours = 27_000
  const moved = await send(server, '/sandbox/clock/advance', { seconds: seven_and_a_half_hours })
  assert.equal(moved.status, 200, await moved.text())
  assert.equal(receiver.requests.length, 6)
  const { data } = await jsonOf(await call(server, '/openapi/webhook/deliveries'))
  assert.equal(data[0].status, 'failed')
  const times = data[0].attempts.map(({ at }: { at: string }) => Date.parse(at) / 1000)
  const gaps = times.slice(1).map((at: number, index: number) => at - times[index])
  for (const [index, wait_s] of [30, 120, 600, 3_600, 21_600].entries()) {
    // At most one tick late, plus a moment for the attempt itself.
    assert.ok(gaps[index] >= wait_s && gaps[index] <= wait_s + 31, `gap ${index + 1} is ${gaps[index]} s`)
  }
  receiver.forget()
  await server.stop()
})

/** Moves the clock to the next tick. A process that is killed meanwhile does not answer. */
const advance = (server: Started) => send(server, '/sandbox/clock/advance', { seconds: 31 }).catch(() => undefined)

/** As if a minute had passed: leases of dead processes are free. */
async function letLeasesRunOut(): Promise<void> {
  await db.alone(sql`update webhook_deliveries set lease_until = wall_now() where lease_until is not null`)
  await db.alone(sql`update jobs set lease_until = wall_now() where lease_until is not null`)
  await db.alone(sql`update sandbox_clock set advance_until = wall_now() where advance_until is not null`)
}

/** The demo data has its own deliveries, which are never sent. */
const DEMO_URL = 'https://hooks.nordlicht.example/mahnwerk'

type Row = { id: string; event_id: string; status: string; attempts: number; pick_ups: number }
const listRows = (on: Db): Promise<Row[]> =>
  on.many(sql`
    select d.id, d.event_id, d.status, d.attempts, d.pick_ups from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where w.url <> ${DEMO_URL} order by d.seq`)

const eventOf = ({ body }: Received): string => JSON.parse(body.toString('utf8')).id

function assertSameBytes(requests: readonly Received[]): void {
  const bodies = new Map<string, string>()
  for (const { headers, body } of requests) {
    const id = String(headers['x-service-delivery'])
    assert.equal(bodies.get(id) ?? body.toString('hex'), body.toString('hex'))
    bodies.set(id, body.toString('hex'))
  }
}

async function setUp(given: Receiver): Promise<Started> {
  const server = await start(env)
  const answer = await send(server, '/sandbox/webhook', { url: given.url })
  assert.equal(answer.status, 200, await answer.text())
  return server
}

test('killing processes while they send loses nothing and uses up no attempt', async () => {
  receiver.usually({ delay_ms: 40 })
  const before = new Set((await listRows(db)).map(({ id }) => id))
  let server = await setUp(receiver)
  await fileClaims(server, CLAIMS)
  for (let kill = 0; kill < KILLS; kill++) {
    const arrived = receiver.requests.length
    void advance(server)
    await receiver.arrived(arrived + 5)
    await server.stop('SIGKILL')
    await letLeasesRunOut()
    server = await start(env)
  }
  await letLeasesRunOut()
  await advance(server)
  const rows = (await listRows(db)).filter(({ id }) => !before.has(id))
  assert.equal(rows.length, CLAIMS)
  assert.ok(rows.every(({ status, attempts }) => status === 'delivered' && attempts === 1))
  const seen = receiver.requests.map(eventOf)
  assert.deepEqual([...new Set(seen)].toSorted(), rows.map(({ event_id }) => event_id).toSorted())
  const duplicates = seen.length - rows.length
  assert.ok(duplicates <= KILLS * IN_FLIGHT, `${duplicates} duplicates`)
  assert.ok(
    rows.some(({ pick_ups }) => pick_ups > 1),
    'the kills hit work under way',
  )
  assertSameBytes(receiver.requests)
  await server.stop()
})

async function says(server: Started, text: string): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    if (server.output().includes(text)) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  assert.fail(`it never said: ${text}`)
}

test('a process that was suspended for longer than its leases changes nothing when it resumes', async () => {
  receiver.forget()
  // Long enough for the process to be suspended before the first answer comes, also on a busy machine.
  receiver.usually({ delay_ms: 4_000 })
  const sleeper = await setUp(receiver)
  const before = new Set((await listRows(db)).map(({ id }) => id))
  await fileClaims(sleeper, 5)
  const moving = advance(sleeper)
  await receiver.arrived(5)
  sleeper.child.kill('SIGSTOP')
  await letLeasesRunOut()
  const other = await start(env)
  receiver.usually({ status: 500 })
  await advance(other)

  sleeper.child.kill('SIGCONT')
  await moving
  await says(sleeper, 'webhook lease lost, outcome discarded')
  const late = (await listRows(db)).filter(({ id }) => !before.has(id))
  assert.equal(late.length, 5)
  assert.ok(late.every(({ status }) => status === 'pending'))
  const acknowledged = await db.many(sql`
    select 1 from webhook_attempts where delivery_id = any(${late.map(({ id }) => id)}::uuid[]) and status_code = 200`)
  assert.equal(acknowledged.length, 0, 'the outcome of the one that holds the lease counts')
  await other.stop()
  await sleeper.stop()
})
