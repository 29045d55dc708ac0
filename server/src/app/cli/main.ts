import { systemClock } from '../../platform/clock.ts'
import { runCli } from './program.ts'

/** The entry point of the command line. Only entry points read the environment. */
const interrupted = new AbortController()

/** Ctrl-C reaches this process twice, from the terminal and through npm. Only a later one is a second request. */
const SAME_SIGNAL_MS = 1_000
let heard_at: number | undefined

/** The first request ends a command cleanly, the second one at once. */
function hearInterrupt(): void {
  if (heard_at !== undefined && performance.now() - heard_at > SAME_SIGNAL_MS) process.exit(130)
  heard_at ??= performance.now()
  interrupted.abort()
}

const shell = {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: systemClock(),
  interrupted: interrupted.signal,
}

// A reader that closes the pipe early, as `head` does, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

const args = process.argv.slice(2)
// The server handles its signals itself.
if (args[0] !== 'start') for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, hearInterrupt)
process.exitCode = await runCli(args, shell)
