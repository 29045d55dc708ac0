import { DAY_S } from '../../kernel/dates.ts'
import type { Deps, Measure } from '../deps.ts'
import type { RecurringJob } from '../jobs/job.ts'
import { type Db, type Reader, sql } from './db.ts'

/** So many changes are folded in one transaction, which takes about as long as a page of a list. */
const PORTION = 5_000
const FOLD_S = 10

/** Adds up what has changed, so that little is left to be added up by readers; and counts what was never counted. */
export const foldCounts: RecurringJob = {
  name: 'platform.fold_counts',
  hand: 'wall',
  every_s: FOLD_S,
  async run({ db, jobs, log }) {
    await foldAll(db, jobs.stopping)
    for (const { source, is_whole } of await listCountSources(db)) {
      if (is_whole || jobs.stopping.aborted) continue
      await countAnew(db, source)
      log.info({ source }, 'rows counted')
    }
  },
}

export async function foldAll(db: Db, stopping: AbortSignal): Promise<void> {
  for (let folded = PORTION; folded === PORTION && !stopping.aborted; )
    folded =
      (await db.alone<{ folded: number }>(sql`select coalesce(fold_row_counts(${PORTION}), 0) as folded`))[0]?.folded ??
      0
}

/** Every night: whether each count is that of its rows. One that is not is made right, and told. */
export const compareCounts: RecurringJob = {
  name: 'platform.compare_counts',
  hand: 'wall',
  every_s: DAY_S,
  async run({ db, jobs, log }) {
    await db.transaction((tx) => tx.run(sql`select drop_empty_row_counts()`))
    for (const { source, is_whole } of await listCountSources(db)) {
      if (!is_whole) continue
      if (jobs.stopping.aborted) return
      const wrong = await countWrong(db, source)
      if (wrong > 0) {
        log.error({ source, wrong }, 'counts differ from the rows and are counted anew')
        await countAnew(db, source)
      }
      await db.alone(sql`
        update row_count_sources set compared_at = wall_now(), wrong = case when ${wrong}::int > 0 then ${wrong} else wrong end,
          wrong_at = case when ${wrong}::int > 0 then wall_now() else wrong_at end
        where source = ${source}`)
    }
  },
}

/** Each subject by itself: one statement counts all rows, and has the time that a statement may take. */
export async function countAnew(db: Db, source: string): Promise<void> {
  const subjects = await db.many<{ subject: string }>(
    sql`select subject from row_count_subjects where source = ${source} order by 1`,
  )
  for (const { subject } of subjects) await db.alone(sql`select rebuild_row_counts(${subject})`)
  await db.alone(
    sql`update row_count_sources set whole_since = coalesce(whole_since, wall_now()) where source = ${source}`,
  )
}

/** How many counts of a source differ from its rows. */
export const countWrong = async (reader: Reader, source: string): Promise<number> =>
  (
    await reader.one<{ wrong: number }>(
      sql`select count(*)::int as wrong from wrong_row_counts where source = ${source}`,
    )
  )?.wrong ?? 0

export type CountState = {
  readonly source: string
  readonly is_whole: boolean
  readonly compared_at: Date | null
  readonly wrong: number
  readonly wrong_at: Date | null
}

export const listCountSources = (reader: Reader): Promise<CountState[]> =>
  reader.many(sql`
    select source, whole_since is not null as is_whole, compared_at, wrong, wrong_at from row_count_sources order by source`)

/** How many changes wait to be folded. */
export const countUnfolded = async (reader: Reader): Promise<number> =>
  (await reader.one<{ count: number }>(sql`select count(*)::int as count from row_count_changes`))?.count ?? 0

export const countsMeasure: Measure = {
  name: 'counts',
  async read({ db, metrics }: Pick<Deps, 'db' | 'metrics'>) {
    metrics.counts_unfolded.set(await countUnfolded(db))
  },
}
