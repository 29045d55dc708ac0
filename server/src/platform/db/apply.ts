import { pause, wallMilliseconds } from '../clock.ts'
import { codeOf } from '../error-code.ts'
import { isAway } from './away.ts'
import type { Client } from './client.ts'
import { watchLocks } from './lock-waits.ts'
import { type Migration, MigrationError, marksOf, mayOlderRun, statementsOf, wordsOf } from './migration-files.ts'

export type Patience = {
  /**
   * How long a statement queues for a lock. Everybody who comes later queues behind it, so it gives way. Longer than
   * PostgreSQL's deadlock_timeout of 1 s, since an automatic vacuum gives way only then.
   */
  readonly lock_ms: number
  /** After this time of trying again it fails, and says who is in the way. */
  readonly total_ms: number
  /** Between two tries, growing to ten times that. */
  readonly pause_ms: number
  /** The same as `lock_ms` outside transactions. What runs there stops nobody, but waits for all older transactions. */
  readonly outside_ms: number
}

export const PATIENCE: Patience = { lock_ms: 2_000, total_ms: 120_000, pause_ms: 1_000, outside_ms: 600_000 }

export type Applying = {
  readonly client: Client
  /** A second connection, which looks who is in the way. */
  readonly watcher: Client
  /** The session that holds the migration lock. */
  readonly pid: number
  readonly patience: Patience
  /** Gets sentences for whoever waits. */
  readonly tell: (sentence: string) => void
}

/**
 * For what the runner does between migrations. An index may take hours to build. Not asked for when connecting, since a
 * pooler refuses settings there that it does not know.
 */
export async function setTimeouts(client: Client): Promise<void> {
  await client`select set_config('statement_timeout', '0', false), set_config('lock_timeout', '30s', false),
    set_config('idle_in_transaction_session_timeout', '0', false)`
}

/** A lock timeout, and a deadlock: after either, the same can simply be tried again. */
const TRY_AGAIN = new Set(['55P03', '40P01'])

export async function applyMigration(applying: Applying, migration: Migration): Promise<void> {
  const { client, watcher, pid, patience, tell } = applying
  const { is_outside } = marksOf(migration)
  const begun_ms = wallMilliseconds()
  for (let tries = 1; ; tries++) {
    await checkSession(client, pid)
    const every_ms = Math.min(patience.lock_ms, patience.outside_ms) / 4
    const watch = watchLocks(watcher, { pid, every_ms, tell: (what) => tell(`Migration ${migration.name} ${what}.`) })
    try {
      return await (is_outside ? applyOutside(applying, migration) : applyInside(applying, migration))
    } catch (error) {
      if (!TRY_AGAIN.has(codeOf(error))) throw failed(migration, error, is_outside)
      const waits = watch.seen() ?? 'waits for a lock'
      const tried_ms = wallMilliseconds() - begun_ms
      if (tried_ms >= patience.total_ms) throw gaveUp(migration, { waits, tries, tried_ms, is_outside })
      tell(`Migration ${migration.name} ${waits}; it has given way and tries again (${tries}).`)
    } finally {
      await watch.end()
    }
    await pause(patience.pause_ms * Math.min(tries, 10))
  }
}

/** The driver reconnects by itself, but the new session would not hold the migration lock. */
async function checkSession(client: Client, pid: number): Promise<void> {
  const [row] = await client<{ pid: number }[]>`select pg_backend_pid() as pid`
  if (row?.pid !== pid)
    throw new MigrationError('The connection to the database was lost while migrating; start again to go on.')
}

function failed(migration: Migration, error: unknown, is_outside: boolean): MigrationError {
  const reason = error instanceof Error ? error.message : String(error)
  return new MigrationError(
    is_outside
      ? `Migration ${migration.name} failed: ${reason}; its statements before that one stay and are passed over by the next start.`
      : `Migration ${migration.name} failed and was rolled back, nothing was changed: ${reason}.`,
  )
}

type Trying = { waits: string; tries: number; tried_ms: number; is_outside: boolean }

function gaveUp({ name }: Migration, { waits, tries, tried_ms, is_outside }: Trying): MigrationError {
  const how = `tried ${tries === 1 ? 'once' : `${tries} times`} in ${Math.round(tried_ms / 1000)} s`
  const left = is_outside ? 'what is half done is made anew at the next try' : 'nothing was changed'
  return new MigrationError(
    `Migration ${name} ${waits}, ${how}, ${left}; let that transaction end, or end it with "select pg_terminate_backend(…)", then start again.`,
  )
}

async function applyInside({ client, patience }: Applying, migration: Migration): Promise<void> {
  await client.begin(async (tx) => {
    await tx`select set_config('lock_timeout', ${String(patience.lock_ms)}, true)`
    // Insert the number first: if a second runner ever got past the lock, it would fail here before changing
    // anything.
    await record(tx, migration)
    await tx.unsafe(migration.text).simple()
    await enrol(tx, migration)
  })
}

/** Every statement can be run again, so a crash costs nothing but the time. The number comes last. */
async function applyOutside({ client, patience }: Applying, migration: Migration): Promise<void> {
  await client`select set_config('lock_timeout', ${String(patience.outside_ms)}, false)`
  try {
    for (const statement of statementsOf(migration.text)) await runOutside(client, statement)
    await client.begin(async (tx) => {
      await record(tx, migration)
      await enrol(tx, migration)
    })
  } finally {
    await setTimeouts(client)
  }
}

async function runOutside(client: Client, statement: string): Promise<void> {
  const index = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([a-z0-9_]+)\s/i.exec(
    statement,
  )?.[1]
  if (!index) {
    await client.unsafe(statement).simple()
    return
  }
  await dropInvalid(client, index)
  try {
    await client.unsafe(statement).simple()
  } catch (error) {
    // Half an index costs every write, and one that is unique refuses some. After a lost lock or connection dropping it
    // would wait for the same again, so that is left to the next try.
    if (!TRY_AGAIN.has(codeOf(error)) && !isAway(error)) await dropInvalid(client, index)
    throw error
  }
}

/** An index that was interrupted while it was built. `if not exists` would leave it as it is. */
async function dropInvalid(client: Client, name: string): Promise<void> {
  const [found] = await client<{ index: string }[]>`
    select indexrelid::regclass::text as index from pg_index where indexrelid = to_regclass(${name}) and not indisvalid`
  if (found) await client.unsafe(`drop index concurrently if exists ${found.index}`).simple()
}

type Transaction = Parameters<Parameters<Client['begin']>[1]>[0]

/** Its row in the runner's table. */
export function rowOf(migration: Migration) {
  const { number, name, checksum } = migration
  return { number, name, checksum, older_may_run: mayOlderRun(migration), ends_older: marksOf(migration).ends_older }
}

async function record(tx: Transaction, migration: Migration): Promise<void> {
  await tx`insert into migrations ${tx(rowOf(migration))}`
}

async function enrol(tx: Transaction, migration: Migration): Promise<void> {
  if (migration.backfill !== undefined) await tx`insert into backfills (name) values (${wordsOf(migration)})`
}
