import { randomBytes, randomInt } from 'node:crypto'
import { conflict, invalid } from '../../../kernel/errors.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { isTotpCode, matchingStep, TOTP_SECRET_BYTES } from '../../../platform/login/totp.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { Work } from '../../../platform/work.ts'
import * as queries from './queries.totp.ts'
import { plainCode, RECOVERY_CODES } from './rules.ts'

/** Codes depend on wall time, since the phone does not know the sandbox clock. */
export type CodeTools = { readonly vault: Vault; readonly wall_now: Date }

/** Returns the secret, which is shown once and stored sealed. No code is asked for until it has been confirmed. */
export async function beginTotp(work: Work, operator_id: string, vault: Vault): Promise<Buffer> {
  const secret = randomBytes(TOTP_SECRET_BYTES)
  const written = await queries.insertTotp(work.tx, operator_id, vault.seal(secret.toString('base64')))
  if (written === 0) throw conflict('totp_on', 'The second factor is on; switch it off before beginning anew')
  return secret
}

/** The first right code switches it on. Returns the recovery codes, of which only hashes are stored. */
export async function confirmTotp(work: Work, own: { operator_id: string; code: string }, tools: CodeTools) {
  const totp = await queries.lockTotp(work.tx, own.operator_id)
  if (!totp) throw conflict('totp_not_begun', 'The second factor was not begun with')
  if (totp.enabled_at) throw conflict('totp_on', 'The second factor is on already')
  const step = stepOfCode(totp, plainCode(own.code), tools)
  if (step === undefined)
    throw invalid({ field: 'code', code: 'wrong_code', message: 'is not the code that the app shows now' })
  await queries.setTotpStep(work.tx, own.operator_id, step)
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await Promise.all(
    codes.map((code) =>
      queries.insertRecoveryCode(work.tx, own.operator_id, recoveryHash(tools.vault, own.operator_id, code)),
    ),
  )
  await recordAudit(work, { action: 'operator.second_factor_on', subject: { kind: 'operator', id: own.operator_id } })
  return codes
}

/** Whether a code passes the second factor now. A right one is used up by this. */
export async function takeCode(
  work: Work,
  own: { operator_id: string; code: string },
  tools: CodeTools,
): Promise<boolean> {
  const code = plainCode(own.code)
  const totp = await queries.lockTotp(work.tx, own.operator_id)
  if (!totp?.enabled_at) return false
  if (!isTotpCode(code)) {
    const code_hash = recoveryHash(tools.vault, own.operator_id, code)
    return (await queries.deleteRecoveryCode(work.tx, own.operator_id, code_hash)) === 1
  }
  const step = stepOfCode(totp, code, tools)
  if (step === undefined) return false
  await queries.setTotpStep(work.tx, own.operator_id, step)
  return true
}

export async function dropTotp(work: Work, operator_id: string): Promise<void> {
  await queries.deleteTotp(work.tx, operator_id)
  await recordAudit(work, { action: 'operator.second_factor_off', subject: { kind: 'operator', id: operator_id } })
}

function stepOfCode({ sealed_secret, last_step }: queries.TotpRow, code: string, { vault, wall_now }: CodeTools) {
  const secret = openSecret(vault, sealed_secret)
  return secret && matchingStep(secret, code, { now: wall_now, last_step })
}

/** If the server's secret was changed since, it cannot be opened any more and no code fits: it has to be reset. */
function openSecret(vault: Vault, sealed: Buffer): Buffer | undefined {
  try {
    return Buffer.from(vault.open(sealed), 'base64')
  } catch {
    return undefined
  }
}

/** Letters and digits that are not mistaken for each other. 50 bits; an attacker gets a handful of tries an hour. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LETTERS = 10

function newRecoveryCode(): string {
  const letters = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, CODE_LETTERS / 2)}-${letters.slice(CODE_LETTERS / 2)}`
}

const recoveryHash = (vault: Vault, operator_id: string, code: string): Buffer =>
  vault.hash(`recovery code ${operator_id} ${plainCode(code)}`)
