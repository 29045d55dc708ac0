import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '../src/platform/db/db.ts'
import { type Migration, readMigrations } from '../src/platform/db/migrate.ts'
import { planMigrations } from '../src/platform/db/plan.ts'
import { urlOfAddress } from '../src/platform/db/postgres.ts'
import { freshDatabase } from './database.ts'
import { cli } from './shell.ts'

const made = (text: string, backfill?: string): Migration => ({
  ...{ number: 900, name: '0900_test.sql', text, checksum: '' },
  ...(backfill === undefined ? {} : { backfill }),
})

test('a plan says what each statement locks, for how many rows, and what follows', async () => {
  const { db, close } = await freshDatabase()
  await db.alone(sql`create table big as select generate_series(1, 50000) as id`)
  await db.alone(sql`create index big_idx on big (id)`)
  await db.alone(sql`analyze big`)
  const text = `-- migrate: ends older versions because big changes
-- migrate: after the backfill 0899_before
    create table small (id integer references big (id));
    create index small_idx on small (id);
    alter table big add column colour text, alter column id type bigint, add check (id > 0) not valid;
    create index concurrently big_other_idx on big (id);
    update big set colour = 'red';
    drop index big_idx;`
  const backfill = 'with p as (select id from big where id::text > $1 limit $2) update big set colour = $$$$ from p'
  const [plan] = await planMigrations(db, [made(text, backfill)])
  assert.deepEqual(
    plan?.steps.map(({ table, rows, lock, stops, seconds }) => [table, rows, lock, stops, seconds > 0]),
    [
      ['big', 50_000, 'ShareRowExclusive', 'writing', false],
      ['big', 50_000, 'AccessExclusive', 'reading and writing', false],
      ['big', 50_000, 'AccessExclusive', 'reading and writing', true],
      ['big', 50_000, 'AccessExclusive', 'reading and writing', false],
      ['big', 50_000, 'ShareUpdateExclusive', 'nobody', true],
      ['big', 50_000, 'RowExclusive', 'nobody', true],
      ['big', 50_000, 'AccessExclusive', 'reading and writing', false],
    ],
    'and nothing about the table that is new',
  )
  assert.deepEqual(plan?.after_backfills, ['0899_before'])
  assert.deepEqual(plan?.backfill, { table: 'big', rows: 50_000 })
  assert.deepEqual([plan?.in_transaction, plan?.older_may_run, plan?.ends_older], [true, false, 'big changes'])
  await close()
})

const STRENGTH = [
  'AccessShare',
  'RowShare',
  'RowExclusive',
  'ShareUpdateExclusive',
  'Share',
  'ShareRowExclusive',
  'AccessExclusive',
]

test('every lock that a plan names is the one that PostgreSQL takes', async () => {
  const { db, close } = await freshDatabase({ migrated: false })
  await db.alone(sql`create table other (id integer primary key)`)
  await db.alone(sql`create table big (id integer, word text)`)
  await db.alone(sql`alter table big add constraint word_check check (word <> '') not valid`)
  await db.alone(sql`create function act() returns trigger language plpgsql as 'begin return new; end'`)
  await db.alone(sql`create trigger old_trigger before update on big for each row execute function act()`)
  await db.alone(sql`create unique index big_idx on big (id)`)
  const statements = [
    'alter table big add column colour text',
    'alter table big add column colour text not null',
    'alter table big add column colour text check (length(colour) < 9)',
    'alter table big add column colour text unique',
    'alter table big add column place bigserial',
    'alter table big add check (id > 0)',
    'alter table big add check (id > 0) not valid',
    'alter table big add foreign key (id) references other (id)',
    'alter table big add foreign key (id) references other (id) not valid',
    'alter table big add unique (word)',
    'alter table big add constraint k unique using index big_idx',
    'alter table big validate constraint word_check',
    'alter table big alter column id set not null',
    'alter table big alter column id drop not null',
    "alter table big alter column word set default ''",
    'alter table big alter column word drop default',
    'alter table big drop constraint word_check',
    'alter table big set (fillfactor = 80)',
    'alter table big alter column id set statistics 500',
    'alter table big alter column id type bigint',
    'alter table big drop column word',
    'drop table big',
    'drop trigger old_trigger on big',
    'alter table big rename column word to words',
    'create index i on big (word)',
    'drop index big_idx',
    'create trigger t before update on big for each row execute function act()',
    'insert into big values (1)',
    'update big set word = null',
    'delete from big',
    'truncate big',
    'lock table big',
    'create table small (id integer references big (id))',
    'alter table other add foreign key (id) references big (id) not valid',
    'alter table other add column big_id integer references big (id)',
  ]
  const { oid } = (await db.one<{ oid: number }>(sql`select 'big'::regclass::int as oid`)) ?? { oid: 0 }
  for (const statement of statements) {
    const [plan] = await planMigrations(db, [made(statement)])
    const planned = plan?.steps.find(({ table }) => table === 'big')?.lock
    const modes: string[] = []
    const undone = db.transaction(async (tx) => {
      await tx.run({ text: statement, values: [] })
      const held = await tx.many<{ mode: string }>(
        sql`select mode from pg_locks where pid = pg_backend_pid() and relation = ${oid}::oid and granted`,
      )
      modes.push(...held.map(({ mode }) => mode))
      throw new Error('undone')
    })
    await assert.rejects(undone, { message: 'undone' }, statement)
    const strongest = STRENGTH.findLast((mode) => modes.includes(`${mode}Lock`))
    assert.equal(planned, strongest, `${statement}: taken are ${modes.join(', ')}`)
  }
  await close()
})

test('the way from an empty database can be planned: every file is understood, and nobody waits', async () => {
  const { db, close } = await freshDatabase({ migrated: false })
  const all = await readMigrations()
  const plan = await planMigrations(db, all)
  assert.deepEqual(
    plan.map(({ name, steps }) => [name, steps]),
    all.map(({ name }) => [name, []]),
  )
  await close()
})

test('the command prints the plan and changes nothing', async () => {
  const { address, db, close } = await freshDatabase()
  const env = { DATABASE_URL: urlOfAddress(address) }
  assert.equal((await cli(['migrate', '--plan'], env)).stdout, '✔ No migration is pending.\n')
  const last = (await readMigrations()).at(-1)?.name ?? ''
  await db.alone(sql`delete from migrations where name = ${last}`)
  const { code, stdout, stderr } = await cli(['migrate', '--plan'], env)
  assert.equal(code, 0, stderr)
  assert.ok(stdout.startsWith(`${last}\n  `), stdout)
  assert.match(stdout, /\n1 migration is pending; nothing was changed\.\n/)
  const { pending } = JSON.parse((await cli(['migrate', '--plan', '--json'], env)).stdout)
  assert.deepEqual(
    pending.map(({ name }: { name: string }) => name),
    [last],
  )
  assert.equal((await cli(['migrate', '--plan', '--check'], env)).code, 2)
  assert.equal((await cli(['migrate', '--check'], env)).code, 1, 'it is still pending')
  await close()
})
