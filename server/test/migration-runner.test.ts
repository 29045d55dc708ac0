import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openClient } from '../src/platform/db/client.ts'
import { sql } from '../src/platform/db/db.ts'
import { type Migration, MigrationError, migrate, readState } from '../src/platform/db/migrate.ts'
import { openDb } from '../src/platform/db/postgres.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'
import { eventually } from './eventually.ts'

const made = (number: number, text: string): Migration => ({
  number,
  name: `0${number}_test.sql`,
  text,
  checksum: text,
})
const OUTSIDE = '-- migrate: outside a transaction\n'
const TABLE = made(901, 'create table held (id integer);')
const COLUMN = made(902, 'alter table held add column more text;')
const INDEX = made(903, `${OUTSIDE}create index concurrently if not exists held_idx on held (id);\n`)
const QUICK = { lock_ms: 200, pause_ms: 50, total_ms: 600, outside_ms: 400 }

const empty = (): Promise<FreshDatabase> => freshDatabase({ migrated: false })

/** A session that keeps a transaction open until it is told to end it. */
async function holding({ address }: FreshDatabase, statement: string) {
  const client = openClient(address, 'a careless tool')
  const held = Promise.withResolvers<number>()
  const release = Promise.withResolvers<void>()
  const ended = client.begin(async (tx) => {
    await tx.unsafe(statement)
    const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    held.resolve(row?.pid ?? 0)
    await release.promise
  })
  const pid = await held.promise
  return {
    pid,
    async end() {
      release.resolve()
      await ended
      await client.end()
    },
  }
}

const READS = 'select count(*) from held'

test('a migration that does not get its lock gives way, tries again, and says in the end who is in the way', async () => {
  const database = await empty()
  await migrate(database.address, [TABLE])
  const tool = await holding(database, READS)
  const told: string[] = []
  const vain = migrate(database.address, [TABLE, COLUMN], { patience: QUICK, tell: (what) => told.push(what) })
  await assert.rejects(vain, (error) => {
    assert.ok(error instanceof MigrationError)
    const begin = `Migration 0902_test.sql waits for held (AccessExclusiveLock), held by process ${tool.pid} ("a careless tool" of `
    assert.equal(error.message.slice(0, begin.length), begin)
    assert.match(
      error.message,
      /idle in transaction, open for \d+ s\), tried \d+ times in \d+ s, nothing was changed; /,
    )
    return true
  })
  assert.ok(told.length >= 1)
  assert.match(told[0] ?? '', /^Migration 0902_test\.sql waits for held .*; it has given way and tries again \(1\)\.$/)
  await tool.end()
  assert.deepEqual(await migrate(database.address, [TABLE, COLUMN]), ['0902_test.sql'])
  await database.close()
})

test('a migration that gave way is applied once the lock is free', async () => {
  const database = await empty()
  await migrate(database.address, [TABLE])
  const tool = await holding(database, READS)
  const first = Promise.withResolvers<void>()
  const patience = { ...QUICK, total_ms: 60_000 }
  const running = migrate(database.address, [TABLE, COLUMN], { patience, tell: () => first.resolve() })
  await first.promise
  // Between two tries nobody queues behind it, though the tool still holds its lock.
  await database.db.alone({ text: READS, values: [] })
  await tool.end()
  assert.deepEqual(await running, ['0902_test.sql'])
  await database.close()
})

const findIndex = ({ db }: FreshDatabase) =>
  db.one<{ oid: number; indisvalid: boolean }>(
    sql`select indexrelid::int as oid, indisvalid from pg_index where indexrelid = to_regclass('held_idx')`,
  )

test('several processes build a concurrent index once, and none waits for another for ever', async () => {
  const database = await empty()
  const all = [TABLE, made(902, 'insert into held select generate_series(1, 20000);'), INDEX]
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.address, all)))
  assert.deepEqual(
    applied.flat(),
    all.map(({ name }) => name),
  )
  assert.equal((await findIndex(database))?.indisvalid, true)
  await database.close()
})

