import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { DatabaseAway } from '../src/platform/db/away.ts'
import { type Db, sql } from '../src/platform/db/db.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { freshDatabase } from './database.ts'

const { db: direct, address } = await freshDatabase({ migrated: false })
await direct.alone(sql`create table notes (note text)`)

function open(name: string, connections: number): Db {
  const db = openDb({ address, connections, application_name: name })
  after(() => db.close())
  return db
}

const countOf = async (name: string): Promise<number | undefined> =>
  (await direct.one<{ n: number }>(sql`select count(*) as n from pg_stat_activity where application_name = ${name}`))?.n
const pidOf = async (db: Pick<Db, 'one'>) =>
  (await db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid as number

/** A transaction that stays open until it is let go. */
async function hold(db: Db) {
  const [begun, let_go] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const done = db.transaction(async (tx) => {
    begun.resolve(await pidOf(tx))
    await let_go.promise
  })
  // It may fail before anybody waits for its end.
  done.catch(() => undefined)
  const pid = await begun.promise
  const end = () => {
    let_go.resolve()
    return done
  }
  return { pid, end }
}

test('Connections are opened as they are needed, and the last one used is taken again', async () => {
  const db = open('few', 5)
  const pids = new Set<number>()
  for (let times = 0; times < 10; times++) pids.add(await pidOf(db))
  assert.equal(pids.size, 1)
  assert.equal(await countOf('few'), 1)
  const held = [await hold(db), await hold(db), await hold(db)]
  assert.equal(new Set(held.map(({ pid }) => pid)).size, 3)
  assert.equal(await countOf('few'), 3)
  for (const one of held) await one.end()
})

test('Statements share connections when all are busy, and a transaction has its own', async () => {
  const db = open('shared', 2)
  const held = await hold(db)
  const pids = await Promise.all(Array.from({ length: 40 }, () => pidOf(db)))
  assert.deepEqual(new Set(pids).size, 1)
  assert.ok(!pids.includes(held.pid))
  assert.equal(await countOf('shared'), 2)
  await held.end()
})

test('A transaction gets its turn however many statements come', async () => {
  const db = open('turns', 1)
  let is_over = false
  const stream = Array.from({ length: 4 }, async () => {
    while (!is_over) await pidOf(db)
  })
  await pidOf(db)
  await db.transaction((tx) => tx.run(sql`insert into notes values ('in turn')`))
  is_over = true
  await Promise.all(stream)
  assert.equal((await direct.many(sql`select 1 from notes where note = 'in turn'`)).length, 1)
})

test('What waits is counted, and is served in the order in which it came', async () => {
  const db = open('waiting', 1)
  const held = await hold(db)
  const order: string[] = []
  const waiting = [
    pidOf(db).then(() => order.push('statement')),
    db.transaction(async (tx) => void order.push(`transaction ${(await tx.many(sql`select 1`)).length}`)),
    pidOf(db).then(() => order.push('statement behind')),
  ]
  assert.deepEqual(db.load(), { connections: 1, running: 1, waiting: 3 })
  await held.end()
  await Promise.all(waiting)
  assert.deepEqual(order, ['statement', 'transaction 1', 'statement behind'])
  assert.deepEqual(db.load(), { connections: 1, running: 0, waiting: 0 })
})

test('A connection that was ended is opened again at its next use', async () => {
  const db = open('ended', 1)
  const pid = await pidOf(db)
  await direct.alone(sql`select pg_terminate_backend(${pid}, 10000)`)
  assert.notEqual(await pidOf(db), pid)
  const held = await hold(db)
  await direct.alone(sql`select pg_terminate_backend(${held.pid}, 10000)`)
  await assert.rejects(held.end(), DatabaseAway)
  assert.notEqual(await pidOf(db), held.pid)
  assert.equal(await countOf('ended'), 1)
})

test('A connection whose session is being ended is not given to anybody', async () => {
  const db = open('ending', 2)
  for (let times = 0; times < 20; times++) {
    const pid = await pidOf(db)
    const losing = db.transaction(async (tx) => {
      const own = await pidOf(tx)
      const sleeping = tx.one(sql`select pg_sleep(20)`)
      sleeping.catch(() => undefined)
      await direct.alone(sql`select pg_terminate_backend(${own})`)
      await sleeping
    })
    // The connection closes only after the error has been told.
    await assert.rejects(losing, DatabaseAway)
    assert.notEqual(await pidOf(db), pid)
  }
  assert.equal(await countOf('ending'), 1)
})

test('After the end nothing is sent, and who waited is told', async () => {
  const db = openDb({ address, connections: 1, application_name: 'over' })
  const held = await hold(db)
  const waiting = assert.rejects(db.transaction(pidOf), DatabaseAway)
  const closing = db.close()
  await waiting
  await held.end()
  await closing
  await assert.rejects(pidOf(db), DatabaseAway)
  assert.equal(await countOf('over'), 0)
})
