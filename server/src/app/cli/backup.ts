import type { Command } from 'commander'
import { type Cli, type CommonOptions, finishCommand } from './shell.ts'

/** Only declares the commands. Their code is loaded on demand, so that other commands start faster. */
export function addBackup(program: Command, { shell, end }: Cli): void {
  const backup = program
    .command('backup')
    .description('write the database, its files and legal tables as one set; the server goes on')
    .argument('<folder>', 'where the set becomes a new folder of its own; has to be there')
    .action(async (folder: string, options: CommonOptions) => {
      const { backUp } = await import('./backup/backup.ts')
      end(await backUp(shell, folder, options))
    })
  finishCommand(backup, 'backup /backups', 'backup /backups --json')

  const restore = program
    .command('restore')
    .description('restore a set into an empty database and file store, and check everything; exit with 1 on a fault')
    .argument('<set>', 'the folder that "mahnwerk backup" has named')
    .option('--keep-files', 'the file store is still there: put no file into it, and check those that are')
    .action(async (set: string, options: CommonOptions & { keepFiles?: boolean }) => {
      const { restore } = await import('./backup/restore.ts')
      end(await restore(shell, set, options))
    })
  finishCommand(restore, 'restore /backups/mahnwerk-2026-11-18T03-00-00Z')
}
