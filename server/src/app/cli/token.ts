import type { Command } from 'commander'
import { type Cli, type CommonOptions, finishCommand } from './shell.ts'
import type { CreateOptions, ListOptions } from './token-options.ts'

/** Only declares the commands. Their code is loaded on demand, so that other commands start faster. */
export function addToken(program: Command, cli: Cli): void {
  const token = program.command('token').description('API tokens, straight on the database')
  addCreate(token, cli)
  addList(token, cli)
  addRevoke(token, cli)
}

function addCreate(token: Command, { shell, end }: Cli): void {
  const command = token
    .command('create')
    .description('issue an API token, straight on the database, and show it this once')
    .requiredOption('--organization <id or name>', 'whose data it sees')
    .option('--partner <id or name>', 'the confirmed partner who gets it')
    .option('--kind <kind>', 'partner or organization (default: partner where one is named)')
    .option('--name <text>', 'what it is called in lists')
    .option('--rate-limit <number>', 'requests an hour (default: 1000)')
    .option('--expires <when>', 'a date, a date-time, or a span such as 90d (default: never)')
    .action(async (options: CreateOptions) => {
      const { createToken } = await import('./token-create.ts')
      end(await createToken(shell, options))
    })
  finishCommand(
    command,
    'token create --organization "Alpenland Forderungsmanagement" --partner "Kanzlei Huber & Partner"',
    'token create --organization 0190a0c2-… --rate-limit 5000 --expires 2027-12-31',
  )
}

function addList(token: Command, { shell, end }: Cli): void {
  const command = token
    .command('list')
    .description('list API tokens, newest first; never the tokens themselves')
    .option('--organization <id or name>', 'only those of this organisation')
    .option('--limit <number>', 'at most so many, up to 1000', '50')
    .action(async (options: ListOptions) => {
      const { listTokens } = await import('./token-list.ts')
      end(await listTokens(shell, options))
    })
  finishCommand(command, 'token list', 'token list --organization "Alpenland Forderungsmanagement" --json')
}

function addRevoke(token: Command, { shell, end }: Cli): void {
  const command = token
    .command('revoke')
    .description('revoke an API token: every server refuses it within seconds, and for good')
    .argument('<id>', 'the id of the token, as "mahnwerk token list" shows it')
    .action(async (id: string, options: CommonOptions) => {
      const { revoke } = await import('./token-revoke.ts')
      end(await revoke(shell, id, options))
    })
  finishCommand(command, 'token revoke 0190a0c2-7c1e-7b52-9f0e-2d1c4f7a9b10')
}
