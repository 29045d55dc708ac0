import { createServer } from 'node:net'
import { pino } from 'pino'
import { systemClock } from '../platform/clock.ts'
import { type Config, type Environment, readConfig } from '../platform/config.ts'
import { codeOf } from '../platform/error-code.ts'
import { openLog } from '../platform/log.ts'
import { returnSpareMemory } from '../platform/spare-memory.ts'
import { type OpeningDatabase, openEmbeddedDatabase } from './embedded-database.ts'
import type { Service } from './service.ts'

/** Ctrl-C reaches this process twice, from the terminal and through npm. Only a later one is a second request. */
const SAME_SIGNAL_MS = 1_000

/** `makePages` makes the pages that are to be served, while PostgreSQL starts and the program is loaded. */
export type ServeOptions = { readonly json?: boolean; readonly makePages?: () => Promise<void> }

/** Opens the service, prints the welcome, and closes everything in order on a signal. */
export async function serve(env: Environment, { json = false, makePages }: ServeOptions = {}): Promise<void> {
  // Lines are written in batches, at most 200 ms late: one write per line costs more than making the line.
  const destination = pino.destination({ fd: 1, sync: false, minLength: 4_096, periodicFlush: 200 })
  // Before anything is opened, so that a signal during the start leaves nothing behind.
  const stopping = hearSignals(env)
  let embedded: OpeningDatabase | undefined
  try {
    const config = readConfig(await withFreePort(env))
    const log = openLog(config.log_level, destination)
    if (!config.database_link) embedded = openEmbeddedDatabase(config, log)
    const [{ openService, welcomeJson, welcomeText }] = await Promise.all([
      loadProgram(config, embedded),
      makePages?.(),
    ])
    const service = await openService({ config, log, clock: systemClock(), embedded })
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'uncaught error, stopping')
      void close(service, destination, { code: 1, drains: false })
    })
    void stopping.then((signal) => {
      // Ctrl-C, a closed terminal and an ended npm come from a person, who waits.
      const drains = signal === 'SIGTERM' && config.drain_s > 0
      if (drains) log.info({ drain_s: config.drain_s }, 'not ready any more, draining')
      return close(service, destination, { code: 0, drains })
    })
    process.stdout.write(json ? welcomeJson(service) : welcomeText(service))
    void service.prepared.then(returnSpareMemory)
  } catch (error) {
    await embedded?.close()
    // Whoever started this program says what to do about packages that are missing.
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') throw error
    const { failedJson, reasonsOf } = await import('./start-error.ts')
    const reasons = reasonsOf(error)
    if (!json) for (const { sentence } of reasons ?? []) process.stderr.write(`Mahnwerk cannot start: ${sentence}\n`)
    if (!reasons) {
      process.stderr.write(
        `Mahnwerk cannot start, and this is a bug: ${error instanceof Error ? error.stack : error}\n`,
      )
    }
    // The end must not cut the line off.
    if (json) process.stdout.write(failedJson(error), () => process.exit(1))
    else process.exit(1)
  }
}

/** Loading keeps this process busy for most of a second, so PostgreSQL is set to work first. */
async function loadProgram({ roles }: Config, embedded: OpeningDatabase | undefined) {
  await embedded?.begun
  const [service, welcome] = await Promise.all([
    import('./service.ts'),
    import('./welcome.ts'),
    // What only requests need is not loaded by a process that serves none.
    roles.includes('api') ? import('./http.ts') : undefined,
  ])
  return { ...service, ...welcome }
}

async function close(
  service: Service,
  log_file: { flushSync(): void },
  { code, drains }: { code: number; drains: boolean },
): Promise<void> {
  try {
    await service.close({ drains })
    log_file.flushSync()
    process.exit(code)
  } catch (error) {
    process.stderr.write(`Mahnwerk did not stop cleanly: ${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type StopSignal = (typeof SIGNALS)[number]

/** Resolves when this process is asked to stop, with how. */
function hearSignals(env: Environment): Promise<StopSignal> {
  const { promise, resolve } = Promise.withResolvers<StopSignal>()
  let heard_at: number | undefined
  const hear = (signal: StopSignal) => {
    // A second request means not to wait. PostgreSQL is found again at the next start.
    if (heard_at !== undefined && performance.now() - heard_at > SAME_SIGNAL_MS) process.exit(130)
    heard_at ??= performance.now()
    resolve(signal)
  }
  for (const signal of SIGNALS) process.on(signal, () => hear(signal))
  if (env.npm_lifecycle_event === 'start') hearParentsEnd(() => hear('SIGHUP'))
  return promise
}

/** A killed `npm start` cannot forward a signal. Without this check the server would run on, and be hard to find. */
function hearParentsEnd(hear: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    hear()
  }, 250)
  watch.unref()
}

/** PORT=0 asks for any free port. It is chosen here, so that everything afterwards knows the real one. */
async function withFreePort(env: Environment): Promise<Environment> {
  if (env.PORT?.trim() !== '0') return env
  const probe = createServer()
  const port = await new Promise<number>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, env.HOST || '127.0.0.1', () => resolve((probe.address() as { port: number }).port))
  })
  await new Promise((resolve) => probe.close(resolve))
  return { ...env, PORT: String(port) }
}
