import { join } from 'node:path'
import type { Config } from '../../platform/config.ts'
import { findTokenSecret, TOKEN_SECRET_FILE } from '../../platform/secrets.ts'
import { openVault, type Vault } from '../../platform/vault.ts'

/** Null where there is no secret yet: one that is made now would fit nothing that is restored. */
export async function findVault(config: Config): Promise<Vault | null> {
  const secret = await findTokenSecret(config)
  return secret ? openVault(secret) : null
}

const PROBE = 'sealed by the token secret of this backup'

export const sealProbe = (vault: Vault | null): string | null => vault?.seal(PROBE).toString('base64') ?? null

/** Whether this is the secret that sealed what the set holds. */
export function opensProbe(vault: Vault, sealed: string): boolean {
  try {
    return vault.open(Buffer.from(sealed, 'base64')) === PROBE
  } catch {
    return false
  }
}

/** Where the secret is, in the words of whoever has to keep it. */
export const secretPlace = ({ token_secret, data_dir }: Config): string =>
  token_secret ? 'TOKEN_SECRET' : join(data_dir, TOKEN_SECRET_FILE)
