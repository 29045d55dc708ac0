import { randomBytes } from 'node:crypto'
import { AppError, conflict, invalid } from '../../kernel/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Reader } from '../db/db.ts'
import type { Vault } from '../vault.ts'
import type { Work } from '../work.ts'
import { type LoginAccount, subjectOf } from './account.ts'
import * as rows from './factor-rows.ts'
import { giveBack, type Reservation } from './lock-out.ts'
import { deletePasskeys } from './passkey-rows.ts'
import { makeRecoveryCodes, plainCode, takeRecoveryCode } from './recovery-codes.ts'
import { isTotpCode, matchingStep, TOTP_SECRET_BYTES } from './totp.ts'
import { CODE_REQUIRED, CODE_WRONG, LAST_FACTOR, NO_FACTOR, PASSKEY_REQUIRED } from './words.ts'

/** Codes depend on wall time, since the phone does not know the sandbox clock. */
export type CodeTools = { readonly vault: Vault; readonly wall_now: Date }

export const hasSecondFactor = ({ totp_enabled, passkey_count }: Omit<rows.FactorState, 'recovery_codes_left'>) =>
  totp_enabled || passkey_count > 0

/** Returns the secret, which is shown once and stored sealed. No code is asked for until it has been confirmed. */
export async function beginTotp(work: Work, account: LoginAccount, vault: Vault): Promise<Buffer> {
  const secret = randomBytes(TOTP_SECRET_BYTES)
  const written = await rows.insertTotp(work.tx, account, vault.seal(secret.toString('base64')))
  if (written === 0) throw conflict('totp_on', 'The second factor is on; switch it off before beginning anew')
  return secret
}

/** The secret that waits for its first code, for a page that has to show it again after a wrong one. */
export async function readBegunTotp(reader: Reader, account: LoginAccount, vault: Vault): Promise<Buffer | undefined> {
  const totp = await rows.findTotp(reader, account)
  return totp && !totp.enabled_at ? openSecret(vault, totp.sealed_secret) : undefined
}

/** The first right code switches it on. Returns new recovery codes. */
export async function confirmTotp(
  work: Work,
  account: LoginAccount,
  { code, ...tools }: CodeTools & { code: string },
): Promise<string[]> {
  await rows.holdFactors(work.tx, account)
  const totp = await rows.lockTotp(work.tx, account)
  if (!totp) throw conflict('totp_not_begun', 'The second factor was not begun with')
  if (totp.enabled_at) throw conflict('totp_on', 'The second factor is on already')
  const step = stepOfCode(totp, plainCode(code), tools)
  if (step === undefined)
    throw invalid({ field: 'code', code: 'wrong_code', message: 'is not the code that the app shows now' })
  await rows.setTotpStep(work.tx, account, step)
  await recordAudit(work, { action: 'second_factor.enrolled', subject: subjectOf(account) })
  return makeRecoveryCodes(work, account, tools.vault)
}

/** Whether a code passes the second factor now. A right one is used up by this. */
async function takeCode(work: Work, account: LoginAccount, { code, ...tools }: CodeTools & { code: string }) {
  const plain = plainCode(code)
  const totp = await rows.lockTotp(work.tx, account)
  if (!isTotpCode(plain)) return takeRecoveryCode(work, account, { code: plain, vault: tools.vault })
  const step = totp?.enabled_at ? stepOfCode(totp, plain, tools) : undefined
  if (step === undefined) return false
  await rows.setTotpStep(work.tx, account, step)
  return true
}

export type LoginOutcome = 'passed' | 'code_missing' | 'passkey_missing' | 'code_wrong'
export type SecondHalf = { readonly code: string | undefined; readonly reservation: Reservation }

/**
 * The second half of a login, after the password was right. A code that was not sent is no failure, but earlier failures
 * stay: a right password alone must not reset them.
 */
export async function passSecondFactor(
  work: Work,
  account: LoginAccount,
  { code, reservation, ...tools }: SecondHalf & CodeTools,
): Promise<LoginOutcome> {
  const factors = await rows.readFactors(work.tx, account)
  const is_asked = hasSecondFactor(factors)
  if (is_asked && code === undefined) {
    await giveBack(work.tx, reservation, { is_over: false })
    return factors.totp_enabled ? 'code_missing' : 'passkey_missing'
  }
  if (is_asked && !(await takeCode(work, account, { code: code ?? '', ...tools }))) return 'code_wrong'
  await giveBack(work.tx, reservation, { is_over: true })
  return 'passed'
}

const REFUSALS = {
  code_missing: ['totp_required', CODE_REQUIRED, 'TOTP_REQUIRED'],
  passkey_missing: ['passkey_required', PASSKEY_REQUIRED, 'PASSKEY_REQUIRED'],
  code_wrong: ['wrong_code', CODE_WRONG, 'TOTP_WRONG'],
} as const

/** Made after the transaction that found it out, which must not be rolled back. */
export function demandPassed(outcome: LoginOutcome): void {
  if (outcome === 'passed') return
  const [code, message, word] = REFUSALS[outcome]
  throw new AppError('unauthorized', { code, message }, { word })
}

/** `is_required`: the account may not be left without a second factor. */
export async function dropTotp(work: Work, account: LoginAccount, is_required: boolean): Promise<void> {
  await rows.holdFactors(work.tx, account)
  const { totp_enabled, passkey_count } = await rows.readFactors(work.tx, account)
  if (totp_enabled && passkey_count === 0) demandOptional(is_required)
  await rows.deleteTotp(work.tx, account)
  if (!totp_enabled) return
  await forgetCodesOfNothing(work, account)
  await recordAudit(work, { action: 'second_factor.removed', subject: subjectOf(account) })
}

export function demandOptional(is_required: boolean): void {
  if (is_required) throw conflict('last_second_factor', LAST_FACTOR)
}

/** Recovery codes stand in for a factor; with the last one they go too. */
export async function forgetCodesOfNothing(work: Work, account: LoginAccount): Promise<void> {
  if (!hasSecondFactor(await rows.readFactors(work.tx, account))) await rows.deleteRecoveryCodes(work.tx, account)
}

export async function renewRecoveryCodes(work: Work, account: LoginAccount, vault: Vault): Promise<string[]> {
  await rows.holdFactors(work.tx, account)
  if (!hasSecondFactor(await rows.readFactors(work.tx, account))) throw conflict('no_totp', NO_FACTOR)
  await recordAudit(work, { action: 'recovery_codes.renewed', subject: subjectOf(account) })
  return makeRecoveryCodes(work, account, vault)
}

/** For somebody who lost everything: the password alone logs in again. False where there was nothing to reset. */
export async function resetSecondFactor(work: Work, account: LoginAccount): Promise<boolean> {
  await rows.holdFactors(work.tx, account)
  const had = hasSecondFactor(await rows.readFactors(work.tx, account))
  await rows.deleteTotp(work.tx, account)
  await deletePasskeys(work.tx, account)
  await rows.deleteRecoveryCodes(work.tx, account)
  if (had) await recordAudit(work, { action: 'second_factor.reset', subject: subjectOf(account) })
  return had
}

function stepOfCode({ sealed_secret, last_step }: rows.TotpRow, code: string, { vault, wall_now }: CodeTools) {
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
