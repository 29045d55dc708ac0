import assert from 'node:assert/strict'
import { connect, createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { DatabaseAway } from '../src/platform/db/away.ts'
import { sql } from '../src/platform/db/db.ts'
import { hostText } from '../src/platform/db/link.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { freshDatabase } from './database.ts'

/** A host that is frozen or cut off: it takes everything, answers nothing and closes nothing. */
const { db: direct, address } = await freshDatabase({ migrated: false })
await direct.alone(sql`create table notes (note text)`)
const count = async (note: string) =>
  (await direct.one<{ n: number }>(sql`select count(*) as n from notes where note = ${note}`))?.n

/** A way to the database. It is frozen by hand, or by the first bytes that hold this text. */
async function openWay(freezing?: string) {
  let is_frozen = false
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = address.host.startsWith('/') ? connect(hostText(address)) : connect(address.port, address.host)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
    }
    near.on('data', (bytes) => {
      if (freezing && bytes.includes(freezing)) {
        // The database gets it, and its answer does not come back.
        freezing = undefined
        far.write(bytes)
        is_frozen = true
      } else if (!is_frozen) far.write(bytes)
    })
    far.on('data', (bytes) => !is_frozen && near.write(bytes))
    near.on('end', () => !is_frozen && far.end())
    far.on('end', () => !is_frozen && near.end())
    near.on('close', () => !is_frozen && far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    host: `127.0.0.1:${(server.address() as { port: number }).port}`,
    /** Those who are there stay frozen, as behind a firewall that has forgotten them; others come through. */
    thaw() {
      is_frozen = false
      for (const socket of sockets) socket.removeAllListeners('data')
    },
    freeze() {
      is_frozen = true
    },
  }
}

function openVia(hosts: string, { connections = 2, settings = {} } = {}) {
  const { username, password, database } = address
  const url = `postgres://${username}:${encodeURIComponent(password)}@${hosts}/${database}`
  const timeouts = { connect_s: 5, statement_s: 2, idle_transaction_s: 60 }
  const link = { url, password: null, password_file: null, ca_file: null, timeouts }
  const db = openDb({ address: link, connections, application_name: 'mahnwerk test', settings })
  after(() => db.close())
  return db
}

const isSilent = (error: unknown) => error instanceof DatabaseAway && error.code === 'ANSWER_TIMEOUT'
const together = { concurrency: true }

test('a database that falls silent is left', together, async (t) => {
  const parts = [
    t.test('under a statement, and all its connections with it', async () => {
      const way = await openWay()
      const db = openVia(way.host)
      await Promise.all([1, 2].map(() => db.one(sql`select pg_sleep(0.05)`)))
      way.freeze()
      await assert.rejects(db.one(sql`select 1`), isSilent)
      way.thaw()
      // The second connection is frozen as well. Nobody waits for it to be found out.
      for (let times = 0; times < 4; times++) await db.one(sql`select 1`)
    }),
    t.test('under a statement of a transaction, which is lost', async () => {
      const way = await openWay('into notes')
      const db = openVia(way.host)
      await assert.rejects(
        db.transaction((tx) => tx.run(sql`insert into notes values ('lost')`)),
        isSilent,
      )
      way.thaw()
      assert.equal(await db.transaction(async () => 'goes on'), 'goes on')
      assert.equal(await count('lost'), 0)
    }),
    t.test('when a transaction begins', async () => {
      const way = await openWay('begin')
      const db = openVia(way.host)
      let is_begun = false
      const beginning = db.transaction(async () => {
        is_begun = true
      })
      await assert.rejects(beginning, isSilent)
      assert.equal(is_begun, false)
    }),
    t.test('when a transaction commits, and whether it has is not known', async () => {
      const way = await openWay('commit')
      const db = openVia(way.host)
      await assert.rejects(
        db.transaction((tx) => tx.run(sql`insert into notes values ('kept')`)),
        isSilent,
      )
      assert.equal(await count('kept'), 1)
    }),
    t.test('for the next server of its address', async () => {
      const [first, second] = [await openWay(), await openWay()]
      const db = openVia(`${first.host},${second.host}`)
      await db.one(sql`select 1`)
      first.freeze()
      await assert.rejects(db.one(sql`select 1`), isSilent)
      await db.transaction((tx) => tx.run(sql`insert into notes values ('elsewhere')`))
    }),
    t.test('but not while it works on statements that wait for each other', async () => {
      const db = openVia((await openWay()).host, { connections: 1 })
      // Together longer than any silence that is borne.
      await Promise.all(Array.from({ length: 16 }, () => db.one(sql`select pg_sleep(0.5)`)))
    }),
    t.test('nor where statements may take as long as they like', async () => {
      const db = openVia((await openWay()).host, { settings: { statement_timeout: '0' } })
      assert.ok(await db.one(sql`select pg_sleep(9)`))
    }),
    t.test('nor while it is asked nothing', async () => {
      const db = openVia((await openWay()).host)
      const pid = (reader: Pick<typeof db, 'one'>) => reader.one(sql`select pg_backend_pid()`)
      await db.transaction(async (tx) => {
        const before = await pid(tx)
        await direct.one(sql`select pg_sleep(9)`)
        assert.deepEqual(await pid(tx), before)
      })
    }),
  ]
  await Promise.all(parts)
})
