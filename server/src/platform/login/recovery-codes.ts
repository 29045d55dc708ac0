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

const hashedText = ({ id }: LoginAccount, code: string): string => `recovery code ${id} ${plainCode(code)}`

/** New codes in the place of all earlier ones. Only their hashes are stored. */
export async function makeRecoveryCodes(work: Work, account: LoginAccount, vault: Vault): Promise<string[]> {
  await deleteRecoveryCodes(work.tx, account)
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  for (const code of codes) {
    const code_hash = vault.hash(hashedText(account, code))
    await insertRecoveryCode(work.tx, account, { code_hash, secret_id: vault.id })
  }
  return codes
}

/** Whether this is one of the codes. It is used up by this. */
export const takeRecoveryCode = async (
  work: Work,
  account: LoginAccount,
  { code, vault }: { code: string; vault: Vault },
): Promise<boolean> => (await deleteRecoveryCode(work.tx, account, vault.hashes(hashedText(account, code)))) === 1
