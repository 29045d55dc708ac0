import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { DatabaseAddress } from '../src/platform/db/db.ts'
import { migrate, readMigrations } from '../src/platform/db/migrate.ts'
import { openEmbeddedPostgres } from '../src/platform/embedded/open.ts'
import { makeBase, query, removeBase } from './embedded-postgres-helpers.ts'

const base = await makeBase()
after(() => removeBase(base))
const data_dir = join(base, 'data')
const open = () => openEmbeddedPostgres({ data_dir, durable: false })
const ask = async (address: DatabaseAddress, text: string): Promise<object[]> => [
  ...(await query(address, (sql) => sql.unsafe(text))),
]

/** What the superuser owns in the database, but for the catalogue and what the extension brought. */
const FOREIGN = `
  select classid::regclass::text as kind, objid::text as thing from pg_shdepend
  where dbid = (select oid from pg_database where datname = current_database()) and refclassid = 'pg_authid'::regclass
    and refobjid = 10 and deptype = 'o'
  union all
  select 'relation', oid::regclass::text from pg_class where relowner = 10 and relnamespace = 'public'::regnamespace
  union all
  select 'routine', oid::regprocedure::text from pg_proc where proowner = 10 and pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select 'type', oid::regtype::text from pg_type where typowner = 10 and typnamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid in (pg_type.oid, pg_type.typelem) and deptype = 'e')`

const RIGHTS = `
  select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as is_mighty,
    (select datdba from pg_database where datname = current_database()) = oid as owns_database
  from pg_roles where rolname = current_user`

async function assertOrdinary(address: DatabaseAddress): Promise<void> {
  assert.equal(address.username, 'mahnwerk_app')
  assert.deepEqual(await ask(address, RIGHTS), [{ is_mighty: false, owns_database: true }])
  assert.deepEqual(await ask(address, FOREIGN), [])
  await assert.rejects(ask(address, `copy (select 1) to program 'true'`), { code: '42501' })
  await assert.rejects(ask(address, `select pg_read_file('PG_VERSION')`), { code: '42501' })
}

test('the server works as a role that only owns its database, also on a cluster from before', async () => {
  const migrations = await readMigrations()
  const opened = await open()
  const { superuser } = opened
  try {
    await migrate(opened.address, migrations)
    await assertOrdinary(opened.address)

    // As the superuser's own database was: one role for everything.
    const maintenance = { ...superuser, database: 'postgres' }
    await ask(maintenance, 'drop database mahnwerk with (force)')
    await ask(maintenance, 'drop role mahnwerk_app')
    await ask(maintenance, 'create database mahnwerk')
    await migrate(superuser, migrations)
    await ask(
      superuser,
      `insert into organizations (id, name, created_at, updated_at)
      select gen_random_uuid(), 'Before', now(), now()`,
    )
    await ask(superuser, 'create schema own; create table own.notes (id serial, at date)')

    const second = await open()
    try {
      await assertOrdinary(second.address)
      assert.deepEqual(await ask(second.address, 'select name from organizations'), [{ name: 'Before' }])
      assert.deepEqual(await migrate(second.address, migrations), [])
      await ask(second.address, 'alter table claims add column later text; drop schema own cascade')
    } finally {
      await second.close()
    }
  } finally {
    await opened.close()
  }
})

test('every state that an interrupted hand-over leaves is put in order by the next start', async () => {
  const states = [
    'alter role mahnwerk_app password null',
    'alter role mahnwerk_app createrole',
    'alter database mahnwerk owner to mahnwerk',
    'alter table claims owner to mahnwerk',
    'alter database mahnwerk owner to mahnwerk; alter table claims owner to mahnwerk',
  ]
  for (const state of states) {
    const before = await open()
    await ask(before.superuser, state)
    await before.close()
    const [first, second] = await Promise.all([open(), open()])
    await assertOrdinary(first.address)
    await assertOrdinary(second.address)
    await Promise.all([first.close(), second.close()])
  }
})
