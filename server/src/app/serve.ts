import { createServer } from 'node:net'
import { pino } from 'pino'
import { systemClock } from '../platform/clock.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { openService, type Service } from './service.ts'
import { sentencesOf } from './start-error.ts'
import { welcomeText } from './welcome.ts'

/** The entry point: reads the environment, opens the service, tells the person, and closes everything in order. */
async function main(): Promise<void> {
  // A line waits at most a fifth of a second for company: one write per line costs more than making it.
  const destination = pino.destination({ fd: 1, sync: false, minLength: 4_096, periodicFlush: 200 })
  let service: Service | undefined
  try {
    const config: Config = readConfig(await withFreePort(process.env))
    const log = openLog(config.log_level, destination)
    service = await openService({ config, log, clock: systemClock() })
    process.stdout.write(welcomeText(config, service.first_start))
    const stop = closeOnSignals(service, () => destination.flushSync())
    if (process.env.npm_lifecycle_event === 'start') stopWithParent(stop)
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'uncaught error, stopping')
      void service?.close().finally(() => process.exit(1))
    })
  } catch (error) {
    const sentences = sentencesOf(error)
    for (const sentence of sentences ?? []) process.stderr.write(`Mahnwerk cannot start: ${sentence}\n`)
    if (!sentences)
      process.stderr.write(
        `Mahnwerk cannot start, and this is a bug: ${error instanceof Error ? error.stack : error}\n`,
      )
    process.exit(1)
  }
}

/** PORT=0 asks for any free port; it is chosen here, so that everything after knows the real one. */
async function withFreePort(env: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  if (env.PORT?.trim() !== '0') return env
  const probe = createServer()
  const port = await new Promise<number>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, env.HOST || '127.0.0.1', () => resolve((probe.address() as { port: number }).port))
  })
  await new Promise((resolve) => probe.close(resolve))
  return { ...env, PORT: String(port) }
}

function closeOnSignals(service: Service, flush: () => void): () => void {
  let closing = false
  const stop = () => {
    // Somebody who asks twice does not want to wait; PostgreSQL is found again at the next start.
    if (closing) process.exit(130)
    closing = true
    service.close().then(
      () => {
        flush()
        process.exit(0)
      },
      (error: unknown) => {
        process.stderr.write(`Mahnwerk did not stop cleanly: ${error instanceof Error ? error.message : error}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return stop
}

/** `npm start` that was killed outright cannot pass the news on; without it nobody would find this server to stop it. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}

await main()
