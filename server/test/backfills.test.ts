import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { checkBackfills } from '../src/app/cli/doctor/migrations.ts'
import { stoppedClock } from '../src/platform/clock.ts'
import { backfillJob, backfillsMeasure } from '../src/platform/db/backfills.ts'
import { sql } from '../src/platform/db/db.ts'
import { type Migration, migrate, readMigrations } from '../src/platform/db/migrate.ts'
import type { FreshDatabase } from './database.ts'
import { temporaryFolder } from './process.ts'
import { openWorld } from './world.ts'

/** What a real one looks like: walks the rows by their key, and changes those that lack something. */
const BACKFILL = `
  with portion as (select id from old_rows where id > coalesce(nullif($1, ''), '0')::int order by id limit $2),
  changed as (update old_rows o set doubled = 2 * o.id from portion p where p.id = o.id and o.doubled is null returning 1)
  select (select max(id)::text from portion), (select count(*) from changed) from portion limit 1`
const ROWS = 3_500

const known = await readMigrations()
const made = (number: number, text: string, backfill?: string): Migration => ({
  number,
  name: `${number}_doubled.sql`,
  text,
  checksum: text,
  ...(backfill === undefined ? {} : { backfill }),
})
const BEFORE = made(9001, `create table old_rows as select generate_series(1, ${ROWS}) as id;`)
const EXPAND = made(9002, 'alter table old_rows add column doubled integer;', BACKFILL)
const CONTRACT = made(
  9003,
  `-- migrate: after the backfill 9002_doubled
   alter table old_rows add constraint old_rows_check check (doubled is not null);`,
)

const world = await openWorld()
const { database, deps } = world
const folder = await temporaryFolder()
const NEW = backfillJob(pathToFileURL(`${folder}/`))
await writeFile(join(folder, '9002_doubled.backfill.sql'), BACKFILL)
const OLD = backfillJob(pathToFileURL(`${await temporaryFolder()}/`))

const migrateTo = ({ address }: FreshDatabase, ...more: Migration[]) => migrate(address, [...known, ...more])
const countDone = async ({ db }: FreshDatabase) =>
  (await db.one<{ done: number }>(sql`select count(*)::int as done from old_rows where doubled = 2 * id`))?.done
const stateOf = ({ db }: FreshDatabase) =>
  db.one<{ place: string; rows_changed: number; is_finished: boolean }>(sql`
    select place, rows_changed, finished_at is not null as is_finished from backfills where name = '9002_doubled'`)
const metric = async () => {
  await backfillsMeasure.read(deps)
  return (await deps.metrics.backfills_open.get()).values[0]?.value
}

test('a migration leaves its backfill to a job, which keeps its place over a failure', async () => {
  await migrateTo(database, BEFORE, EXPAND)
  assert.deepEqual(await stateOf(database), { place: '', rows_changed: 0, is_finished: false })
  assert.equal(await metric(), 1)

  await database.db.alone(sql`alter table old_rows add constraint old_rows_odd check (doubled <> 5000)`)
  await assert.rejects(NEW.run(deps, new Date()), { constraint_name: 'old_rows_odd' })
  assert.deepEqual(await stateOf(database), { place: '2000', rows_changed: 2_000, is_finished: false })

  await database.db.alone(sql`alter table old_rows drop constraint old_rows_odd`)
  await OLD.run(deps, new Date())
  assert.equal((await stateOf(database))?.place, '2000', 'a version without its file leaves it alone')

  // Somebody of the newer version has written this row meanwhile.
  await database.db.alone(sql`update old_rows set doubled = 2 * id where id = 2500`)
  await NEW.run(deps, new Date())
  assert.deepEqual(await stateOf(database), { place: '3500', rows_changed: ROWS - 1, is_finished: true })
  assert.equal(await countDone(database), ROWS)
  assert.equal(await metric(), 0)
  // A node of the version before still ran, and knew nothing of the column.
  await database.db.alone(sql`insert into old_rows (id) values (4000)`)
  assert.deepEqual(await migrateTo(database, BEFORE, EXPAND, CONTRACT), [CONTRACT.name])
  assert.equal(await countDone(database), ROWS + 1)
})

test('doctor says how far a backfill is, and when it stands still', async () => {
  await database.db.alone(sql`
    insert into backfills (name, rows_changed, moved_at) values ('9005_slow', 1200, '2026-11-18T10:00:00Z')`)
  const at = (text: string) => checkBackfills(database.db, stoppedClock(new Date(text)), false)
  assert.deepEqual(await at('2026-11-18T10:05:00Z'), [
    { area: 'Backfills', verdict: 'ok', text: '9005_slow has changed 1200 rows so far and goes on' },
  ])
  await backfillsMeasure.read({ ...deps, clock: stoppedClock(new Date('2026-11-18T12:00:00Z')) })
  assert.equal((await deps.metrics.backfills_still.get()).values[0]?.value, 7_200)
  const [still] = await at('2026-11-18T12:00:00Z')
  assert.equal(still?.verdict, 'warn')
  assert.match(still?.text ?? '', /^9005_slow has changed 1200 rows so far and has stood still for 2h/)
})

test('who skips the version with the backfill gets it done before what relies on it', async () => {
  const other = await openWorld()
  await migrateTo(other.database, BEFORE, EXPAND, CONTRACT)
  assert.equal(await countDone(other.database), ROWS)
  assert.equal((await stateOf(other.database))?.is_finished, true)
})

test('a portion that takes too long is taken again in smaller ones', async () => {
  const other = await openWorld()
  await migrateTo(other.database, BEFORE, EXPAND)
  await other.database.db.alone(sql`
    create function slow(rows integer) returns integer language plpgsql as $$
    begin
      if rows > 100 then raise exception 'it took too long' using errcode = 'query_canceled'; end if;
      return rows;
    end $$`)
  const place = await temporaryFolder()
  await writeFile(join(place, '9002_doubled.backfill.sql'), BACKFILL.replace('$2', 'slow($2)'))
  await backfillJob(pathToFileURL(`${place}/`)).run(other.deps, new Date())
  assert.equal(await countDone(other.database), ROWS)
})

test('a backfill that does not move is stopped', async () => {
  const standing = made(9006, 'select 1;', `select 'here', 0`)
  const relying = made(9007, '-- migrate: after the backfill 9006_doubled\nselect 1;')
  await assert.rejects(migrateTo(database, BEFORE, EXPAND, CONTRACT, standing, relying), {
    name: 'Error',
    message: /^The backfill 9006_doubled failed, .*: the backfill 9006_doubled stands still at here\.$/,
  })
})
