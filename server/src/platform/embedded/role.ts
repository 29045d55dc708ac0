import { createHmac } from 'node:crypto'
import postgres from 'postgres'
import type { DatabaseAddress } from '../db/db.ts'
import { codeOf } from '../error-code.ts'
import { textOf } from './error.ts'
import { explainRefusal, isPassing, withinTime } from './session.ts'

/** What the server works as. It owns its database and has no rights beyond that. */
export const ROLE = 'mahnwerk_app'

// "role" in ASCII, in the database `postgres` like the lock of the users.
const LOCK_KEY = 0x726f6c65
const LOCK_WAIT = '5s'
const STATEMENT_MAX_MS = 30_000
// The role is unknown or has another password; the database is missing.
const UNPREPARED = new Set(['28P01', '28000', '3D000'])

/** Made from the superuser's password, so that a backup needs no second file and this one reveals nothing of the first. */
export const rolePassword = (superuser_password: string): string =>
  createHmac('sha256', superuser_password).update(ROLE).digest('base64url')

/**
 * Makes the role, the database and everything in it the server's own. Clusters from before, and dumps loaded by the
 * superuser, are handed over. Each step finds what an interrupted run left undone. Writes nothing if all is in order,
 * since a full disk must not keep anybody from reading. Returns the reason as a string if another try can help.
 */
export async function ensureRole(superuser: DatabaseAddress, role: DatabaseAddress): Promise<string | undefined> {
  try {
    if (await withinTime(isInOrder(role))) return undefined
    await withClient({ ...superuser, database: 'postgres' }, async (sql) => {
      await sql`select pg_advisory_lock(${LOCK_KEY})`
      await makeRole(sql, role)
      await withClient(superuser, handOver)
    })
    return undefined
  } catch (error) {
    if (isPassing(error)) return textOf(error)
    throw explainRefusal(error)
  }
}

async function isInOrder(role: DatabaseAddress): Promise<boolean> {
  try {
    return await withClient(role, async (sql) => {
      const [row] = await sql`
        select not (r.rolsuper or r.rolcreatedb or r.rolcreaterole or r.rolreplication or r.rolbypassrls)
               and d.datdba = r.oid as is_own
        from pg_roles r, pg_database d where r.rolname = current_user and d.datname = current_database()`
      return row?.is_own === true && (await listForeign(sql)).length === 0
    })
  } catch (error) {
    if (UNPREPARED.has(codeOf(error))) return false
    throw error
  }
}

async function makeRole(sql: postgres.Sql, { username, password, database }: DatabaseAddress): Promise<void> {
  const [found] = await sql`
    select exists (select from pg_roles where rolname = ${username}) as has_role,
           exists (select from pg_database where datname = ${database}) as has_database`
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  // The password is base64url: nothing in it needs quoting.
  await sql.unsafe(
    `${found?.has_role ? 'alter' : 'create'} role ${username} with ${rights} connection limit -1 password '${password}'`,
  )
  await sql.unsafe(
    found?.has_database
      ? `alter database ${database} owner to ${username}`
      : `create database ${database} owner ${username}`,
  )
}

/** In one transaction. `reassign owned` refuses the superuser that a cluster was made with, since it owns the catalogue. */
async function handOver(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(`set local lock_timeout = '${LOCK_WAIT}'`)
    for (const thing of await listForeign(tx)) await tx.unsafe(`alter ${thing} owner to ${ROLE}`)
  })
}

const BOOTSTRAP = 10

/**
 * What the superuser owns besides the catalogue and extensions. What belongs to a table follows its table, but for the months
 * of one that is kept by months; such a table is bound to its own key.
 */
async function listForeign(sql: postgres.Sql | postgres.TransactionSql): Promise<string[]> {
  const rows = await sql<{ thing: string }[]>`
    with outside as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
    bound as (
      select classid, objid from pg_depend
      where deptype in ('e', 'a', 'i') and (classid, objid) <> (refclassid, refobjid))
    select 'schema ' || quote_ident(nspname) as thing from pg_namespace
    where nspowner = ${BOOTSTRAP} and oid in (select oid from outside) and nspname <> 'public'
    union all
    select 'table ' || oid::regclass from pg_class
    where relowner = ${BOOTSTRAP} and relnamespace in (select oid from outside) and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
      and (relispartition or not exists (select from bound where classid = 'pg_class'::regclass and objid = pg_class.oid))
    union all
    select 'routine ' || oid::regprocedure from pg_proc
    where proowner = ${BOOTSTRAP} and pronamespace in (select oid from outside)
      and not exists (select from bound where classid = 'pg_proc'::regclass and objid = pg_proc.oid)
    union all
    select 'type ' || oid::regtype from pg_type
    where typowner = ${BOOTSTRAP} and typnamespace in (select oid from outside)
      and (typtype in ('e', 'd', 'r')
        or typtype = 'c' and exists (select from pg_class c where c.oid = typrelid and c.relkind = 'c'))
      and not exists (select from bound where classid = 'pg_type'::regclass and objid = pg_type.oid)`
  return rows.map(({ thing }) => thing)
}

async function withClient<T>(address: DatabaseAddress, act: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres({
    ...address,
    max: 1,
    connect_timeout: 5,
    fetch_types: false,
    prepare: false,
    onnotice: () => {},
    connection: { application_name: 'mahnwerk-role', statement_timeout: STATEMENT_MAX_MS },
  })
  try {
    return await act(sql)
  } finally {
    await sql.end({ timeout: 1 }).catch(() => {})
  }
}
