import type { Tx } from '../db/db.ts'
import { olderRows, type ResealStep } from '../reseal.ts'
import type { Vault } from '../vault.ts'
import { lockSealedTotps, setSealedTotp } from './factor-rows.ts'

/** Authenticator apps go on as they are. */
export async function resealTotps(tx: Tx, vault: Vault, after: string): Promise<ResealStep> {
  const { older, step } = olderRows(vault, await lockSealedTotps(tx, after))
  for (const { row, text } of older) await setSealedTotp(tx, row.id, vault.seal(text))
  return step
}
