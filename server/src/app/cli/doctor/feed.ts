import { spanText } from '@mahnwerk/cli'
import { type Reader, sql } from '../../../platform/db/db.ts'
import { type Finding, fail, ok, warn } from '../../checks/finding.ts'

export type FeedFacts = {
  readonly run: number
  readonly epoch: number
  /** Whether this PostgreSQL has written since it started. */
  readonly is_here: boolean
  /** The tables are not those that were written last: they came from a dump or a backup. */
  readonly is_copy: boolean
}

export type FeedHolder = {
  /** Null for a prepared transaction. */
  readonly pid: number | null
  readonly name: string
  readonly state: string
  readonly open_s: number
}

export const readFeed = (reader: Reader): Promise<FeedFacts | undefined> =>
  reader.one(sql`
    select r.number as run, r.epoch, coalesce(is_feed_run_here(r), false) as is_here,
      coalesce(r.table_oid <> 0 and (r.table_oid <> to_regclass('feed_runs')::oid
        or r.database_oid <> (select d.oid from pg_database d where d.datname = current_database())), false) as is_copy
    from feed_runs r order by r.number desc limit 1`)

const HELD_S = 60
const HELD_LONG_S = 600

/** Transactions of this database that have written and are still open; longest first. */
export const listFeedHolders = (reader: Reader): Promise<FeedHolder[]> =>
  reader.many(sql`
    select h.pid, h.name, h.state, h.open_s from (
      select a.pid::int as pid, coalesce(nullif(a.application_name, ''), 'a client') as name, coalesce(a.state, '') as state,
        extract(epoch from clock_timestamp() - a.xact_start)::float8 as open_s
      from pg_stat_activity a
      where a.datname = current_database() and a.backend_xid is not null and a.pid <> pg_backend_pid()
      union all
      select null, coalesce(p.gid, ''), 'prepared', extract(epoch from clock_timestamp() - p.prepared)::float8
      from pg_prepared_xacts p where p.database = current_database()) h
    where h.open_s >= ${HELD_S} order by h.open_s desc limit 5`)

export function judgeFeed(facts: FeedFacts | undefined, holders: readonly FeedHolder[]): Finding[] {
  const AREA = 'Feed'
  if (!facts) return [fail(AREA, 'the table feed_runs is empty, so no event can be written', 'Restore the database.')]
  const told = holders.map((holder) => {
    const who = `"${holder.name}"${holder.pid === null ? '' : `, process ${holder.pid}`}`
    const text = `a transaction of ${who} (${holder.state}) is open for ${spanText(holder.open_s * 1000)}: partners get no event written since`
    const end =
      holder.pid === null ? `rollback prepared '${holder.name}'` : `select pg_terminate_backend(${holder.pid})`
    return (holder.open_s >= HELD_LONG_S ? fail : warn)(AREA, text, `End it there, or run: ${end}`)
  })
  if (told.length > 0) return told
  const begun = facts.is_here ? '' : '; the next event begins a new run, since PostgreSQL was started'
  return [ok(AREA, `run ${facts.run} in epoch ${facts.epoch}, held up by nobody${begun}`)]
}
