import type { Command } from 'commander'
import { type ApiOptions, addApiOptions, openApi } from './api.ts'
import { instantOf, secondsOf, spanText } from './duration.ts'
import { EXIT, wrongUse } from './exit.ts'
import { counted, paint, printJson, printLine, signOf } from './print.ts'
import { showProgress } from './progress.ts'
import { type Cli, finishCommand, type Named, type Shell } from './shell.ts'

/** Slightly longer than the server's own time limit. */
const ADVANCE_WITHIN_MS = 10 * 60_000 + 5_000

export function addAdvance(parent: Command, { shell, end }: Cli, { name, hidden = false }: Named): void {
  const command = parent
    .command('advance', { hidden })
    .description('move the clock of the sandbox forward and run, in order, every job that falls due on the way')
    .argument('<span>', '14d, 36h, 90m, 30s, 2w, or a date-time such as 2026-12-24T09:00:00Z')
    .action(async (span: string, options: ApiOptions) => end(await advance(shell, span, options)))
  finishCommand(addApiOptions(command), `${name} 14d`, `${name} 2026-12-24T09:00:00Z`)
}

export function addClock(parent: Command, { shell, end }: Cli, { name, hidden = false }: Named): void {
  const command = parent
    .command('clock', { hidden })
    .description('tell the time of the sandbox')
    .action(async (options: ApiOptions) => end(await tellTime(shell, options)))
  finishCommand(addApiOptions(command), name)
}

type ClockAnswer = { data: { now: string } }
type AdvanceAnswer = { data: { now: string; jobs_run: number } }

async function advance(shell: Shell, span: string, options: ApiOptions): Promise<number> {
  const body = moveOf(span)
  const api = openApi(shell, options)
  const { body: before } = await api.call<ClockAnswer>('GET', '/sandbox/clock')
  const progress = await showProgress(shell, options, `Moving the clock of ${api.url.host}, from ${before.data.now}`)
  const started = performance.now()
  const { body: after } = await api
    .call<AdvanceAnswer>('POST', '/sandbox/clock/advance', { body, within_ms: ADVANCE_WITHIN_MS })
    .finally(() => progress.end())
  const { now, jobs_run } = after.data
  const duration_ms = Math.round(performance.now() - started)
  const { stdout } = shell
  if (options.json) printJson(stdout, { from: before.data.now, now, jobs_run, duration_ms })
  else {
    const moved = spanText(new Date(now).getTime() - new Date(before.data.now).getTime())
    printLine(stdout, `${signOf(stdout, 'ok')} It is ${paint(stdout, 'bold', now)} in the sandbox, ${moved} later.`)
    printLine(stdout, `  ${counted(jobs_run, 'job')} ran on the way, in ${(duration_ms / 1000).toFixed(1)} s.`)
  }
  return EXIT.ok
}

function moveOf(span: string): { seconds: number } | { to: string } {
  const seconds = secondsOf(span)
  if (seconds !== undefined) return { seconds }
  const at = instantOf(span)
  if (at) return { to: at.toISOString() }
  throw wrongUse(
    `"${span}" is no span of time: give a number and s, m, h, d or w, such as 14d, or a date-time with its offset, such as 2026-12-24T09:00:00Z.`,
  )
}

async function tellTime(shell: Shell, options: ApiOptions): Promise<number> {
  const { body } = await openApi(shell, options).call<ClockAnswer>('GET', '/sandbox/clock')
  const { now } = body.data
  const ahead_ms = new Date(now).getTime() - shell.clock.wall().getTime()
  const { stdout } = shell
  if (options.json) printJson(stdout, { now, ahead_s: Math.round(ahead_ms / 1000) })
  else {
    const ahead = ahead_ms < 2_000 ? 'the real time' : `${spanText(ahead_ms)} ahead of the real time`
    printLine(stdout, `It is ${paint(stdout, 'bold', now)} in the sandbox, ${ahead}.`)
  }
  return EXIT.ok
}
