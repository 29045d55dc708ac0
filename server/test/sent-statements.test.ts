import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError, conflict } from '../src/kernel/errors.ts'
import { DatabaseAway } from '../src/platform/db/away.ts'
import { onConstraint } from '../src/platform/db/constraints.ts'
import { type Reader, sql, type Tx } from '../src/platform/db/db.ts'
import { openWorld } from './world.ts'

/** Writes whose answer nobody waits for: the transaction waits for them, and fails with them. */
const world = await openWorld()
const { db } = world.deps
await db.alone(sql`create table sent (id integer constraint sent_pkey primary key, note text)`)
await db.alone(sql`create table sent_notes (
  id integer primary key references sent (id) deferrable initially deferred)`)

const send = (tx: Tx, id: number) => tx.send(sql`insert into sent (id) values (${id})`)
const count = async (reader: Reader) => (await reader.one<{ n: number }>(sql`select count(*) as n from sent`))?.n
const isTaken = { code: '23505' }
const taken = () => conflict('already_recorded', 'There is one already')

test('what was sent is stored once the transaction has ended, in the order in which it was sent', async () => {
  const seen = await db.transaction((tx) => {
    send(tx, 1)
    tx.send(sql`update sent set note = 'changed' where id = 1`)
    return count(tx)
  })
  assert.equal(seen, 1, 'what follows sees it')
  assert.deepEqual({ ...(await db.one<object>(sql`select id, note from sent`)) }, { id: 1, note: 'changed' })
})

test('an act that ends before its last write has failed fails too, and leaves nothing behind', async () => {
  const before = await count(db)
  const failing = db.transaction((tx) => {
    send(tx, 2)
    send(tx, 1)
    return 'done'
  })
  await assert.rejects(failing, isTaken)
  assert.equal(await count(db), before)
})

test('the cause is told and not what follows from it', async () => {
  const before = await count(db)
  const reading = db.transaction(async (tx) => {
    send(tx, 1)
    await count(tx)
  })
  await assert.rejects(reading, isTaken, 'the statement behind it fails because the transaction has')
  const caught = db.transaction(async (tx) => {
    const first = onConstraint(tx.run(sql`insert into sent (id) values (1)`), { sent_pkey: taken })
    send(tx, 3)
    await first
  })
  await assert.rejects(caught, (error) => error instanceof AppError && error.message === 'There is one already')
  assert.equal(await count(db), before)
})

test('whoever sends a write words its refusal', async () => {
  const sendWorded = (tx: Tx) =>
    tx.send(sql`insert into sent (id) values (1)`, (answer) => onConstraint(answer, { sent_pkey: taken }))
  const isWorded = (error: unknown) => error instanceof AppError && error.message === 'There is one already'
  await assert.rejects(db.transaction(sendWorded), isWorded)
  const waiting = db.transaction(async (tx) => {
    sendWorded(tx)
    await count(tx)
  })
  await assert.rejects(waiting, isWorded, 'also where something else finds out first')
})

test('an act that throws takes back what it had sent, and its own error is told', async () => {
  const before = await count(db)
  const thrown = db.transaction((tx) => {
    send(tx, 4)
    throw new Error('changed my mind')
  })
  await assert.rejects(thrown, /changed my mind/)
  assert.equal(await count(db), before)
})

test('what only the commit finds fails the transaction', async () => {
  const deferred = db.transaction((tx) => tx.send(sql`insert into sent_notes (id) values (99)`))
  await assert.rejects(deferred, { code: '23503' })
})

test('a deadlock among sent writes is tried again', async () => {
  await db.transaction((tx) => {
    send(tx, 10)
    send(tx, 11)
  })
  let arrived = 0
  const { promise: both, resolve } = Promise.withResolvers<void>()
  const crossing = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.run(sql`update sent set note = 'x' where id = ${first}`)
      if (++arrived === 2) resolve()
      await both
      tx.send(sql`update sent set note = 'y' where id = ${second}`)
    })
  await Promise.all([crossing(10, 11), crossing(11, 10)])
  assert.ok(arrived >= 3, 'one of them was sent back and came again')
})

test('a connection that is lost before the commit ends the transaction', async () => {
  const before = await count(db)
  const losing = db.transaction(async (tx) => {
    const row = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    tx.send(sql`select pg_sleep(20)`)
    send(tx, 20)
    await db.one(sql`select pg_terminate_backend(${row?.pid as number}::int)`)
  })
  await assert.rejects(losing, DatabaseAway)
  assert.equal(await count(db), before)
  assert.equal(await db.transaction(() => 'goes on'), 'goes on')
})
