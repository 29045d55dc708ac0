import type { Command } from 'commander'
import { type Cli, type CommonOptions, finishCommand } from './shell.ts'

/** Only declares the commands. Their code is loaded on demand, so that other commands start faster. */
export function addFiles(program: Command, { shell, end }: Cli): void {
  const files = program
    .command('files')
    .description('files in the store that no row of the database names, and how to get them back')
  const orphans = files
    .command('orphans')
    .description('list the files that have had no row for a day')
    .option('--quarantine', 'put them into quarantine, however many they are')
    .action(async (options: CommonOptions & { quarantine?: boolean }) => {
      const { listOrphans } = await import('./files/orphans.ts')
      end(await listOrphans(shell, options))
    })
  finishCommand(orphans, 'files orphans', 'files orphans --quarantine')

  const quarantine = files.command('quarantine').description('what the nightly sweeps took, kept for 30 days')
  const list = quarantine
    .command('list')
    .description('list what is there, and when it will be deleted')
    .action(async (options: CommonOptions) => {
      const { listQuarantine } = await import('./files/quarantine.ts')
      end(await listQuarantine(shell, options))
    })
  finishCommand(list, 'files quarantine list', 'files quarantine list --json')
  const restore = quarantine
    .command('restore')
    .description('put files back where they were')
    .argument('<key...>', 'as the list shows them')
    .action(async (keys: string[], options: CommonOptions) => {
      const { restoreFiles } = await import('./files/quarantine.ts')
      end(await restoreFiles(shell, keys, options))
    })
  finishCommand(restore, 'files quarantine restore documents/0190b6ae')
}
