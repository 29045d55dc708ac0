import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { outOfReach, wrongUse } from '@mahnwerk/cli'
import { pino } from 'pino'
import { type Config, type Mode, readConfig } from '../../platform/config.ts'
import { isAway } from '../../platform/db/away.ts'
import { followDatabase } from '../../platform/db/database-clock.ts'
import { type Db, sql } from '../../platform/db/db.ts'
import type { DatabaseLink, DatabasePlace } from '../../platform/db/link.ts'
import { listPending, readMigrations } from '../../platform/db/migrate.ts'
import { openDb, POSTGRES_VERSION_MIN } from '../../platform/db/postgres.ts'
import { openEmbeddedPostgres } from '../../platform/embedded/open.ts'
import { openLegalBook } from '../../platform/legal/legal-book.ts'
import { readLegalTables } from '../../platform/legal/read-legal.ts'
import { readTokenSecret } from '../../platform/secrets.ts'
import { openVault } from '../../platform/vault.ts'
import type { Deps } from '../../platform/work.ts'
import type { Finding } from '../checks/finding.ts'
import { SUBSCRIPTIONS } from '../subscriptions.ts'
import type { Shell } from './shell.ts'

/** What a transaction of a command needs. */
export async function depsOf(
  { config, db }: Opened,
  { clock }: Pick<Shell, 'clock'>,
): Promise<Pick<Deps, 'db' | 'config' | 'clock' | 'subscriptions' | 'legal' | 'vault'>> {
  const legal = openLegalBook({ files: await readLegalTables(config.data_dir), clock, log: SILENT })
  const secret = await readTokenSecret(config)
  if (!secret) throw wrongUse(`The file token-secret in ${config.data_dir} is empty; restore it.`)
  return { db, config, clock, subscriptions: SUBSCRIPTIONS, legal, vault: openVault(secret) }
}

/** A command says what it has to say to its caller. */
const SILENT = pino({ enabled: false })

export type Opened = {
  readonly config: Config
  readonly address: DatabasePlace
  readonly db: Db
  /** What is to be told about the way to the database. */
  readonly warnings: readonly Finding[]
}

/** Whether an embedded database was ever created there. */
export const hasCluster = ({ data_dir }: Config): Promise<boolean> =>
  access(join(data_dir, 'postgres', 'PG_VERSION')).then(
    () => true,
    () => false,
  )

export type Wish = {
  /** Shown in PostgreSQL's list of connections. */
  readonly purpose: string
  /** Creates the embedded database if there is none. Off by default: a mistyped folder should not become one. */
  readonly may_create?: boolean
}

/**
 * Opens the configured database for one act. An embedded one is joined if it is running, otherwise started. The last
 * process that leaves stops it.
 */
export async function withDatabase<T>(shell: Shell, wish: Wish, act: (opened: Opened) => Promise<T>): Promise<T> {
  const config = readConfig(shell.env)
  if (!config.database_url && !wish.may_create && !(await hasCluster(config))) {
    throw wrongUse(
      `There is no database in ${config.data_dir} yet: run "mahnwerk start" there, or set DATA_DIR or DATABASE_URL to where it is.`,
    )
  }
  const embedded = config.database_url ? undefined : await openEmbeddedPostgres({ data_dir: config.data_dir })
  const address = config.database_link ?? (embedded as NonNullable<typeof embedded>).address
  const db = openDb({ address, connections: 2, application_name: `mahnwerk ${wish.purpose}` })
  try {
    const warnings = await checkReach(db, config)
    await followDatabase(db, shell.clock)
    return await act({ config, address, db, warnings })
  } finally {
    await db.close()
    await embedded?.close()
  }
}

async function checkReach(db: Db, { database_link }: Config): Promise<readonly Finding[]> {
  const version = await readVersion(db).catch(tellReason(database_link))
  if (version < POSTGRES_VERSION_MIN)
    throw wrongUse(`The database is a PostgreSQL ${version}; version ${POSTGRES_VERSION_MIN} or newer is needed.`)
  if (!database_link) return []
  // A pooler that lends sessions is refused as at the start: migrations hold a lock of their session.
  const { checkSession } = await import('../given-database.ts')
  return checkSession(database_link).catch(tellReason(database_link))
}

const tellReason = (link: DatabaseLink | null) => async (error: unknown) => {
  if (!link) throw error
  const { databaseReason, StartError } = await import('../start-error.ts')
  const sentence = error instanceof StartError ? error.message : databaseReason(error, link.url)?.sentence
  if (!sentence) throw error
  throw isAway(error) ? outOfReach(sentence) : wrongUse(sentence)
}

/** The major version. */
export async function readVersion(db: Db): Promise<number> {
  const row = await db.one<{ version: number }>(
    sql`select current_setting('server_version_num')::int / 10000 as version`,
  )
  return row?.version ?? 0
}

/** Null if no server was started on this database yet. */
export async function readMode(db: Db): Promise<Mode | null> {
  return (await db.one<{ mode: Mode }>(sql`select mode from installation`))?.mode ?? null
}

/** Refuses a database that does not fit this version and this configuration. */
export async function requireReady({ config, address, db }: Opened): Promise<void> {
  const pending = await listPending(address, await readMigrations())
  if (pending.length > 0) {
    throw wrongUse(
      `The database lacks ${pending.length} of this version's migrations: run "mahnwerk migrate", or start the server.`,
    )
  }
  const mode = await readMode(db)
  if (config.is_drill)
    throw wrongUse(
      `MODE is drill, which only the server and doctor know; set MODE=${mode ?? 'sandbox'} for this command.`,
    )
  if (mode && mode !== config.mode)
    throw wrongUse(
      `MODE is ${config.mode}, but this database was made in ${mode} mode and stays in it; set MODE=${mode}.`,
    )
}
