import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Type } from 'typebox'
import { eventually } from '../../../test/eventually.ts'
import { openWorld } from '../../../test/world.ts'
import { answerCommand, keeperOf, scopeFor } from '../../audiences/api.ts'
import type { TokenCaller } from '../../kernel/caller.ts'
import { conflict } from '../../kernel/errors.ts'
import { pause } from '../clock.ts'
import { sql } from '../db/db.ts'
import { newId } from '../ids.ts'
import { type Deps, transact } from '../work.ts'
import { takeIdempotencyKeys } from './idempotency.ts'
import type { KeyLeases } from './key-leases.ts'
import { openHttpServer } from './server.ts'

/** A scope like the partner API's, with one command that writes a row, to test the mechanism alone. */
const world = await openWorld()
const http = openHttpServer(world.deps)
/** A process that no longer renews its leases, like one that was killed. */
const dead = openHttpServer(world.deps)
const caller = {
  type: 'token',
  id: newId(),
  organization_id: newId(),
  kind: 'partner',
  partner_id: null,
  isolate_partners: false,
} satisfies TokenCaller
/** The keys whose leases are being renewed. */
const renewed = new Set<string>()
const watched: KeyLeases = {
  hold(key) {
    renewed.add(key.lease_id)
    world.deps.key_leases.hold(key)
  },
  end(key) {
    renewed.delete(key.lease_id)
    world.deps.key_leases.end(key)
  },
}
let gate: Promise<void> = Promise.resolve()
let crash_in_commit = false
let slow_work: Promise<void> = Promise.resolve()

before(async () => {
  await world.deps.db.alone(sql`create table notes (id uuid primary key, note text not null)`)
  await serve(http, { ...world.deps, key_leases: watched })
  await serve(dead, { ...world.deps, key_leases: { hold: () => undefined, end: () => undefined } })
})

async function serve({ server }: typeof http, deps: Deps): Promise<void> {
  await server.register(async (scope) => {
    const api = scopeFor<'partner'>(scope, async ({ headers }) => ({
      ...caller,
      id: (headers['x-token'] as string | undefined) ?? caller.id,
    }))
    takeIdempotencyKeys(scope, deps)
    const Body = Type.Object({ note: Type.String({ maxLength: 20 }) }, { additionalProperties: false })
    api.post('/notes', { schema: { body: Body } }, (request, reply) =>
      answerCommand(world.deps, request, reply, async (work) => {
        const id = newId()
        await work.tx.run(sql`insert into notes (id, note) values (${id}, ${request.body.note})`)
        await gate
        if (request.body.note === 'taken') throw conflict('already_recorded', 'note is taken')
        if (request.body.note === 'bug') throw new Error('a bug')
        if (crash_in_commit) throw Object.assign(new Error('gone'), { code: '57P01' })
        return { status: 201, body: { success: true, data: { id } } }
      }),
    )
    const config = { answer_within_ms: 1_000 }
    api.post('/slow-notes', { config, schema: { body: Body } }, async (request, reply) => {
      const keeper = keeperOf(request, reply)
      await gate
      slow_work = transact(world.deps, request.caller, async (work) => {
        await work.tx.run(sql`insert into notes (id, note) values (${newId()}, ${request.body.note})`)
        await keeper.keep(work, { status: 201, body: { success: true } })
      })
      await slow_work
      return keeper.send()
    })
  })
  await server.ready()
}
after(async () => {
  await http.server.close()
  await dead.server.close()
})

const post = (note: string, key?: string, headers: Record<string, string> = {}, { server } = http) =>
  server.inject({
    method: 'POST',
    url: '/notes',
    payload: { note },
    headers: { ...(key ? { 'idempotency-key': key } : {}), ...headers },
  })
/** Waits until the request with this key is running. */
async function underWay(key: string): Promise<void> {
  const find = () => world.deps.db.one(sql`select key from idempotency_keys where key = ${key} and status_code is null`)
  while (!(await find())) await pause(5)
  await pause(20)
}
const count = async (note: string) =>
  (await world.deps.db.one<{ n: number }>(sql`select count(*) as n from notes where note = ${note}`))?.n

