import type { Command } from 'commander'
import { type ChainReport, verifyChains } from '../../features/case/claims/index.ts'
import { requireReady, withDatabase } from './database.ts'
import { EXIT } from './exit.ts'
import { counted, paint, printJson, printLine, signOf } from './print.ts'
import { showProgress } from './progress.ts'
import { type Cli, type CommonOptions, finishCommand, type Shell } from './shell.ts'

export function addVerifyLog(program: Command, { shell, end }: Cli): void {
  const command = program
    .command('verify-log')
    .description("recompute every claim's activity log; exit with 1 when an entry was changed or is missing")
    .action(async (options: CommonOptions) => end(await verifyLog(shell, options)))
  finishCommand(command, 'verify-log', 'verify-log --json')
}

async function verifyLog(shell: Shell, { json }: CommonOptions): Promise<number> {
  const progress = await showProgress(shell, { json }, 'Reading the activity log')
  const report = await withDatabase(shell, { purpose: 'verify-log' }, async (opened) => {
    await requireReady(opened)
    return verifyChains(opened.db)
  }).finally(() => progress.end())
  if (json) printJson(shell.stdout, report)
  else printReport(shell, report)
  return report.breaks.length === 0 ? EXIT.ok : EXIT.failed
}

function printReport({ stdout }: Shell, { claims, entries, breaks, digest }: ChainReport): void {
  const size = `${counted(entries, 'entry', 'entries')} of ${counted(claims, 'claim')}`
  const verdict = breaks.length === 0 ? 'unbroken' : `broken in ${counted(breaks.length, 'claim')}`
  printLine(stdout, `${signOf(stdout, breaks.length === 0 ? 'ok' : 'fail')} Activity log: ${size}, ${verdict}`)
  for (const { claim_id, number, what } of breaks) printLine(stdout, `  claim ${claim_id}, entry ${number}: ${what}`)
  printLine(stdout, `  Digest ${digest}`)
  printLine(stdout, paint(stdout, 'dim', '  Kept elsewhere, it shows later that nothing was cut off or written anew.'))
}
