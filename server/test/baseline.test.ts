import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import { writeBaseline } from '../src/app/write-baseline.ts'
import { BASELINE_FILE, type Baseline, baselineText, heldBy, readBaseline } from '../src/platform/db/baseline.ts'
import { sql } from '../src/platform/db/db.ts'
import { MIGRATIONS_DIR, type Migration, migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { describeCatalogue, describeRows } from './catalogue.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

const migrations = await readMigrations()
const baseline = (await readBaseline()) as Baseline
const names = migrations.map(({ name }) => name)

const made = (number: number, text: string): Migration => ({ number, name: `${number}_test.sql`, text, checksum: text })
const emptyDatabase = () => freshDatabase({ migrated: false })

/** Whether the text was taken, which gives all rows one time of application. */
async function isTaken({ db }: FreshDatabase): Promise<boolean> {
  const found = await db.one<{ times: number }>(sql`select count(distinct applied_at)::int as times from migrations`)
  return found?.times === 1
}

test('the baseline is what the migrations make, word for word', async () => {
  const database = await freshDatabase()
  const text = await writeBaseline(database.address, migrations)
  const file = new URL(BASELINE_FILE, MIGRATIONS_DIR)
  const committed = await readFile(file, 'utf8').catch(() => '')
  if (committed !== text) await writeFile(file, text)
  assert.ok(
    committed === text,
    'server/migrations/baseline.sql was made of other migrations than there are now; it has been written anew (as by "npm run baseline"), commit it',
  )
  await database.close()
})

test('a database made from the baseline has the catalogue and the rows of one that went through all files', async () => {
  const [by_files, by_baseline] = [await freshDatabase(), await emptyDatabase()]
  assert.deepEqual(await migrate(by_baseline.address, migrations, { baseline }), names)
  assert.ok(await isTaken(by_baseline))
  assert.equal(await isTaken(by_files), false)
  const expected = await describeCatalogue(by_files.db)
  assert.ok(expected.length > 5_000)
  assert.deepEqual(await describeCatalogue(by_baseline.db), expected)
  const rows = await describeRows(by_files.db)
  assert.ok(rows.length > migrations.length)
  assert.deepEqual(await describeRows(by_baseline.db), rows)
  assert.deepEqual(await migrate(by_baseline.address, migrations, { baseline }), [], 'a second run changes nothing')
  await by_files.close()
  await by_baseline.close()
})

test('several processes may start at once on an empty database: it is made once', async () => {
  const database = await emptyDatabase()
  const applied = await Promise.all(
    Array.from({ length: 6 }, () => migrate(database.address, migrations, { baseline })),
  )
  assert.deepEqual(applied.flat(), names)
  assert.ok(await isTaken(database))
  await database.close()
})

test('an owner who is not a superuser may take the baseline', async () => {
  const database = await emptyDatabase()
  const name = `owner_${database.address.database}`
  const alone = (text: string) => database.db.alone({ text, values: [] })
  await alone(`create role ${name} login password 'plain'`)
  await alone(`alter database ${database.address.database} owner to ${name}`)
  await migrate({ ...database.address, username: name, password: 'plain' }, migrations, { baseline })
  assert.ok(await isTaken(database))
  await database.close()
})

test('migrations that are newer than the baseline run after it, with what is beside them', async () => {
  const database = await emptyDatabase()
  const backfill = 'select null::text, 0 where $1::text is null and $2::int is null'
  const newer = [
    { ...made(9000, 'create table newer (id integer);'), backfill },
    made(9001, '-- migrate: after the backfill 9000_test\nalter table newer add column words text;'),
  ]
  const all = [...migrations, ...newer]
  assert.deepEqual(await migrate(database.address, all, { baseline }), [...names, '9000_test.sql', '9001_test.sql'])
  const times = await database.db.many(sql`select distinct applied_at from migrations`)
  assert.equal(times.length, 3)
  const columns = await database.db.many<{ attname: string }>(sql`
    select attname from pg_attribute where attrelid = 'newer'::regclass and attnum > 0 order by attnum`)
  assert.deepEqual(
    columns.map(({ attname }) => attname),
    ['id', 'words'],
  )
  assert.deepEqual(await migrate(database.address, all, { baseline }), [])
  await database.close()
})

test('a baseline of other files is not taken: the files themselves run', async () => {
  const few = migrations.slice(0, 3)
  const changed = few.map((migration, index) => (index === 1 ? { ...migration, checksum: 'another' } : migration))
  const of_few: Baseline = { ...baseline, ...parsed(baselineText(few, 'select 1;\n')) }
  assert.equal(heldBy(of_few, few).length, 3)
  assert.equal(heldBy(of_few, migrations).length, 3, 'newer files do not matter')
  assert.equal(heldBy(of_few, changed).length, 0)
  assert.equal(heldBy(of_few, few.slice(0, 2)).length, 0, 'an older version has fewer files')

  const database = await emptyDatabase()
  const names_of_few = few.map(({ name }) => name)
  assert.deepEqual(await migrate(database.address, changed, { baseline: of_few }), names_of_few)
  assert.equal(await isTaken(database), false)
  assert.ok(await database.db.one(sql`select from sandbox_clock`))
  await database.close()
})

test('a database that holds anything gets the files, one after the other', async () => {
  const database = await emptyDatabase()
  await database.db.alone(sql`create table somebodys (id integer)`)
  assert.deepEqual(await migrate(database.address, migrations, { baseline }), names)
  assert.equal(await isTaken(database), false)
  await database.close()
})

test('a baseline that fails leaves nothing behind and says so in one sentence', async () => {
  const database = await emptyDatabase()
  const broken = { ...baseline, text: 'create table half (id integer); insert into missing values (1);' }
  await assert.rejects(
    migrate(database.address, migrations, { baseline: broken }),
    /^Error: The baseline failed and was rolled back, nothing was changed: .*missing.*\.$/,
  )
  const found = await database.db.one<{ half: string | null; applied: number }>(sql`
    select to_regclass('half')::text as half, (select count(*)::int from migrations) as applied`)
  assert.deepEqual({ ...(found ?? {}) }, { half: null, applied: 0 })
  assert.deepEqual(await migrate(database.address, migrations, { baseline }), names)
  await database.close()
})

function parsed(text: string): Baseline {
  const [, until = ''] = /until (\S+)\n/.exec(text) ?? []
  const [, digest = ''] = /made of: (\S+)\n/.exec(text) ?? []
  return { until, digest, text }
}
