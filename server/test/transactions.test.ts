import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SYSTEM } from '../src/kernel/caller.ts'
import { DatabaseAway } from '../src/platform/db/away.ts'
import { allOf, type Db, knownWords, type Reader, sql, type Tx } from '../src/platform/db/db.ts'
import { transact } from '../src/platform/work.ts'
import { openWorld } from './world.ts'

const world = await openWorld()
const { db } = world.deps
await db.alone(sql`create table notes (id integer primary key, note text)`)

const write = (tx: Tx, id: number) => tx.run(sql`insert into notes (id) values (${id})`)
const count = async (reader: Reader) => (await reader.one<{ n: number }>(sql`select count(*) as n from notes`))?.n

test('a writing query demands a transaction by type', () => {
  const attempts = [
    // @ts-expect-error a Db is no Tx: writing outside of a transaction must not compile
    (outside: Db) => write(outside, 1),
    // @ts-expect-error nor is a Reader
    (outside: Reader) => write(outside, 1),
    // @ts-expect-error nor can one be made by hand
    () => write({ many: db.many, one: db.one, run: async () => 0 }, 1),
    (tx: Tx) => write(tx, 1),
    (tx: Tx) => count(tx),
  ]
  assert.equal(attempts.length, 5)
})

test('an act that throws leaves nothing behind', async () => {
  const before = await count(db)
  await assert.rejects(
    transact(world.deps, SYSTEM, async (work) => {
      await write(work.tx, 100)
      throw new Error('changed my mind')
    }),
    /changed my mind/,
  )
  assert.equal(await count(db), before)
})

test('all of one unit of work happens at one instant of business time', async () => {
  world.clock.setOffset(0)
  await db.alone(sql`update sandbox_clock set offset_ms = 60000`)
  const now = await transact(world.deps, SYSTEM, async (work) => work.now)
  assert.equal(now.getTime(), world.clock.wall().getTime() + 60_000, 'the offset is read from the database')
})

test('a snapshot sees one moment, whatever is written beside it, and writes nothing itself', async () => {
  const seen = await db.snapshot(async (reader) => {
    const before = await count(reader)
    await db.transaction((tx) => write(tx, 20_000))
    return { before, after: await count(reader) }
  })
  assert.equal(seen.after, seen.before)
  assert.equal(await count(db), Number(seen.before) + 1)
  const writes = db.snapshot((reader) => reader.many(sql`insert into notes (id) values (20001) returning id`))
  await assert.rejects(writes, { code: '25006' })
})

test('a deadlock is nobody’s fault: the work is done again', async () => {
  await db.transaction(async (tx) => {
    await write(tx, 1)
    await write(tx, 2)
  })
  let arrived = 0
  const { promise: both, resolve } = Promise.withResolvers<void>()
  const crossing = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.run(sql`update notes set note = 'x' where id = ${first}`)
      if (++arrived === 2) resolve()
      await both
      await tx.run(sql`update notes set note = 'y' where id = ${second}`)
    })
  await Promise.all([crossing(1, 2), crossing(2, 1)])
  assert.ok(arrived >= 3, 'one of them was sent back and came again')
})

test('statements nest with their values, and values never become text', async () => {
  const condition = allOf([sql`id = ${1}`, sql`note is distinct from ${"'; drop table notes; --"}`])
  const { text, values } = sql`select id from notes where ${condition} limit ${5}`
  assert.equal(text, 'select id from notes where true and id = $1 and note is distinct from $2 limit $3')
  assert.deepEqual(values, [1, "'; drop table notes; --", 5])
  assert.deepEqual((await db.many(sql`select id from notes where ${condition}`)).length, 1)
  assert.deepEqual(allOf([]).text, 'true')
})

test('only plain words become part of a statement as they are', () => {
  const { text, values } = sql`stage in (${knownWords(['new', 'in_processing'])}) and id = ${1}`
  assert.equal(text, "stage in ('new', 'in_processing') and id = $1")
  assert.deepEqual(values, [1])
  assert.throws(() => knownWords(["new') or true --"]), TypeError)
})

test('lists, days, counts, rates and JSON keep their form on the way to the database and back', async () => {
  const row = await db.one(sql`
    select ${['a"b', 'c\\d', null]}::text[] is not null as list, (${['a"b', 'c\\d']}::text[])[2] as second, date '2026-02-28' as day,
      9007199254740991::bigint as large, 0.0725::numeric(5, 4) as rate, ${{ a: [1, null] }}::jsonb as json,
      timestamptz '2026-05-14T09:30:00.123Z' as instant`)
  assert.deepEqual(
    { ...(row as object) },
    {
      list: true,
      second: 'c\\d',
      day: '2026-02-28',
      large: 9007199254740991,
      rate: 0.0725,
      json: { a: [1, null] },
      instant: new Date('2026-05-14T09:30:00.123Z'),
    },
  )
})

const backendOf = async (tx: Reader) =>
  (await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid as number
const terminate = (pid: number) => db.one(sql`select pg_terminate_backend(${pid}::int)`)
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test('a connection that is lost under a statement ends its transaction, and neither the process nor anything else', async () => {
  const before = await count(db)
  const losing = db.transaction(async (tx) => {
    await write(tx, 200)
    const pid = await backendOf(tx)
    const waiting = Promise.all([tx.one(sql`select pg_sleep(20)`), write(tx, 201)])
    waiting.catch(() => undefined)
    await terminate(pid)
    await waiting
  })
  await assert.rejects(losing, DatabaseAway)
  await settled()
  assert.equal(await count(db), before)
  assert.equal(await db.transaction(async () => 'goes on'), 'goes on')
})

test('what a transaction does after its connection was lost is never sent, whoever has the connection by then', async () => {
  const before = await count(db)
  const told: unknown[] = []
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const losing = db.transaction(async (tx) => {
    await terminate(await backendOf(tx))
    await settled()
    // Others take all connections, the one that was made anew among them; the first of them may hear of the loss.
    await Promise.allSettled(Array.from({ length: 20 }, () => db.one(sql`select pg_sleep(0.01)`)))
    for (const id of [300, 301]) await write(tx, id).catch((error: unknown) => told.push(error))
    resolve()
  })
  await assert.rejects(losing, DatabaseAway)
  await over
  await settled()
  assert.equal(told.length, 2)
  assert.ok(told.every((error) => error instanceof DatabaseAway))
  assert.equal(await count(db), before)
})
