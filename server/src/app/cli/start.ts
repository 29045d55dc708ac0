import type { Command } from 'commander'
import { type Cli, type CommonOptions, finishCommand } from './shell.ts'

export function addStart(program: Command, { shell }: Cli): void {
  const command = program
    .command('start')
    .description('start the server, as "npm start" does; Ctrl-C stops it')
    .action(async ({ json = false }: CommonOptions) => {
      const { serve } = await import('../serve.ts')
      await serve(shell.env, { json })
    })
  finishCommand(command, 'start', 'start --json | jq .')
}