test('the same key and body give the stored answer again, and the work is done once', async () => {
  const first = await post('once', 'key-1')
  assert.equal(first.statusCode, 201)
  assert.equal(first.headers['idempotent-replayed'], undefined)
  const second = await post('once', 'key-1')
  assert.equal(second.statusCode, 201)
  assert.equal(second.body, first.body)
  assert.equal(second.headers['idempotent-replayed'], 'true')
  assert.equal(second.headers['content-type'], first.headers['content-type'])
  assert.equal(await count('once'), 1)
})

test('another body with the same key is a 409', async () => {
  await post('first body', 'key-2')
  const other = await post('other body', 'key-2')
  assert.equal(other.statusCode, 409)
  assert.equal(other.json().error, 'Conflict')
  assert.equal(await count('other body'), 0)
})

test('a key whose request is still running gives 409, and fifty requests at once do the work once', async () => {
  let open = () => {}
  gate = new Promise((resolve) => {
    open = resolve
  })
  const posts = Array.from({ length: 50 }, () => post('parallel', 'key-3'))
  assert.equal((await Promise.race(posts)).statusCode, 409, 'the work itself waits at the gate')
  open()
  gate = Promise.resolve()
  const all = await Promise.all(posts)
  const done = all.filter((answer) => answer.statusCode === 201)
  assert.equal(done.filter((answer) => !answer.headers['idempotent-replayed']).length, 1)
  assert.equal(new Set(done.map((answer) => answer.body)).size, 1)
  assert.ok(all.every((answer) => answer.statusCode === 201 || answer.statusCode === 409))
  assert.equal(await count('parallel'), 1)
})

test('4xx answers are replayed, including validation failures', async () => {
  const refused = await post('taken', 'key-4')
  assert.equal(refused.statusCode, 409)
  assert.equal((await post('taken', 'key-4')).headers['idempotent-replayed'], 'true')
  const invalid = await post('this note is far too long for the schema', 'key-5')
  assert.equal(invalid.statusCode, 400)
  const again = await post('this note is far too long for the schema', 'key-5')
  assert.equal(again.body, invalid.body)
  assert.equal(again.headers['idempotent-replayed'], 'true')
})

test('the answer to a body that is not JSON is replayed too, and its key is taken', async () => {
  const broken = () =>
    http.server.inject({
      method: 'POST',
      url: '/notes',
      payload: '{',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'key-broken' },
    })
  assert.equal((await broken()).json().details[0].field, 'body')
  assert.equal((await broken()).headers['idempotent-replayed'], 'true')
  assert.equal((await post('mended', 'key-broken')).statusCode, 409)
})

test('5xx answers are not stored, so the same key can be tried again', async () => {
  assert.equal((await post('bug', 'key-6')).statusCode, 500)
  assert.equal((await post('bug', 'key-6')).headers['idempotent-replayed'], undefined)
  crash_in_commit = true
  assert.equal((await post('later', 'key-7')).statusCode, 503)
  crash_in_commit = false
  assert.equal((await post('later', 'key-7')).statusCode, 201)
  assert.equal(await count('later'), 1)
})

test('keys are per token and path, and optional', async () => {
  const a = await post('shared', 'key-8')
  const b = await post('shared', 'key-8', { 'x-token': newId() })
  assert.notEqual(a.json().data.id, b.json().data.id)
  await post('no key')
  await post('no key')
  assert.equal(await count('no key'), 2)
})

test('a key must have 1 to 255 visible characters', async () => {
  for (const key of ['', ' ', 'a b', 'ä', 'x'.repeat(256)]) {
    const answer = await post('wrong key', undefined, { 'idempotency-key': key })
    assert.equal(answer.statusCode, 400, JSON.stringify(key))
    assert.equal(answer.json().details[0].field, 'Idempotency-Key')
  }
  assert.equal((await post('long key', '~'.repeat(255))).statusCode, 201)
})

test('after 24 hours a key is free again', async () => {
  const first = await post('daily', 'key-9')
  await world.deps.db.alone(
    sql`update idempotency_keys set created_at = created_at - interval '24 hours' where key = 'key-9'`,
  )
  const second = await post('daily', 'key-9')
  assert.equal(second.statusCode, 201)
  assert.notEqual(second.body, first.body)
})

