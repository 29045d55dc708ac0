import { Writable } from 'node:stream'
import { runCli } from '../src/cli.ts'
import type { Shell } from '../src/index.ts'

export type CliRun = {
  readonly stdout: () => string
  readonly stderr: () => string
  /** Ctrl-C. */
  interrupt(): void
  readonly ended: Promise<number>
}

function memory(): { stream: Writable; text: () => string } {
  let text = ''
  const stream = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  })
  return { stream, text: () => text }
}

/** Runs a program in this process, without a terminal. */
export function beginIn(env: Record<string, string>, run: (shell: Omit<Shell, 'clock'>) => Promise<number>): CliRun {
  const [stdout, stderr] = [memory(), memory()]
  const interruption = new AbortController()
  const shell = { env, stdout: stdout.stream, stderr: stderr.stream, interrupted: interruption.signal }
  return { stdout: stdout.text, stderr: stderr.text, interrupt: () => interruption.abort(), ended: run(shell) }
}

export type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string }

export async function endOf({ ended, stdout, stderr }: CliRun): Promise<Ended> {
  return { code: await ended, stdout: stdout(), stderr: stderr() }
}

/** Runs a command of the package. */
export const cli = (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  endOf(beginIn(env, (shell) => runCli(args, { ...shell, clock: { wall: () => new Date() } })))
