import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { test } from 'node:test'
import type { Db } from '../src/platform/db/db.ts'
import { sql } from '../src/platform/db/db.ts'
import {
  MIGRATIONS_DIR,
  type Migration,
  MigrationError,
  migrate,
  pendingOf,
  readMigrations,
} from '../src/platform/db/migrate.ts'
import { freshDatabase } from './database.ts'

const migrations = await readMigrations()
const made = (number: number, text: string, checksum = text): Migration => ({
  number,
  name: `${number}_test.sql`,
  text,
  checksum,
})

test('migrations run on an empty database, once and in order, and a second run changes nothing', async () => {
  const database = await freshDatabase({ migrated: false })
  assert.deepEqual(
    await migrate(database.address, migrations),
    migrations.map((migration) => migration.name),
  )
  assert.deepEqual(await migrate(database.address, migrations), [])
  await database.close()
})

test('several processes may migrate at once: each file is applied exactly once', async () => {
  const database = await freshDatabase({ migrated: false })
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(database.address, migrations)))
  assert.deepEqual(applied.flat().sort(), migrations.map((migration) => migration.name).sort())
  await database.close()
})

test('migrations run for a database owner who is not a superuser', async () => {
  const database = await freshDatabase({ migrated: false })
  const name = `owner_${database.address.database}`
  const alone = (text: string) => database.db.alone({ text, values: [] })
  await alone(`create role ${name} login password 'plain'`)
  await alone(`alter database ${database.address.database} owner to ${name}`)
  const applied = await migrate({ ...database.address, username: name, password: 'plain' }, migrations)
  assert.equal(applied.length, migrations.length)
  await database.close()
})

test('a migration that fails halfway is rolled back entirely and reported in one sentence', async () => {
  const database = await freshDatabase({ migrated: false })
  const broken = made(9000, 'create table half (id integer); insert into missing values (1);')
  await assert.rejects(migrate(database.address, [...migrations, broken]), (error) => {
    assert.ok(error instanceof MigrationError)
    assert.match(
      error.message,
      /^Migration 9000_test\.sql failed and was rolled back, nothing was changed: .*missing.*\.$/,
    )
    return true
  })
  const [half] = await database.db.many<{ half: string | null }>(sql`select to_regclass('half')::text as half`)
  assert.equal(half?.half, null)
  const mended = made(9000, 'create table half (id integer);')
  assert.deepEqual(await migrate(database.address, [...migrations, mended]), ['9000_test.sql'], 'mended, it applies')
  await database.close()
})

test('a changed applied file, a newer database, and a late number are refused', () => {
  const applied = [
    { number: 1, name: '1_test.sql', checksum: 'a', older_may_run: false, ends_older: null },
    { number: 3, name: '3_test.sql', checksum: 'c', older_may_run: false, ends_older: null },
  ]
  assert.throws(() => pendingOf([made(1, '', 'x'), made(3, '', 'c')], applied), /changed after it had been applied/)
  assert.throws(() => pendingOf([made(1, '', 'a')], applied), /newer version/)
  assert.throws(() => pendingOf([made(1, '', 'a'), made(2, '', 'b'), made(3, '', 'c')], applied), /older than/)
  assert.deepEqual(
    pendingOf([made(1, '', 'a'), made(3, '', 'c'), made(4, '', 'd')], applied).map((migration) => migration.number),
    [4],
  )
})

test('the snapshot matches tables, columns and constraints after all migrations', async () => {
  const database = await freshDatabase()
  const snapshot = await describe(database.db)
  await database.close()
  const file = new URL('schema.snapshot.txt', MIGRATIONS_DIR)
  const committed = await readFile(file, 'utf8').catch(() => '')
  if (committed !== snapshot) await writeFile(file, snapshot)
  assert.equal(committed, snapshot, 'the snapshot was out of date; it has been written anew, look at it and commit it')
})

async function describe(db: Db): Promise<string> {
  const lines = await db.many<{ line: string }>(sql`
    with tables as (
      select oid, relname::text as relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition),
    lines as (
      select relname, 0 as part, 0 as position, '' as name,
        relname || coalesce(' partition by ' || pg_get_partkeydef(oid), '') as line from tables
      union all
      select relname, 1, attnum, '', format('  %s %s%s', attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' else '' end)
      from tables join pg_attribute on attrelid = tables.oid and attnum > 0 and not attisdropped
      union all
      select relname, 2, 0, conname::text, format('  %s: %s', conname, pg_get_constraintdef(c.oid))
      from tables join pg_constraint c on conrelid = tables.oid and contype <> 'n'
      union all
      select tables.relname, 3, 0, i.relname::text, format('  %s', regexp_replace(pg_get_indexdef(indexrelid), '^CREATE ', ''))
      from tables join pg_index on indrelid = tables.oid join pg_class i on i.oid = indexrelid
      where not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    )
    select line from lines order by relname, part, position, name`)
  const functions = await db.many<{ line: string }>(sql`
    select format(E'function %s\\n  %s', p.oid::regprocedure, regexp_replace(btrim(coalesce(pg_get_function_sqlbody(p.oid), prosrc), E' \\n'), E'\\n', E'\\n  ', 'g')) as line
    from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
    order by p.oid::regprocedure::text`)
  return `${[...lines, ...functions].map(({ line }) => line).join('\n')}\n`
}