test('the key of a dead process is released, and that process can no longer commit', async () => {
  let open = () => {}
  gate = new Promise((resolve) => {
    open = resolve
  })
  const slow = post('fenced', 'key-10', {}, dead)
  await underWay('key-10')
  await world.deps.db.alone(
    sql`update idempotency_keys set lease_until = wall_now() - interval '1 second' where key = 'key-10'`,
  )
  gate = Promise.resolve()
  const second = await post('fenced', 'key-10')
  assert.equal(second.statusCode, 201)
  open()
  const lost = await slow
  assert.deepEqual([lost.statusCode, lost.json().code], [409, 'idempotency_key_lost'])
  assert.ok(Number(lost.headers['retry-after']) >= 1)
  assert.equal(await count('fenced'), 1, 'what the slow one wrote was rolled back')
  assert.equal((await post('fenced', 'key-10')).body, second.body)
})

test('the key of a dead process is free by itself, while a slow one keeps its own', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  gate = promise
  const slow = post('patient', 'key-11')
  await underWay('key-11')
  const killed = post('killed', 'key-12', {}, dead)
  await underWay('key-12')
  gate = Promise.resolve()
  const refused = await post('patient', 'key-11')
  assert.deepEqual([refused.statusCode, refused.json().code], [409, 'idempotency_key_running'])
  assert.ok(Number(refused.headers['retry-after']) >= 1)

  const taken = await eventually(async () => {
    const answer = await post('killed', 'key-12')
    return answer.statusCode === 201 && answer
  })
  assert.equal(taken.headers['idempotent-replayed'], undefined)
  assert.equal(
    (await post('patient', 'key-11')).json().code,
    'idempotency_key_running',
    'though it began before the other',
  )
  open()
  assert.equal((await slow).statusCode, 201)
  assert.equal((await killed).statusCode, 409)
  assert.equal((await post('patient', 'key-11')).body, (await slow).body)
  assert.deepEqual([await count('patient'), await count('killed')], [1, 1])
})

test('what was given up because it took too long is not committed behind the back of the next try', async () => {
  let open = () => {}
  gate = new Promise((resolve) => {
    open = resolve
  })
  const send = () =>
    http.server.inject({
      ...{ method: 'POST', url: '/slow-notes', payload: { note: 'slow' } },
      headers: { 'idempotency-key': 'key-slow' },
    })
  assert.equal((await send()).statusCode, 503)
  const given_up = slow_work
  open()
  while (slow_work === given_up) await pause(5)
  await assert.rejects(slow_work, { code: 'idempotency_key_lost' })
  assert.equal(await count('slow'), 0)
  gate = Promise.resolve()
  const again = await send()
  assert.equal(again.statusCode, 201)
  assert.equal((await send()).headers['idempotent-replayed'], 'true')
  assert.equal(await count('slow'), 1)
})

test('a command whose client has gone keeps its key, and ends with its answer stored', async () => {
  const { promise, resolve: open } = Promise.withResolvers<void>()
  gate = promise
  const address = await http.server.listen({ host: '127.0.0.1', port: 0 })
  const client = new AbortController()
  const asked = fetch(`${address}/notes`, {
    ...{ method: 'POST', body: JSON.stringify({ note: 'left' }), signal: client.signal },
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-left' },
  })
  await underWay('key-left')
  client.abort()
  await assert.rejects(asked, { name: 'AbortError' })
  gate = Promise.resolve()
  assert.equal((await post('left', 'key-left')).json().code, 'idempotency_key_running')
  assert.equal(renewed.size, 1)
  open()
  const answer = await eventually(async () => {
    const again = await post('left', 'key-left')
    return again.statusCode === 201 && again
  })
  assert.equal(answer.headers['idempotent-replayed'], 'true')
  assert.equal(await count('left'), 1)
})

test('once a request is over, however it ended, its lease is no longer renewed', async () => {
  for (const note of ['over', 'taken', 'bug', 'far too long for the schema of the body']) await post(note, newId())
  await eventually(() => renewed.size === 0)
})
