import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { gunzipSync, gzipSync } from 'node:zlib'
import { makeSet } from '../src/app/backup/make.ts'
import { readManifest } from '../src/app/backup/manifest.ts'
import { restoreSet } from '../src/app/backup/restore.ts'
import { readConfig } from '../src/platform/config.ts'
import { openClient } from '../src/platform/db/client.ts'
import { sql } from '../src/platform/db/db.ts'
import { type Migration, migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openDiskStorage } from '../src/platform/storage/disk.ts'
import { backUp, emptyPlace, envOf, makeCase, openHouse, restore } from './backup-house.ts'
import { eventually } from './eventually.ts'
import { temporaryFolder } from './process.ts'
import { beginCli } from './shell.ts'

const world = await openHouse()
const { db } = world.deps
await makeCase(await world.partner(), 'only')
const plain = await backUp(world)

type Place = Awaited<ReturnType<typeof emptyPlace>>

/** All but the checks. */
async function load(set: string, place: Place, migrations: readonly Migration[]) {
  return restoreSet({
    ...{ set, manifest: await readManifest(set), keeps_files: false, address: place.database.address, migrations },
    ...{ storage: await openDiskStorage(place.data_dir), config: readConfig(place.env) },
    ...{ interrupted: new AbortController().signal, tell: () => undefined },
  })
}

test('tables that somebody keeps beside ours do not hinder a restore, which says that they are left out', async () => {
  await db.alone(sql`create table ops_notes (id serial primary key, note text)`)
  await db.alone(sql`insert into ops_notes (note) values ('call the bank')`)
  await db.alone(sql`create table "Ops Notes" (id serial)`)
  await db.alone(sql`create table ops_nothing ()`)
  const { set } = await backUp(world)
  await db.alone(sql`drop table ops_notes, "Ops Notes", ops_nothing`)
  const place = await emptyPlace()
  const restored = await restore(set, place.env)
  assert.equal(restored.code, 0, restored.stderr)
  assert.deepEqual([restored.told.left_out, restored.of('Rows')?.verdict], [['ops_notes'], 'warn'])
  assert.match(restored.of('Rows')?.text ?? '', /; not ours, and so left out: ops_notes$/)
  const claims = await place.database.db.many(sql`select id from claims`)
  assert.equal(claims.length, 1)
})

test('a column that somebody added to one of our tables is named', async () => {
  await db.alone(sql`alter table claims add column colour text`)
  const { set } = await backUp(world)
  await db.alone(sql`alter table claims drop column colour`)
  const { code, stderr } = await restore(set, (await emptyPlace()).env)
  assert.equal(code, 2)
  assert.match(stderr, /The column colour of claims in the set is none of version .*: nothing was restored/)
})

const known = await readMigrations()
const EXPANDED: Migration = {
  ...{ number: 9998, name: '9998_named.sql', checksum: 'e'.repeat(64) },
  text: `alter table claims add column named text;
    alter table claims add constraint claims_named_check check (named is not null) not valid;`,
}

test('a set from the middle of a backfill can be restored: old rows may still break what new ones must keep', async () => {
  const poor = await openHouse()
  await makeCase(await poor.partner(), 'old')
  await migrate(poor.database.address, [...known, EXPANDED])
  const config = readConfig(envOf(poor.database, poor.deps.config.data_dir))
  const { set } = await makeSet(
    {
      ...{ config, address: poor.database.address, storage: poor.deps.storage, version: '0.0.0' },
      ...{ interrupted: new AbortController().signal, now: () => poor.clock.wall(), tell: () => undefined },
    },
    await temporaryFolder(),
  )
  const place = await emptyPlace()
  await load(set, place, [...known, EXPANDED])
  const row = await place.database.db.one<object>(sql`
    select (select count(*) from claims where named is null)::int as old_rows, convalidated as is_validated
    from pg_constraint where conname = 'claims_named_check'`)
  assert.deepEqual({ ...row }, { old_rows: 1, is_validated: false })
  await assert.rejects(place.database.db.alone(sql`update claims set named = null`), {
    constraint_name: 'claims_named_check',
  })
})

test('rows that PostgreSQL refuses end the restore with the reason', async () => {
  const odd = join(await temporaryFolder(), 'set')
  await cp(plain.set, odd, { recursive: true })
  const manifest = await readManifest(odd)
  const table = manifest.tables.find(({ name }) => name === 'claims')
  const path = join(odd, 'database', 'claims.copy.gz')
  const rows = Buffer.from(
    gunzipSync(await readFile(path))
      .toString()
      .replace(/^[^\t]+/, 'no-uuid'),
  )
  await writeFile(path, gzipSync(rows))
  Object.assign(table ?? {}, { sha256: createHash('sha256').update(rows).digest('hex'), bytes: rows.length })
  await writeFile(join(odd, 'manifest.json'), JSON.stringify(manifest))
  const { code, stderr } = await restore(odd, (await emptyPlace()).env)
  assert.equal(code, 2)
  assert.match(stderr, /The rows of the set do not fit together \(invalid input syntax for type uuid: .*no-uuid/)
})

test('an older set does not go into tables that a newer one has left', async () => {
  const place = await emptyPlace()
  await migrate(place.database.address, [...known, EXPANDED])
  await place.database.db.alone(sql`create table unfinished_restore (set text not null, is_loaded boolean not null)`)
  await place.database.db.alone(sql`insert into unfinished_restore values ('another', false)`)
  await assert.rejects(load(plain.set, place, [...known, EXPANDED]), {
    message: /^The restore of a newer set was begun here: its tables have 9998_named\.sql, which this set lacks/,
  })
})

test('legal tables that an unfinished restore of another set has left are replaced', async () => {
  const folder = join(world.deps.config.data_dir, 'legal')
  const table = await readFile(new URL('../legal/base-rates.json', import.meta.url))
  const place = await emptyPlace()
  await openDiskStorage(place.data_dir)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'base-rates.json'), table)
  const { set } = await backUp(world)
  await mkdir(join(place.data_dir, 'legal'), { recursive: true })
  await writeFile(join(place.data_dir, 'legal', 'base-rates.json'), 'of the other set')
  await place.database.db.alone(sql`create table unfinished_restore (set text not null, is_loaded boolean not null)`)
  await place.database.db.alone(sql`insert into unfinished_restore values ('another', false)`)
  await load(set, place, known)
  assert.deepEqual(await readFile(join(place.data_dir, 'legal', 'base-rates.json')), table)
})

test('a backup that waits for a lock can be interrupted, and leaves nothing', async () => {
  const holder = openClient(world.database.address, 'a migration')
  const release = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holding = holder.begin(async (tx) => {
    await tx.unsafe('lock table claims in access exclusive mode')
    held.resolve()
    await release.promise
  })
  await held.promise
  const parent = await temporaryFolder()
  const running = beginCli(['backup', parent], envOf(world.database, world.deps.config.data_dir))
  await eventually(() =>
    db.one(sql`select 1 from pg_stat_activity
      where application_name = 'mahnwerk backup' and wait_event_type = 'Lock' and datname = current_database()`),
  )
  running.interrupt()
  assert.equal(await running.ended, 130)
  assert.equal(running.stderr(), 'Interrupted. No set was written.\n')
  assert.deepEqual(await readdir(parent), [])
  release.resolve()
  await holding
  await holder.end()
})
