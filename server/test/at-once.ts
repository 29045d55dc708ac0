import { setTimeout } from 'node:timers/promises'
import { type Db, type Statement, sql } from '../src/platform/db/db.ts'

/** The second begins before the first is committed, and ends before it or waits for it. */
export async function doAtOnce(db: Db, first: Statement, second: Statement): Promise<void> {
  let is_done = false
  let other: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    await tx.run(first)
    other = db
      .transaction((later) => later.run(second))
      .finally(() => {
        is_done = true
      })
    const isWaiting = async () =>
      (await db.one(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)) !== undefined
    while (!is_done && !(await isWaiting())) await setTimeout(5)
  })
  await other
}
