import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { runCli } from '../src/app/cli/program.ts'
import { type Clock, systemClock } from '../src/platform/clock.ts'

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

/** Runs a command in this process, without a terminal, with these variables and this clock. */
export function beginCli(
  args: readonly string[],
  env: Record<string, string> = {},
  clock: Clock = systemClock(),
): CliRun {
  const [stdout, stderr] = [memory(), memory()]
  const interruption = new AbortController()
  const shell = { env, stdout: stdout.stream, stderr: stderr.stream, clock, interrupted: interruption.signal }
  return {
    stdout: stdout.text,
    stderr: stderr.text,
    interrupt: () => interruption.abort(),
    ended: runCli(args, shell),
  }
}

export async function cli(
  args: readonly string[],
  env: Record<string, string> = {},
  clock?: Clock,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const run = beginCli(args, env, clock)
  const code = await run.ended
  return { code, stdout: run.stdout(), stderr: run.stderr() }
}

type Finding = { area: string; verdict: string; text: string; mend?: string }

/** The findings of `mahnwerk doctor`. */
export async function examine(given: Record<string, string>) {
  const { code, stdout, stderr } = await cli(['doctor', '--json'], given)
  assert.equal(stderr, '')
  const { findings } = JSON.parse(stdout) as { findings: Finding[] }
  const of = (verdict: string) => findings.filter((finding) => finding.verdict === verdict)
  return { code, findings, failed: of('fail'), warned: of('warn') }
}