test('an index that a crash left half built is dropped and made again', async () => {
  const database = await empty()
  await migrate(database.address, [TABLE])
  const tool = await holding(database, 'insert into held values (1)')
  const crashing = assert.rejects(migrate(database.address, [TABLE, INDEX]), MigrationError)
  const half = await eventually(() => findIndex(database))
  assert.equal(half.indisvalid, false)
  await database.db.alone(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'mahnwerk migrate'`)
  await crashing
  await tool.end()
  assert.equal((await findIndex(database))?.oid, half.oid, 'it was left')
  assert.deepEqual(await migrate(database.address, [TABLE, INDEX]), [INDEX.name])
  const whole = await findIndex(database)
  assert.equal(whole?.indisvalid, true)
  assert.notEqual(whole?.oid, half.oid)
  await database.close()
})

test('a crash between two statements outside a transaction costs nothing: the first is passed over', async () => {
  const database = await empty()
  await migrate(database.address, [TABLE])
  await database.db.alone(sql`create index held_idx on held (id)`)
  const before = await findIndex(database)
  const two = made(903, `${INDEX.text}create index concurrently if not exists held_other_idx on held ((id + 1));\n`)
  assert.deepEqual(await migrate(database.address, [TABLE, two]), [two.name])
  assert.equal((await findIndex(database))?.oid, before?.oid)
  assert.ok((await database.db.one<{ is: boolean }>(sql`select to_regclass('held_other_idx') is not null as is`))?.is)
  await database.close()
})

test('an index that the rows refuse leaves nothing behind', async () => {
  const database = await empty()
  const twice = made(902, 'insert into held values (1), (1);')
  const unique = made(903, INDEX.text.replace('create index', 'create unique index'))
  const message = /^Migration 0903_test\.sql failed: could not create unique index "held_idx"; /
  await assert.rejects(migrate(database.address, [TABLE, twice, unique]), { message })
  assert.equal(await findIndex(database), undefined)
  await database.close()
})

test('a concurrent index that waits for an old transaction says so, and gives up in the end', async () => {
  const database = await empty()
  await migrate(database.address, [TABLE])
  const tool = await holding(database, 'insert into held values (1)')
  const message = new RegExp(
    `^Migration 0903_test\\.sql waits for older transactions \\(ShareLock\\), held by process ${tool.pid} .*made anew`,
  )
  await assert.rejects(migrate(database.address, [TABLE, INDEX], { patience: QUICK }), { message })
  await tool.end()
  await migrate(database.address, [TABLE, INDEX])
  assert.equal((await findIndex(database))?.indisvalid, true)
  await database.close()
})

test('a version runs on what newer ones have expanded, and is told what ended it', async () => {
  const database = await empty()
  await migrate(database.address, [TABLE, COLUMN])
  assert.deepEqual(await migrate(database.address, [TABLE]), [])
  assert.deepEqual(await readState(database.address, [TABLE]), { pending: [], ahead: [COLUMN.name] })
  const contract = made(
    904,
    '-- migrate: ends older versions because the column id goes\nalter table held drop column id;',
  )
  await migrate(database.address, [TABLE, COLUMN, contract])
  await assert.rejects(migrate(database.address, [TABLE, COLUMN]), {
    message:
      'The database was migrated by a newer version (0904_test.sql ended older ones: the column id goes); start that version or a newer one.',
  })
  await database.close()
})

test('migrations from before the rules end older versions', async () => {
  const database = await empty()
  const [first, second] = [made(1, 'create table one (id integer);'), made(165, 'create table two (id integer);')]
  await migrate(database.address, [first, second])
  await assert.rejects(migrate(database.address, [first]), {
    message: /newer version \(0165_test\.sql is unknown here\)/,
  })
  await database.close()
})

test('the table of an older release gets its new columns, and what that release applied counts', async () => {
  const database = await empty()
  await database.db.alone(sql`create table migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
  await database.db.alone(sql`create table held (id integer)`)
  await database.db.alone(
    sql`insert into migrations (number, name, checksum) values (901, ${TABLE.name}, ${TABLE.checksum})`,
  )
  assert.deepEqual((await readState(database.address, [TABLE, COLUMN])).pending, [COLUMN])
  assert.deepEqual(await migrate(database.address, [TABLE, COLUMN]), [COLUMN.name])
  await database.close()
})

test('who has nothing to apply does not wait for who has', async () => {
  const database = await empty()
  await migrate(database.address, [TABLE])
  const other = await holding(database, 'select pg_advisory_lock(7205759403)')
  assert.deepEqual(await migrate(database.address, [TABLE]), [])
  await other.end()
  await database.close()
})

test('a line of the runner that it does not know is refused', async () => {
  const database = await empty()
  const odd = made(901, '-- migrate: outside of transactions\nselect 1;')
  await assert.rejects(migrate(database.address, [odd]), {
    message: /outside of transactions", which docs\/migrations\.md/,
  })
  await database.close()
})

test('a transaction outlives a column that a newer version adds under a prepared statement', async () => {
  const database = await empty()
  await migrate(database.address, [TABLE])
  const db = openDb({ address: database.address, connections: 3, application_name: 'mahnwerk test' })
  const read = () => db.transaction((tx) => tx.many(sql`select * from held where id = ${1}`))
  await Promise.all([read(), read(), read()])
  await migrate(database.address, [TABLE, COLUMN])
  await Promise.all([read(), read(), read()])
  await db.close()
  await database.close()
})
