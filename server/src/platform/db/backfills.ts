import { readFile } from 'node:fs/promises'
import { pause } from '../clock.ts'
import type { Deps, Measure } from '../deps.ts'
import { codeOf } from '../error-code.ts'
import type { RecurringJob } from '../jobs/job.ts'
import type { Client } from './client.ts'
import { type Reader, sql } from './db.ts'
import { MIGRATIONS_DIR } from './migration-files.ts'

/**
 * A backfill gives old rows what a migration has made room for, in small transactions and while everybody works. Its
 * statement stands in `NNNN_words.backfill.sql` beside the migration and gets the place that the portion before has
 * reached ($1, a text, at first empty) and how many rows to take ($2). It answers with one row: the place it has
 * reached, and the number of rows it has changed; or with none when no row is left. See docs/migrations.md.
 */
const PORTION_ROWS = 1_000
const TIMED_OUT = '57014'
/** Leaves room for others between two portions. */
const PORTION_PAUSE_MS = 20

export type OpenBackfill = {
  readonly name: string
  readonly rows_changed: number
  readonly moved_at: Date
}

export const listOpenBackfills = (reader: Reader): Promise<OpenBackfill[]> =>
  reader.many(sql`
    select name, rows_changed, moved_at from backfills where finished_at is null order by name`)

export const backfillsMeasure: Measure = {
  name: 'backfills',
  async read({ db, clock, metrics }) {
    const open = await listOpenBackfills(db)
    const waits_ms = open.map(({ moved_at }) => clock.wall().getTime() - moved_at.getTime())
    metrics.backfills_open.set(open.length)
    metrics.backfills_still.set(Math.max(0, ...waits_ms) / 1000)
  },
}

/** Works off what migrations have left to do. What this version has no file of is left to the one that has. */
export const backfillJob = (directory: URL): RecurringJob => ({
  name: 'platform.backfill',
  hand: 'wall',
  every_s: 60,
  async run({ db, jobs, log }) {
    for (const { name } of await listOpenBackfills(db)) {
      const text = await readBackfill(name, directory)
      if (text === undefined) continue
      const is_finished = await workOff({ db, jobs }, { name, text })
      if (is_finished) log.info({ backfill: name }, 'backfill finished')
    }
  },
})

/** A portion that takes longer than a statement may is taken again in smaller ones. False if the process stops before the end. */
async function workOff(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  { name, text }: { name: string; text: string },
): Promise<boolean> {
  for (let rows = PORTION_ROWS; !jobs.stopping.aborted; ) {
    try {
      const [row] = await db.alone<{ has_more: boolean }>(
        sql`select coalesce(work_backfill(${name}, ${text}, ${rows}), false) as has_more`,
      )
      if (!row?.has_more) return true
    } catch (error) {
      if (codeOf(error) !== TIMED_OUT || rows === 1) throw error
      rows = Math.ceil(rows / 4)
    }
    await pause(PORTION_PAUSE_MS, jobs.stopping)
  }
  return false
}

export const workBackfills = backfillJob(MIGRATIONS_DIR)

async function readBackfill(name: string, directory: URL): Promise<string | undefined> {
  try {
    return await readFile(new URL(`${name}.backfill.sql`, directory), 'utf8')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return undefined
  }
}

type Finishing = { readonly name: string; readonly text: string; readonly tell: (sentence: string) => void }

/**
 * The same at once, for a migration that must not begin before. From the first row on, also if the job has finished it:
 * nodes of the version before may have written rows behind it, in a rolling upgrade or after a way back.
 */
export async function finishBackfill(client: Client, { name, text, tell }: Finishing): Promise<void> {
  await client`update backfills set place = '', finished_at = null, moved_at = wall_now() where name = ${name}`
  for (let portions = 1; ; portions++) {
    const [row] = await client<{ has_more: boolean }[]>`
      select coalesce(work_backfill(${name}, ${text}, ${PORTION_ROWS}), false) as has_more`
    if (!row?.has_more) return
    if (portions % 1_000 === 0) tell(`The backfill ${name} has taken ${portions} portions of ${PORTION_ROWS} rows.`)
  }
}
