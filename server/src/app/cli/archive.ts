import type { Command } from 'commander'
import { type Cli, type CommonOptions, finishCommand } from './shell.ts'

type ClosedOption = { readonly closedFor?: string }

const CLOSED_FOR = [
  '--closed-for <months>',
  'how long claims must have been closed; 12 if left out, at least 6',
] as const

/** Only declares the commands. Their code is loaded on demand, so that other commands start faster. */
export function addArchive(program: Command, { shell, end }: Cli): void {
  const archive = program
    .command('archive')
    .description('take the history of claims closed long ago out of the database into files, and back')
  const plan = archive
    .command('plan')
    .description('change nothing; say for each month how many rows would leave')
    .option(...CLOSED_FOR)
    .action(async (options: CommonOptions & ClosedOption) => {
      const { showPlan } = await import('./archive/plan.ts')
      end(await showPlan(shell, options))
    })
  finishCommand(plan, 'archive plan', 'archive plan --closed-for 24')
  const run = archive
    .command('run')
    .description('archive months; without one, only end what an interrupted run has begun')
    .argument('[month...]', 'such as 2025-03, or first for all before the first month')
    .option(...CLOSED_FOR)
    .action(async (months: string[], options: CommonOptions & ClosedOption) => {
      const { runArchive } = await import('./archive/run.ts')
      end(await runArchive(shell, months, options))
    })
  finishCommand(run, 'archive run 2025-03', 'archive run 2025-03 2025-04', 'archive run')
  const list = archive
    .command('list')
    .description('list the archives and what they hold')
    .action(async (options: CommonOptions) => {
      const { showArchives } = await import('./archive/list.ts')
      end(await showArchives(shell, options))
    })
  finishCommand(list, 'archive list', 'archive list --json')
  const verify = archive
    .command('verify')
    .description('read every file of an archive and compare it with what was written; exit with 1 when one differs')
    .action(async (options: CommonOptions) => {
      const { verifyArchives } = await import('./archive/verify.ts')
      end(await verifyArchives(shell, options))
    })
  finishCommand(verify, 'archive verify')
  const restore = archive
    .command('restore')
    .description('put the rows of an archive back')
    .argument('<number>', 'as the list shows it')
    .action(async (number: string, options: CommonOptions) => {
      const { restoreOne } = await import('./archive/restore.ts')
      end(await restoreOne(shell, number, options))
    })
  finishCommand(restore, 'archive restore 4')
}
