import assert from 'node:assert/strict'
import { beginIn, type CliRun, type Ended, endOf } from '../../cli/test/shell.ts'
import { runCli } from '../src/app/cli/program.ts'
import { type Clock, systemClock } from '../src/platform/clock.ts'

/** Runs a command in this process, without a terminal, with these variables and this clock. */
export const beginCli = (
  args: readonly string[],
  env: Record<string, string> = {},
  clock: Clock = systemClock(),
): CliRun => beginIn(env, (shell) => runCli(args, { ...shell, clock }))

export const cli = (args: readonly string[], env: Record<string, string> = {}, clock?: Clock): Promise<Ended> =>
  endOf(beginCli(args, env, clock))

type Finding = { area: string; verdict: string; text: string; mend?: string }

/** The findings of `mahnwerk doctor`. */
export async function examine(given: Record<string, string>, clock?: Clock) {
  const { code, stdout, stderr } = await cli(['doctor', '--json'], given, clock)
  assert.equal(stderr, '')
  const { findings } = JSON.parse(stdout) as { findings: Finding[] }
  const of = (verdict: string) => findings.filter((finding) => finding.verdict === verdict)
  return { code, findings, failed: of('fail'), warned: of('warn') }
}
