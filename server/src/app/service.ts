import { openTokenSigner } from '../features/parties/tokens/index.ts'
import { dayInVienna } from '../kernel/dates.ts'
import { staleTables } from '../law/stale-tables.ts'
import type { TableName } from '../law/tables.ts'
import { type Clock, pause } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { findWalls } from '../platform/confinement.ts'
import { readBaseline } from '../platform/db/baseline.ts'
import { lookAtClock, watchClock } from '../platform/db/database-clock.ts'
import type { DatabasePlace } from '../platform/db/link.ts'
import { migrate, readMigrations, readState } from '../platform/db/migrate.ts'
import { makeFolders } from '../platform/durable-files.ts'
import { codeOf } from '../platform/error-code.ts'
import { healthRoutes } from '../platform/http/health.ts'
import { openHttpServer } from '../platform/http/server.ts'
import type { Log } from '../platform/log.ts'
import { readTokenSecret } from '../platform/secrets.ts'
import type { Deps } from '../platform/work.ts'
import { findCareless } from './checks/careless.ts'
import type { Finding } from './checks/finding.ts'
import { closeDeps, type OtherParts, openDeps } from './deps.ts'
import { drillConfig } from './drill.ts'
import { type OpeningDatabase, openEmbeddedDatabase } from './embedded-database.ts'
import { type FirstStart, firstPassword, setUp } from './first-start.ts'
import { checkDatabase } from './given-database.ts'
import { settleAtStart } from './installation.ts'
import { databaseReason, StartError, storageReason, WITHOUT_STORE } from './start-error.ts'
import { openTelemetry } from './telemetry.ts'

const PORT_PATIENCE_MS = 2_000
const PORT_PAUSE_MS = 100

export type Service = {
  readonly deps: Deps
  readonly first_start: FirstStart
  /** The tables of the law that administrators of a live installation should look at. */
  readonly stale_tables: readonly TableName[]
  /** What is careless about this start, and how to mend it. */
  readonly careless: readonly Finding[]
  /** Why the object store did not answer at the start: one sentence. Everything but files works without it. */
  readonly store_away: string | null
  /** Resolved when nothing of the start is left to be done. */
  readonly prepared: Promise<void>
  /**
   * `drains`: goes on listening for as long as load balancers need to notice (`DRAIN_SECONDS`), and begins no more
   * background work.
   */
  close(how?: { drains?: boolean }): Promise<void>
}

export type ServiceOptions = {
  config: Config
  log: Log
  clock: Clock
  /** The embedded database, where it is being opened already. */
  embedded?: OpeningDatabase | undefined
} & OtherParts

