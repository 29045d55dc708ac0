import type { Tx } from '../db/db.ts'
import { olderRows, type ResealStep } from '../reseal.ts'
import type { Vault } from '../vault.ts'
import { lockSealedTexts, setResealed } from './queries.ts'

/** Mails that wait, failed or are kept, and are still whole. */
export async function resealMails(tx: Tx, vault: Vault, after: string): Promise<ResealStep> {
  const { older, step } = olderRows(vault, await lockSealedTexts(tx, after))
  for (const { row, text } of older) await setResealed(tx, row.id, vault.seal(text))
  return step
}
