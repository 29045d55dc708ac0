import { counted, EXIT, paint, printJson, printLine, showProgress, signOf } from '@mahnwerk/cli'
import type { Command } from 'commander'
import { type BooksReport as Report, verifyBooks } from '../checks/books.ts'
import { requireReady, withDatabase } from './database.ts'
import { type Cli, type CommonOptions, finishCommand, type Shell } from './shell.ts'

export function addVerifyLog(program: Command, { shell, end }: Cli): void {
  const command = program
    .command('verify-log')
    .description(
      "recompute every claim's activity log and the audit log, and compare all money with it; exit with 1 when something was changed",
    )
    .action(async (options: CommonOptions) => end(await verifyLog(shell, options)))
  finishCommand(command, 'verify-log', 'verify-log --json')
}

async function verifyLog(shell: Shell, { json }: CommonOptions): Promise<number> {
  const progress = await showProgress(shell, { json }, 'Reading the activity log and the accounts')
  const report = await withDatabase(shell, { purpose: 'verify-log' }, async (opened) => {
    await requireReady(opened)
    return verifyBooks(opened.db)
  }).finally(() => progress.end())
  if (json) printJson(shell.stdout, report)
  else printReport(shell, report)
  return report.breaks.length + report.money.length + report.audit.breaks.length === 0 ? EXIT.ok : EXIT.failed
}

function printReport(
  { stdout }: Shell,
  { claims, entries, erased, archived, breaks, money, digest, audit }: Report,
): void {
  const size = `${counted(entries, 'entry', 'entries')} of ${counted(claims, 'claim')}`
  const verdict = breaks.length === 0 ? 'unbroken' : `broken in ${counted(breaks.length, 'claim')}`
  printLine(stdout, `${signOf(stdout, breaks.length === 0 ? 'ok' : 'fail')} Activity log: ${size}, ${verdict}`)
  if (erased > 0) printLine(stdout, `  Words of people were erased from ${counted(erased, 'entry', 'entries')}`)
  if (archived > 0)
    printLine(
      stdout,
      `  ${counted(archived, 'entry', 'entries')} ${archived === 1 ? 'lies' : 'lie'} in archives; "mahnwerk archive verify" reads these`,
    )
  for (const { claim_id, number, what } of breaks) printLine(stdout, `  claim ${claim_id}, entry ${number}: ${what}`)
  const agrees = money.length === 0
  const claimed = agrees ? 'agree with it' : `differ from it in ${counted(money.length, 'place')}`
  printLine(
    stdout,
    `${signOf(stdout, agrees ? 'ok' : 'fail')} Accounts, payments, invoices, fees, payouts and ledger ${claimed}`,
  )
  for (const { claim_id, what } of money) printLine(stdout, `  ${claim_id ? `claim ${claim_id}: ` : ''}${what}`)
  const held = audit.breaks.length === 0 ? 'unbroken' : 'broken'
  const sign = signOf(stdout, audit.breaks.length === 0 ? 'ok' : 'fail')
  printLine(stdout, `${sign} Audit log: ${counted(audit.entries, 'entry', 'entries')}, ${held}`)
  for (const { log, number, what } of audit.breaks) printLine(stdout, `  ${log}, entry ${number}: ${what}`)
  printLine(stdout, `  Digest ${digest}`)
  printLine(stdout, `  Digest of the audit log ${audit.digest}`)
  printLine(stdout, paint(stdout, 'dim', '  Kept elsewhere, it shows later that nothing was cut off or written anew.'))
}
