import type { Command } from 'commander'
import { type Cli, type CommonOptions, finishCommand } from './shell.ts'

/** Only declares the commands. Their code is loaded on demand, so that other commands start faster. */
export function addOperator(program: Command, { shell, end }: Cli): void {
  const operator = program
    .command('operator')
    .description('accounts of the service team that nobody can log in to any more, straight on the database')
  const resetPassword = operator
    .command('reset-password')
    .description('make a new password and show it this once; ends every session and every wait of the account')
    .argument('<email>', 'whose')
    .action(async (email: string, options: CommonOptions) => {
      const { resetOperatorPassword } = await import('./operator-rescue.ts')
      end(await resetOperatorPassword(shell, email, options))
    })
  finishCommand(resetPassword, 'operator reset-password admin@localhost')

  const resetTotp = operator
    .command('reset-totp')
    .description(
      'switch off the second factor (app, passkeys, recovery codes) of somebody who lost everything; ends every session',
    )
    .argument('<email>', 'whose')
    .action(async (email: string, options: CommonOptions) => {
      const { resetOperatorTotp } = await import('./operator-rescue.ts')
      end(await resetOperatorTotp(shell, email, options))
    })
  finishCommand(resetTotp, 'operator reset-totp anna@team.example')

  const unlock = operator
    .command('unlock')
    .description('forget the failed logins of an account, so that nobody has to wait any longer')
    .argument('<email>', 'whose')
    .action(async (email: string, options: CommonOptions) => {
      const { unlock: unlockAccount } = await import('./operator-rescue.ts')
      end(await unlockAccount(shell, email, options))
    })
  finishCommand(unlock, 'operator unlock anna@team.example')
}