/** Opens one part after another. They are closed in reverse order, also if a later step fails. */
export async function openService({ config: given, log, clock, embedded, ...parts }: ServiceOptions): Promise<Service> {
  const closers: (() => Promise<void>)[] = []
  const leave = { drain_ms: 0, stopJobs: async () => {} }
  const close = async ({ drains = false } = {}) => {
    if (drains) {
      leave.drain_ms = given.drain_s * 1000
      // Other processes take up what is due. What goes wrong is told when the jobs' turn to close has come.
      leave.stopJobs().catch(() => undefined)
    }
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer()
  }
  try {
    await makeFolders(given.data_dir)
    const address = await openDatabase({ config: given, log, embedded }, closers)
    const { promise: baseline_begun, resolve: onBaseline } = Promise.withResolvers<'empty'>()
    const migrated = migrateDatabase(address, log, () => onBaseline('empty'))
    const settled = migrated.catch(() => undefined)
    closers.push(() => settled)
    // A drill is told by its database what it is.
    const config = given.is_drill ? await migrated.then(() => drillConfig(given, address)) : given
    const token_secret = await readTokenSecret(config)
    if (!token_secret) {
      const sentence = `The file token-secret in ${config.data_dir} is empty; restore it, or remove it to get a new one (tokens issued before are refused then).`
      throw new StartError({ code: 'token_secret_empty', sentence })
    }
    const deps = await openDeps({ config, clock, log, address, token_secret, ...parts })
    closers.push(() => closeDeps(deps))
    // Declaring all routes asks the database nothing, so it is done while PostgreSQL makes an empty one.
    const found = await Promise.race([migrated, baseline_begun])
    const password = firstPassword(deps)
    if (found === 'empty') password.hashed().catch(() => undefined)
    const door = await openDoor(deps, token_secret)
    if (door) closers.push(() => door.closeUnused())
    await migrated
    // Before anything is dated.
    await lookAtClock(deps)
    const clock_watch = watchClock(deps)
    closers.push(() => clock_watch.stop())
    const telemetry = await openTelemetry(deps)
    closers.push(() => telemetry.close())
    const store_away = await checkStorage(deps)
    await settleAtStart(deps)
    const first_start = await setUp(deps, openTokenSigner(token_secret), password)
    const stale_tables = await readStale(deps)
    const careless = await findCareless(config, deps.db, stale_tables)
    for (const { area, text, mend } of careless) log.warn({ area, what: text, mend }, 'careless start')
    leave.stopJobs = () => deps.jobs.stop()
    closers.push(leave.stopJobs)
    if (door) await door.listen(() => leave.drain_ms, closers)
    const prepared = door ? door.prepare() : Promise.resolve()
    void tellConfinement(log)
    // Started last, so that a process that cannot serve has done nothing. Stopped when a drain begins, else when no request
    // is left.
    if (config.roles.includes('worker')) deps.jobs.start(deps)
    return { deps, first_start, stale_tables, careless, store_away, prepared, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function tellConfinement(log: Log): Promise<void> {
  if (await findWalls()) log.info('worker processes are confined')
  else log.warn('worker processes are confined by Node alone, since this system allows no namespaces')
}

/** In the sandbox no figure is relied on. */
async function readStale({ db, legal, clock, config }: Deps): Promise<TableName[]> {
  if (config.mode !== 'live') return []
  return staleTables(await legal.read(db), dayInVienna(clock.business())).map(({ table }) => table)
}

/**
 * Reports an unusable S3 bucket now, to the person who configured it, and not later to a partner. A store that only does
 * not answer stops nobody: else its outage would become ours with the next restart.
 */
async function checkStorage({ config: { s3 }, storage, log }: Deps): Promise<string | null> {
  if (!s3) return null
  try {
    await storage.check()
    return null
  } catch (error) {
    const reason = storageReason(error, s3)
    if (!reason) throw error
    if (reason.code !== 'storage_away') throw new StartError(reason)
    log.warn({ what: reason.sentence, mend: WITHOUT_STORE }, 'object storage is away')
    return reason.sentence
  }
}

async function openDatabase(
  { config, log, embedded }: Pick<ServiceOptions, 'config' | 'log' | 'embedded'>,
  closers: (() => Promise<void>)[],
): Promise<DatabasePlace> {
  if (config.database_link) {
    await checkDatabase(config.database_link, log)
    return config.database_link
  }
  const opening = embedded ?? openEmbeddedDatabase(config, log)
  const { address } = await opening.opened
  closers.push(() => opening.close())
  return { ...address, timeouts: config.database_limits.timeouts }
}

async function migrateDatabase(address: DatabasePlace, log: Log, onBaseline: () => void): Promise<void> {
  const [migrations, baseline] = await Promise.all([readMigrations(), readBaseline()])
  try {
    const applied = await migrate(address, migrations, {
      tell: (what) => log.warn({ what }, 'migrations wait'),
      baseline,
      onBaseline,
    })
    if (applied.length > 0) log.debug({ migrations: applied }, 'database migrated')
    const { ahead } = await readState(address, migrations)
    if (ahead.length > 0)
      log.warn({ migrations: ahead }, 'the database is of a newer version, on which this one may run')
  } catch (error) {
    const reason = typeof address === 'object' && 'url' in address ? databaseReason(error, address.url) : undefined
    throw reason ? new StartError(reason) : error
  }
}

type Door = {
  listen(drainMs: () => number, closers: (() => Promise<void>)[]): Promise<void>
  /** Resolves when everything is compiled. */
  prepare(): Promise<void>
  /** Where the start failed before it could listen. */
  closeUnused(): Promise<void>
}

/** Serves the API if this process has that role. Otherwise serves only health and metrics, and only if PORT was set. */
async function openDoor(deps: Deps, token_secret: string): Promise<Door | undefined> {
  const { roles, port_is_given, host, port, drain_s } = deps.config
  const is_api = roles.includes('api')
  if (!is_api && !port_is_given) return undefined
  const http = is_api ? await (await import('./http.ts')).openHttp(deps, token_secret) : openHttpServer(deps)
  if (!is_api) healthRoutes(http.server, deps, http)
  let is_used = false
  return {
    async listen(drainMs, closers) {
      is_used = true
      // Nobody balances what serves only health and metrics.
      closers.push(() => http.stop(is_api ? drainMs() : 0))
      await listenWhenFree(() => http.server.listen({ host, port }), drain_s)
    },
    prepare: () =>
      http.prepare().catch((error: unknown) => deps.log.error({ err: error }, 'a schema cannot be compiled')),
    async closeUnused() {
      if (!is_used) await http.server.close()
    },
  }
}

/** Gives a server that is just stopping, such as the one before a restart, a moment to drain and release the port. */
async function listenWhenFree(tryToListen: () => Promise<unknown>, drain_s: number): Promise<void> {
  const most = (drain_s * 1000 + PORT_PATIENCE_MS) / PORT_PAUSE_MS
  for (let tries = 1; ; tries++) {
    try {
      await tryToListen()
      return
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE' || tries >= most) throw error
      await pause(PORT_PAUSE_MS)
    }
  }
}
