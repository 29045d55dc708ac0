import type { Tx } from '../../../platform/db/db.ts'
import { olderRows, type ResealStep } from '../../../platform/reseal.ts'
import type { Vault } from '../../../platform/vault.ts'
import { lockSealedSecrets, setSealedSecret } from './queries.ts'

/** Partners notice nothing: the secret that signs their webhooks stays the same. */
export async function resealWebhooks(tx: Tx, vault: Vault, after: string): Promise<ResealStep> {
  const { older, step } = olderRows(vault, await lockSealedSecrets(tx, after))
  for (const { row, text } of older) await setSealedSecret(tx, row.id, vault.seal(text))
  return step
}
