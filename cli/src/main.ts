#!/usr/bin/env node
import { runCli } from './cli.ts'
import { hearInterrupts } from './interrupts.ts'

/** The entry point of the packed command line. Only entry points read the environment. */
const shell = {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: { wall: () => new Date() },
  interrupted: hearInterrupts(),
}

// A reader that closes the pipe early, as `head` does, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.exitCode = await runCli(process.argv.slice(2), shell)
