import { systemClock } from '../../platform/clock.ts'
import { runCli } from './program.ts'

/** The entry point of the command line, and with it the only reader of its environment. */
const interrupted = new AbortController()

/** Ctrl-C reaches this process twice, from the terminal and through npm; only a later one means impatience. */
const SAME_SIGNAL_MS = 1_000
let heard_at: number | undefined

/** Asked once, a command ends in order; asked again, at once. */
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
// The server hears its signals itself.
if (args[0] !== 'start') for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, hearInterrupt)
process.exitCode = await runCli(args, shell)
