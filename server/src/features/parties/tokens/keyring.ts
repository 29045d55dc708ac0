import { timingSafeEqual } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Deps } from '../../../platform/work.ts'
import type { TokenSigner } from './jwt.ts'
import { findKey, type KeyRow, setLastUsed } from './queries.ts'
import { faultOf, TOKEN_LENGTH_MAX, type TokenFault } from './rules.ts'
import { tokenHash } from './service.ts'

/** A revoked token is refused everywhere after this time at the latest; five seconds were promised. */
const KEY_AGE_MAX_MS = 1_000
const SEEN_TOKENS_MAX = 10_000
const LAST_USED_EVERY_MS = 60_000

type SeenToken = { id: string; hash: Buffer }
type CachedKey = { row: Promise<KeyRow | undefined>; read_at: number }

export type FoundKey = { key: KeyRow; fault?: never } | { key?: never; fault: TokenFault }
const NOT_OURS: FoundKey = { fault: 'token_not_valid' }

export type Keyring = {
  /** The key behind a token, or why the token is not good now. */
  find(token: string): Promise<FoundKey>
  /** The next request of every token reads its key anew: after a change of what keys may do. */
  forgetAll(): void
  close(): Promise<void>
}

/**
 * Remembers which tokens bear our signature, for good, and what their keys may do, for a second. So a request usually costs
 * neither a signature check nor a read, and a revocation still works within a second on every process.
 */
export function openKeyring(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  signer: TokenSigner,
): Keyring {
  const seen = new Map<string, SeenToken>()
  const keys = new Map<string, CachedKey>()
  const used = new Set<string>()

  function recognise(token: string): SeenToken | undefined {
    const known = seen.get(token)
    if (known) return known
    const claims = signer.verify(token)
    if (!claims) return undefined
    const entry = { id: claims.jti, hash: tokenHash(token) }
    if (seen.size >= SEEN_TOKENS_MAX) seen.clear()
    seen.set(token, entry)
    return entry
  }

  function read(id: string): Promise<KeyRow | undefined> {
    const cached = keys.get(id)
    if (cached && performance.now() - cached.read_at < KEY_AGE_MAX_MS) return cached.row
    const row = findKey(db, id)
    if (keys.size >= SEEN_TOKENS_MAX) keys.clear()
    keys.set(id, { row, read_at: performance.now() })
    row.catch(() => keys.delete(id))
    return row
  }

  async function recordUse(): Promise<void> {
    if (used.size === 0) return
    const ids = [...used]
    used.clear()
    await setLastUsed(db, ids, clock.wall()).catch((error: unknown) =>
      log.warn({ err: error }, 'last use of tokens not recorded'),
    )
  }
  const timer = setInterval(() => void recordUse(), LAST_USED_EVERY_MS)
  timer.unref()

  return {
    async find(token) {
      if (token.length > TOKEN_LENGTH_MAX) return NOT_OURS
      const known = recognise(token)
      if (!known) return NOT_OURS
      const key = await read(known.id)
      // The hash refuses the same claims spelled another way: only the very token that was shown is good.
      if (!key || !timingSafeEqual(key.token_hash, known.hash)) return NOT_OURS
      const fault = faultOf(key, config.mode, clock.wall())
      if (fault) return { fault }
      used.add(key.id)
      return { key }
    },
    forgetAll: () => keys.clear(),
    async close() {
      clearInterval(timer)
      await recordUse()
    },
  }
}
