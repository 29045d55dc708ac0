import { DAY_MS, DAY_S } from '../../kernel/dates.ts'
import type { Tx } from '../db/db.ts'
import { AT_ONCE, enqueue, type QueuedJob, type RecurringJob } from '../jobs/job.ts'
import type { Deps } from '../work.ts'
import { tidyScratch } from './scratch.ts'

const HOUR_S = 3_600
/** Younger blobs may be waiting for their row. */
const ORPHAN_AGE_MS = DAY_MS
const BATCH_MAX = 500

/** Deletes a blob whose row is gone. If that never succeeds, the blob is an orphan and the sweep removes it. */
export const eraseBlobJob: QueuedJob<{ key: string }> = {
  name: 'storage.erase',
  hand: 'wall',
  retry_s: [10, 60, 600, 3_600, 21_600],
  run: ({ storage }, { key }) => storage.delete(key),
}

/**
 * Call in the transaction that deletes the row. The blob is deleted after the commit, whatever happens to this process.
 */
export const eraseBlob = (tx: Tx, key: string, organization_id: string | null): Promise<void> =>
  enqueue(tx, eraseBlobJob, { key }, { run_at: AT_ONCE, organization_id })

/**
 * Removes files of uploads and readings that a kill cut short. At the next start they are too young to be told from
 * files in use.
 */
export const tidyJob: RecurringJob = {
  name: 'storage.tidy',
  hand: 'wall',
  every_s: HOUR_S,
  async run(deps) {
    await deps.storage.tidy()
    await tidyScratch(deps)
  },
}

/** Returns which of these keys are still needed. */
export type KnownKeys = (deps: Deps, keys: readonly string[]) => Promise<readonly string[]>

/**
 * A nightly job that removes blobs below a prefix that have no row after a day, because a crash cut their upload short.
 */
export const sweepJob = (name: string, prefix: string, listKnown: KnownKeys): RecurringJob => ({
  name,
  hand: 'wall',
  every_s: DAY_S,
  async run(deps) {
    const removed = await sweepOrphans(deps, prefix, listKnown)
    if (removed > 0) deps.log.info({ job: name, removed }, 'orphaned blobs removed')
  },
})

/** Returns how many were removed. */
export async function sweepOrphans(deps: Deps, prefix: string, listKnown: KnownKeys): Promise<number> {
  const before = deps.clock.wall().getTime() - ORPHAN_AGE_MS
  let removed = 0
  let batch: string[] = []
  const sweep = async () => {
    const known = new Set(await listKnown(deps, batch))
    for (const key of batch.filter((key) => !known.has(key))) {
      await deps.storage.delete(key)
      removed++
    }
    batch = []
  }
  for await (const { key, modified_at } of deps.storage.list(prefix)) {
    if (modified_at.getTime() > before) continue
    batch.push(key)
    if (batch.length === BATCH_MAX) await sweep()
  }
  if (batch.length > 0) await sweep()
  return removed
}
