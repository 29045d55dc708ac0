import { DAY_S } from '../../kernel/dates.ts'
import { pause } from '../clock.ts'
import type { Measure } from '../deps.ts'
import { codeOf } from '../error-code.ts'
import type { RecurringJob } from '../jobs/job.ts'
import { type Db, type Reader, sql } from './db.ts'

/**
 * Tables that grow for ever are kept by months, so that an old month can be taken away at once and a new one stays small.
 * What comes before its month is made waits in the rest of its table: no insert fails for want of a month. See the
 * migration 0200_months.sql and docs/operations.md.
 */
export const MONTHLY_TABLES = ['claim_activity', 'events', 'mails', 'webhook_attempts', 'webhook_deliveries'] as const

/** A job that was in trouble for a whole quarter has left nothing behind yet. */
const MONTHS_AHEAD = 3
/** Whoever comes later queues behind it, so it gives way. */
const LOCK_WAIT_MS = '1000'
const LOCK_TIMED_OUT = '55P03'
const BETWEEN_LOCKS_MS = 200

export type MissingMonth = { readonly table: string; readonly month: string }

/** This month and so many after it, as far as they have no place of their own. */
export const listMissingMonths = (reader: Reader, ahead: number = MONTHS_AHEAD): Promise<MissingMonth[]> =>
  reader.many(sql`
    select t.name as table, m.month from unnest(${[...MONTHLY_TABLES]}::text[]) as t (name)
    cross join lateral (
      select (this_month() + make_interval(months => n.ahead))::date as month
      from generate_series(0, ${ahead}::int) as n (ahead)) m
    where not is_month_made(t.name, m.month) order by m.month, t.name`)

/** Tables with rows whose month is not made: it was made too late, or a clock that is wrong gave them a later one. */
export async function listUnsorted(reader: Reader): Promise<string[]> {
  const rows = await reader.many<{ table: string }>(sql`
    select 'claim_activity' as table where exists (select from claim_activity_rest)
    union all select 'events' where exists (select from events_rest)
    union all select 'mails' where exists (select from mails_rest)
    union all select 'webhook_attempts' where exists (select from webhook_attempts_rest)
    union all select 'webhook_deliveries' where exists (select from webhook_deliveries_rest)`)
  return rows.map(({ table }) => table)
}

export const monthsMeasure: Measure = {
  name: 'months',
  async read({ db, metrics }) {
    metrics.months_missing.set((await listMissingMonths(db, 1)).length)
    metrics.months_unsorted.set((await listUnsorted(db)).length)
  },
}

/** Makes the months ahead, and those that were missed. What is locked just now is made by a later run. */
export const makeMonths: RecurringJob = {
  name: 'platform.months',
  hand: 'wall',
  every_s: 3_600,
  async run({ db, jobs: { stopping }, log }) {
    for (const { table, month } of await listMissingMonths(db)) {
      if (stopping.aborted) return
      if (await makeMonth(db, { table, month })) log.info({ table, month }, 'month made')
      else log.warn({ table, month }, 'month not made: others hold its locks')
      // Others who queued for the locks go first.
      await pause(BETWEEN_LOCKS_MS, stopping)
    }
  },
}

/** False if others hold what it has to lock. */
async function makeMonth(db: Db, { table, month }: MissingMonth): Promise<boolean> {
  try {
    await db.transaction(async (tx) => {
      await tx.run(sql`select set_config('lock_timeout', ${LOCK_WAIT_MS}, true)`)
      await tx.run(sql`select make_month(${table}, ${month}::date)`)
    })
    return true
  } catch (error) {
    if (codeOf(error) !== LOCK_TIMED_OUT) throw error
    return false
  }
}

/**
 * PostgreSQL itself looks at each month, but never at the whole of them, and plans of statements over several months
 * would rest on nothing. Each month is a transaction of its own: a long one would hold up the feed.
 */
export const analyzeMonths: RecurringJob = {
  name: 'platform.analyze_months',
  hand: 'wall',
  every_s: DAY_S,
  async run({ db }) {
    await db.alone(sql`analyze claim_activity, events, mails, webhook_deliveries, webhook_attempts`)
  },
}
