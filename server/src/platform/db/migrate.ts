import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { openClient } from './client.ts'
import type { DatabasePlace } from './link.ts'

/** All processes that migrate this database share this key, so concurrent starts queue up. */
const MIGRATION_LOCK = 7_205_759_403

export type Migration = { number: number; name: string; text: string; checksum: string }
type AppliedMigration = { number: number; name: string; checksum: string }

/** Its message is one sentence for a person. */
export class MigrationError extends Error {}

export const MIGRATIONS_DIR = new URL('../../../migrations/', import.meta.url)

export async function readMigrations(directory: URL = MIGRATIONS_DIR): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, directory), 'utf8')
      return { number: Number(name.slice(0, 4)), name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/** Brings the database up to date, forward only. Returns the names of the migrations it applied. */
export async function migrate(address: DatabasePlace, migrations: readonly Migration[]): Promise<string[]> {
  const client = openClient(address, 1, 'mahnwerk migrate')
  try {
    // Another process may be migrating for a long time. Waiting for it is not a failure.
    await client`set statement_timeout = 0`
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`
    await client`create table if not exists migrations (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`
    const applied = await client<AppliedMigration[]>`select number, name, checksum from migrations order by number`
    const pending = pendingOf(migrations, applied)
    for (const migration of pending) await apply(client, migration)
    return pending.map((migration) => migration.name)
  } finally {
    // Ending the connection releases the lock.
    await client.end({ timeout: 5 })
  }
}

/** What `migrate` would apply now; changes nothing. */
export async function listPending(address: DatabasePlace, migrations: readonly Migration[]): Promise<string[]> {
  const client = openClient(address, 1, 'mahnwerk migrate')
  try {
    const [found] = await client`select to_regclass('migrations') is not null as is_there`
    const applied = found?.is_there
      ? await client<AppliedMigration[]>`select number, name, checksum from migrations order by number`
      : []
    return pendingOf(migrations, applied).map((migration) => migration.name)
  } finally {
    await client.end({ timeout: 5 })
  }
}

/** The migrations still to be applied. Refuses a database that this version does not understand. */
export function pendingOf(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.number, migration]))
  for (const done of applied) {
    const migration = known.get(done.number)
    if (!migration) {
      throw new MigrationError(
        `The database was migrated by a newer version (${done.name} is unknown here); start that version or a newer one.`,
      )
    }
    if (migration.checksum !== done.checksum) {
      throw new MigrationError(
        `Migration ${done.name} was changed after it had been applied to this database; restore the file and add a new one.`,
      )
    }
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

async function apply(client: ReturnType<typeof openClient>, migration: Migration): Promise<void> {
  try {
    await client.begin(async (tx) => {
      // Insert the number first: if a second runner ever got past the lock, it would fail here before changing
      // anything.
      await tx`insert into migrations (number, name, checksum)
        values (${migration.number}, ${migration.name}, ${migration.checksum})`
      await tx.unsafe(migration.text).simple()
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`Migration ${migration.name} failed and was rolled back, nothing was changed: ${reason}.`)
  }
}
