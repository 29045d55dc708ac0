import { performance } from 'node:perf_hooks'
import { settledWithin } from '../clock.ts'
import { type Db, sql } from '../db/db.ts'

/**
 * How long a key stays with a process that gives no more sign of life. It decides how soon a command can be sent again
 * after a crash, and how long a process may stand still without losing the keys of its commands.
 */
export const LEASE_S = 5
const RENEW_MS = 1_000
/** Longer than any command may take. What has not ended by then never will, and its key becomes free. */
const HELD_MAX_MS = 15 * 60_000

/** A key that a command of this process works under. */
export type HeldKey = { readonly owner: string; readonly path: string; readonly key: string; readonly lease_id: string }

/** Renews the leases of this process's keys for as long as it lives, however slow its commands are. */
export type KeyLeases = {
  hold(key: HeldKey): void
  /** To be called for every key that was held, whatever became of its command. */
  end(key: HeldKey): void
}

/** All keys are renewed by one statement. Commands that take less than a second, which are most, cost nothing. */
export function openKeyLeases(db: Db): KeyLeases {
  const held = new Map<string, { key: HeldKey; since_ms: number }>()
  let is_ticking = false

  const tick = async () => {
    const now_ms = performance.now()
    for (const [lease_id, { since_ms }] of held) if (now_ms - since_ms > HELD_MAX_MS) held.delete(lease_id)
    const old = [...held.values()].filter(({ since_ms }) => now_ms - since_ms >= RENEW_MS)
    const keys = old.map(({ key }) => key)
    // A failed renewal does no harm if the next one succeeds. If none does, the fence at the commit notices. One that gets
    // no answer, on a connection to a machine that is gone, must not hold up the next.
    if (keys.length > 0)
      await settledWithin(
        renewLeases(db, keys).catch(() => undefined),
        RENEW_MS,
      )
    is_ticking = held.size > 0
    if (is_ticking) tickLater()
  }
  const tickLater = () => void setTimeout(tick, RENEW_MS).unref()

  return {
    hold(key) {
      held.set(key.lease_id, { key, since_ms: performance.now() })
      if (!is_ticking) tickLater()
      is_ticking = true
    },
    end: ({ lease_id }) => void held.delete(lease_id),
  }
}

/** A row that is locked belongs to a command that is just storing its answer. It must not stop the renewal of the others. */
function renewLeases(db: Db, keys: readonly HeldKey[]): Promise<unknown[]> {
  return db.alone(sql`
    update idempotency_keys i set lease_until = wall_now() + make_interval(secs => ${LEASE_S})
    from (
      select k.owner, k.path, k.key
      from unnest(
        ${keys.map(({ owner }) => owner)}::text[], ${keys.map(({ path }) => path)}::text[],
        ${keys.map(({ key }) => key)}::text[], ${keys.map(({ lease_id }) => lease_id)}::uuid[]
      ) as held (owner, path, key, lease_id)
      join idempotency_keys k
        on k.owner = held.owner and k.path = held.path and k.key = held.key and k.lease_id = held.lease_id
      where k.status_code is null
      for update of k skip locked
    ) ours
    where i.owner = ours.owner and i.path = ours.path and i.key = ours.key`)
}
