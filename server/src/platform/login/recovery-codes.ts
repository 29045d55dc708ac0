import { randomInt } from 'node:crypto'
import type { Vault } from '../vault.ts'
import type { Work } from '../work.ts'
import type { LoginAccount } from './account.ts'
import { deleteRecoveryCode, deleteRecoveryCodes, insertRecoveryCode } from './factor-rows.ts'

const RECOVERY_CODES = 10
/** Letters and digits that are not mistaken for each other. 50 bits; an attacker gets a handful of tries an hour. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const CODE_LETTERS = 10

/** Spaces and dashes only help the eye, and codes are read aloud, so neither they nor capitals matter. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()

function newRecoveryCode(): string {
  const letters = Array.from({ length: CODE_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${letters.slice(0, CODE_LETTERS / 2)}-${letters.slice(CODE_LETTERS / 2)}`
}

const recoveryHash = (vault: Vault, { id }: LoginAccount, code: string): Buffer =>
  vault.hash(`recovery code ${id} ${plainCode(code)}`)

/** New codes in the place of all earlier ones. Only their hashes are stored. */
export async function makeRecoveryCodes(work: Work, account: LoginAccount, vault: Vault): Promise<string[]> {
  await deleteRecoveryCodes(work.tx, account)
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await Promise.all(codes.map((code) => insertRecoveryCode(work.tx, account, recoveryHash(vault, account, code))))
  return codes
}

/** Whether this is one of the codes. It is used up by this. */
export const takeRecoveryCode = async (
  work: Work,
  account: LoginAccount,
  { code, vault }: { code: string; vault: Vault },
): Promise<boolean> => (await deleteRecoveryCode(work.tx, account, recoveryHash(vault, account, code))) === 1
