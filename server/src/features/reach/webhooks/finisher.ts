import { DatabaseAway } from '../../../platform/db/away.ts'
import type { Db } from '../../../platform/db/db.ts'
import { type Finished, finish } from './outbox.ts'

const BATCH_MAX = 200

export type Finish = (finished: Finished) => Promise<boolean>

type Unrecorded = { finished: Finished; resolve(is_recorded: boolean): void; reject(error: unknown): void }

/**
 * Records outcomes in batches: one statement at a time, each with everything that ended while the one before was running.
 * So a thousand calls a second need a few dozen commits, and a single call does not wait. Returns whether the lease was
 * still held.
 */
export function openFinisher(db: Db): Finish {
  const waiting: Unrecorded[] = []
  let is_running = false
  const run = async () => {
    is_running = true
    while (waiting.length > 0) await record(db, waiting.splice(0, BATCH_MAX))
    is_running = false
  }
  return (finished) =>
    new Promise((resolve, reject) => {
      waiting.push({ finished, resolve, reject })
      if (!is_running) void run()
    })
}

async function record(db: Db, batch: readonly Unrecorded[]): Promise<void> {
  try {
    const recorded = await finish(
      db,
      batch.map(({ finished }) => finished),
    )
    for (const { finished, resolve } of batch) resolve(recorded.has(finished.id))
  } catch (error) {
    // One outcome that cannot be stored must not keep the others from being stored.
    if (batch.length > 1 && !(error instanceof DatabaseAway)) for (const one of batch) await record(db, [one])
    else for (const { reject } of batch) reject(error)
  }
}
