import { EXIT, paint, printJson, printLine, signOf, wrongUse } from '@mahnwerk/cli'
import {
  findOperatorByEmail,
  type OperatorView,
  resetFactors,
  resetPassword,
  unlockOperator,
} from '../../features/parties/operators/index.ts'
import { SYSTEM } from '../../kernel/caller.ts'
import { newPassword, openPasswords } from '../../platform/passwords.ts'
import { readTokenSecret } from '../../platform/secrets.ts'
import { openVault, type Vault } from '../../platform/vault.ts'
import { transact, type Work } from '../../platform/work.ts'
import { depsOf, requireReady, withDatabase } from './database.ts'
import type { CommonOptions, Shell } from './shell.ts'

type Rescue = (work: Work, id: string, vault: Vault) => Promise<OperatorView>

function rescue(shell: Shell, email: string, act: Rescue): Promise<OperatorView> {
  return withDatabase(shell, { purpose: 'operator' }, async (opened) => {
    await requireReady(opened)
    const { config, db } = opened
    const operator = await findOperatorByEmail(db, email)
    if (!operator) throw wrongUse(`There is no account "${email}" in the service team.`)
    const secret = await readTokenSecret(config)
    if (!secret) throw wrongUse(`The file token-secret in ${config.data_dir} is empty; restore it.`)
    return transact(await depsOf(opened, shell), SYSTEM, (work) => act(work, operator.id, openVault(secret)))
  })
}

const told = ({ id, email, role, disabled_at }: OperatorView) => ({
  id,
  email,
  role,
  disabled_at: disabled_at?.toISOString() ?? null,
})

function printDone({ stdout }: Shell, { email, disabled_at }: OperatorView, sentence: string): void {
  printLine(stdout, `${signOf(stdout, 'ok')} ${email}: ${sentence}`)
  if (disabled_at)
    printLine(stdout, `${signOf(stdout, 'warn')} The account is disabled; an administrator can enable it.`)
}

export async function resetOperatorPassword(shell: Shell, email: string, { json }: CommonOptions): Promise<number> {
  const password = newPassword()
  const password_hash = await openPasswords().hash(password)
  const operator = await rescue(shell, email, (work, id, vault) => resetPassword(work, id, { password_hash, vault }))
  const { stdout } = shell
  if (json) printJson(stdout, { ...told(operator), initial_password: password })
  else {
    printDone(shell, operator, 'the password was reset, and every session has ended.')
    printLine(stdout, `\n${paint(stdout, 'bold', password)}\n`)
    printLine(stdout, paint(stdout, 'dim', 'It is shown this once and kept nowhere. Change it after the login.'))
  }
  return EXIT.ok
}

export async function resetOperatorTotp(shell: Shell, email: string, { json }: CommonOptions): Promise<number> {
  const operator = await rescue(shell, email, resetFactors)
  if (json) printJson(shell.stdout, { ...told(operator), totp_enabled: false, passkey_count: 0 })
  else printDone(shell, operator, 'the second factor is off; the password alone logs in.')
  return EXIT.ok
}

export async function unlock(shell: Shell, email: string, { json }: CommonOptions): Promise<number> {
  const operator = await rescue(shell, email, unlockOperator)
  if (json) printJson(shell.stdout, { ...told(operator), locked_until: null })
  else printDone(shell, operator, 'failed logins are forgotten.')
  return EXIT.ok
}
