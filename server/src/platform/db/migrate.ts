import { pause, wallMilliseconds } from '../clock.ts'
import { applyMigration, PATIENCE, type Patience, setTimeouts } from './apply.ts'
import { finishBackfill } from './backfills.ts'
import { applyBaseline, type Baseline, heldBy, isEmpty } from './baseline.ts'
import { type Client, openClient } from './client.ts'
import type { DatabasePlace } from './link.ts'
import { findAdvisoryHolder } from './lock-waits.ts'
import { type Migration, MigrationError, marksOf } from './migration-files.ts'

export { MIGRATIONS_DIR, type Migration, MigrationError, readMigrations } from './migration-files.ts'

/** All processes that migrate this database share this key, so concurrent starts queue up. */
const MIGRATION_LOCK = 7_205_759_403
const TURN_PAUSE_MS = 250
const TELL_EVERY_MS = 10_000

export type AppliedMigration = {
  readonly number: number
  readonly name: string
  readonly checksum: string
  readonly older_may_run: boolean
  readonly ends_older: string | null
}

export type MigrateOptions = {
  readonly tell?: (sentence: string) => void
  readonly patience?: Partial<Patience>
  /** What an empty database gets instead of the files that it holds. */
  readonly baseline?: Baseline | undefined
  /** Called when PostgreSQL is set to make all of an empty database, so that this process can do something else meanwhile. */
  readonly onBaseline?: () => void
}

/** Brings the database up to date, forward only. Returns the names of the migrations it applied. */
export async function migrate(
  address: DatabasePlace,
  migrations: readonly Migration[],
  { tell = () => undefined, patience = {}, baseline, onBaseline }: MigrateOptions = {},
): Promise<string[]> {
  const client = openClient(address, 'mahnwerk migrate')
  const watcher = openClient(address, 'mahnwerk migrate, looking on')
  try {
    // Whoever has nothing to apply does not wait for another process that has.
    if (pendingOf(migrations, await listApplied(client)).length === 0) return []
    const pid = await takeTurn(client, tell)
    await setTimeouts(client)
    await prepareTable(client)
    const applied = await listApplied(client)
    const pending = pendingOf(migrations, applied)
    const held = baseline && applied.length === 0 && (await isEmpty(client)) ? heldBy(baseline, migrations) : []
    if (baseline && held.length > 0) await applyBaseline(client, baseline, { held, onBaseline })
    const applying = { client, watcher, pid, patience: { ...PATIENCE, ...patience }, tell }
    for (const migration of pending.slice(held.length)) {
      for (const name of marksOf(migration).after_backfills) await finishNamed(client, migrations, { name, tell })
      await applyMigration(applying, migration)
    }
    return pending.map((migration) => migration.name)
  } finally {
    // Ending the connection releases the lock.
    await Promise.all([client.end({ timeout: 5 }), watcher.end({ timeout: 5 })])
  }
}

/**
 * Asks again and again instead of waiting in PostgreSQL: a session that waits holds up every concurrent index of the one
 * it waits for, and both would wait for ever. Another process may be migrating for a long time, which is not a failure.
 */
async function takeTurn(client: Client, tell: (sentence: string) => void): Promise<number> {
  for (let told_at = wallMilliseconds(); ; ) {
    const [turn] = await client<{ is_ours: boolean; pid: number }[]>`
      select pg_try_advisory_lock(${MIGRATION_LOCK}) as is_ours, pg_backend_pid() as pid`
    if (turn?.is_ours) return turn.pid
    if (wallMilliseconds() - told_at > TELL_EVERY_MS) {
      told_at = wallMilliseconds()
      tell(`The migrations wait for those of another process: ${await findAdvisoryHolder(client, MIGRATION_LOCK)}.`)
    }
    await pause(TURN_PAUSE_MS)
  }
}

/** The runner's own table, which no migration can make. An older release made it without the last columns. */
async function prepareTable(client: Client): Promise<void> {
  const [found] = await client<{ is_complete: boolean }[]>`
    select exists (select from pg_attribute where attrelid = to_regclass('migrations') and attname = 'ends_older') as is_complete`
  if (found?.is_complete) return
  await client`create table if not exists migrations (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
  )`
  try {
    await client`alter table migrations add column older_may_run boolean not null default false, add column ends_older text`
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(
      `The table migrations could not be changed (${reason}); let whoever uses it end, such as a dump, and start again.`,
    )
  }
}

async function listApplied(client: Client): Promise<AppliedMigration[]> {
  const [found] = await client`select to_regclass('migrations') is not null as is_there`
  if (!found?.is_there) return []
  // As JSON, since an older release has no such columns.
  return client<AppliedMigration[]>`
    select number, name, checksum, coalesce((to_jsonb(m) ->> 'older_may_run')::boolean, false) as older_may_run,
      to_jsonb(m) ->> 'ends_older' as ends_older
    from migrations m order by number`
}

/** Whatever the job of the version before has left or could not see is done before anything relies on it. */
async function finishNamed(
  client: Client,
  migrations: readonly Migration[],
  { name, tell }: { name: string; tell: (sentence: string) => void },
): Promise<void> {
  const text = migrations.find((migration) => migration.name === `${name}.sql`)?.backfill
  if (text === undefined) throw new MigrationError(`The backfill ${name} has no file ${name}.backfill.sql; restore it.`)
  await finishBackfill(client, { name, text, tell }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The backfill ${name} failed, and keeps the place it has reached: ${reason}.`)
  })
}

/** What `migrate` would apply now; changes nothing. */
export async function listPending(address: DatabasePlace, migrations: readonly Migration[]): Promise<string[]> {
  return (await readState(address, migrations)).pending.map(({ name }) => name)
}

/** What is to be applied, and what a newer version has applied already; changes nothing. */
export async function readState(
  address: DatabasePlace,
  migrations: readonly Migration[],
): Promise<{ pending: Migration[]; ahead: string[] }> {
  const client = openClient(address, 'mahnwerk migrate')
  try {
    const applied = await listApplied(client)
    return { pending: pendingOf(migrations, applied), ahead: aheadOf(migrations, applied).map(({ name }) => name) }
  } finally {
    await client.end({ timeout: 5 })
  }
}

/** What a newer version has applied. */
export const aheadOf = (
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): readonly AppliedMigration[] => applied.filter(({ number }) => number > (migrations.at(-1)?.number ?? 0))

/** The migrations still to be applied. Refuses a database that this version does not understand. */
export function pendingOf(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.number, migration]))
  for (const done of applied) {
    const migration = known.get(done.number)
    if (migration && migration.checksum !== done.checksum)
      throw new MigrationError(
        `Migration ${done.name} was changed after it had been applied to this database; restore the file and add a new one.`,
      )
    if (!migration) checkNewer(done, migrations.at(-1)?.number ?? 0)
  }
  const newest = applied.at(-1)?.number ?? 0
  const pending = migrations.filter((migration) => !applied.some((done) => done.number === migration.number))
  const late = pending.find((migration) => migration.number < newest)
  if (late)
    throw new MigrationError(
      `Migration ${late.name} is older than what this database already has; give it a new number.`,
    )
  return pending
}

function checkNewer({ number, name, older_may_run, ends_older }: AppliedMigration, own_newest: number): void {
  if (number > own_newest && older_may_run) return
  const why = ends_older ? `${name} ended older ones: ${ends_older}` : `${name} is unknown here`
  throw new MigrationError(`The database was migrated by a newer version (${why}); start that version or a newer one.`)
}
