import { hearInterrupts } from '@mahnwerk/cli'
import { systemClock } from '../../platform/clock.ts'
import { runCli } from './program.ts'

/** The entry point of the command line. Only entry points read the environment. */
const args = process.argv.slice(2)

const shell = {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: systemClock(),
  // The server handles its signals itself.
  interrupted: args[0] === 'start' ? new AbortController().signal : hearInterrupts(),
}

// A reader that closes the pipe early, as `head` does, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await runCli(args, shell)
