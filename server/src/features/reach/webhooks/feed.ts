import { claimOwnedBy, claimVisibleTo } from '../../../audiences/visibility.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { type Reader, type Statement, sql, type Tx } from '../../../platform/db/db.ts'
import { BEGINNING, type FeedRun, type Place, SEQ_LAST, XACT_LAST } from './rules.cursor.ts'

/** The runs that a cursor names, the last one of the first epoch, and the newest ones; newest first. */
export const listRuns = (reader: Reader, marks: readonly string[]): Promise<FeedRun[]> =>
  reader.many(sql`
    select r.number, r.mark, r.epoch, r.last_xact::text as last_xact, r.last_seq,
      (select max(f.archive) from archived_feeds f) as archive
    from feed_runs r
    where r.mark = any(${marks}::text[]) or r.number = (select max(f.number) from feed_runs f where f.epoch = 0)
      or r.number > (select max(n.number) from feed_runs n) - 5
    order by r.number desc`)

/** Begins the run of this PostgreSQL server, unless it has begun. Whether that began an epoch. */
export async function beginRun(tx: Tx): Promise<boolean> {
  const before = await tx.one<{ epoch: number }>(sql`select r.epoch from feed_runs r order by r.number desc limit 1`)
  const now = await tx.one<{ epoch: number | null }>(sql`select feed_epoch() as epoch`)
  return before?.epoch !== now?.epoch
}

/**
 * The lowest transaction id that may still write here: every transaction of this database with a lower one has ended, and
 * what it wrote can be seen. So a row below it never gets a new one before it.
 *
 * Ids are common to all databases of a server, and so are snapshots. Of those that the snapshot of this statement has as
 * running, only those count that are not known to run in another database, in which they stay to their end. That is
 * asked while the statement runs, so after its snapshot was taken. A session that has ended since then shows its id no
 * more, whoever has its place now, and counts: it may have been one of ours whose rows the snapshot does not show. A
 * session that does not show its id yet counts too. On a replica snapshots do not tell what runs.
 */
export const HORIZON = sql`
  case when pg_is_in_recovery() then pg_snapshot_xmin(pg_current_snapshot()) else coalesce(
    (select min(x.id) from pg_snapshot_xip(pg_current_snapshot()) as x (id) where x.id::xid not in (
      select a.backend_xid from pg_stat_activity a join pg_database d on d.datname = current_database()
      where a.backend_xid is not null and a.datid <> d.oid
      union all select p.transaction from pg_prepared_xacts p where p.database <> current_database())),
    pg_snapshot_xmax(pg_current_snapshot())) end`

/**
 * The epoch that is written now, and up to which id it can be read. While the newest run is that of a server which has
 * ended, nothing can be under way in it: whoever writes begins a run first, which commits before all else that this
 * server writes or with it. A replica is another server, but what it shows is of the run.
 */
const NOW = sql`
  select n.epoch, n.is_here, case when n.is_here then ${HORIZON} else ${XACT_LAST}::text::xid8 end as horizon
  from (
    select r.epoch, pg_is_in_recovery() or is_feed_run_here(r) as is_here from feed_runs r order by r.number desc limit 1
  ) n`

/** Asks for the position after everything that can be read now. */
export const LATEST = 'latest'

/** Events written later come after it, and so do those of transactions that are still open. */
export async function findEnd(reader: Reader): Promise<Place> {
  const now = await reader.one<{ epoch: number; horizon: string | null; xact: string | null; seq: number | null }>(sql`
    select n.epoch, case when n.is_here then n.horizon::text end as horizon,
      case when not n.is_here then (find_feed_end(n.epoch)).xact::text end as xact,
      case when not n.is_here then (find_feed_end(n.epoch)).seq end as seq
    from (${NOW}) n`)
  if (!now) return BEGINNING
  if (now.horizon === null) return { epoch: now.epoch, xact: now.xact ?? '0', seq: now.seq ?? 0 }
  return { epoch: now.epoch, xact: String(BigInt(now.horizon) - 1n), seq: SEQ_LAST }
}

/** Whether events after a place were archived since it was told. */
export const isArchivedAfter = async (
  reader: Reader,
  { organization_id }: TokenCaller,
  { archive, epoch, xact, seq }: Place & { archive: number },
): Promise<boolean> =>
  (await reader.one(sql`
    select from archived_feeds f where f.organization_id = ${organization_id} and f.archive > ${archive}
      and (f.epoch, f.xact, f.seq) > (${epoch}::integer, ${xact}::text::xid8, ${seq}::bigint) limit 1`)) !== undefined

/** `body` is the event as it was sent; without one the row is an activity. */
export type FeedRow = Place & { body: Buffer | null; kind: ActivityKind | null; claim_id: string; at: Date }

export const ACTIVITY_KINDS = ['reading_finished', 'reading_doubtful', 'blocked', 'unblocked'] as const
type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/**
 * Events that the caller may see, after a place. Of the epoch that is written now only those below the horizon: what
 * commits later comes later in this order, so a reader that goes on from its last place never misses one. Epoch by epoch,
 * since the index begins with the transaction ids; there are rarely two.
 */
export async function listEvents(
  reader: Reader,
  caller: TokenCaller,
  { after = BEGINNING, limit, with_activity }: { after?: Place | undefined; limit: number; with_activity: boolean },
): Promise<{ rows: FeedRow[]; has_more: boolean }> {
  // With known values, since for others PostgreSQL expects a ninth of all events, where there are hardly any.
  const in_same = sql`e.epoch = ${after.epoch} and (e.xact, e.seq) > (${after.xact}::text::xid8, ${after.seq}::bigint)
    and e.xact < (select case when h.epoch = ${after.epoch} then h.horizon else ${XACT_LAST}::text::xid8 end from h)`
  const in_later = sql`e.epoch = p.epoch and e.xact < case when p.epoch = h.epoch then h.horizon else ${XACT_LAST}::text::xid8 end`
  const wanted = { caller, limit: limit + 1, with_activity }
  const rows = await reader.many<FeedRow>(sql`
    with h as materialized (${NOW})
    select n.epoch, n.xact::text as xact, n.seq, n.body, n.kind, n.claim_id, n.at from (
      select s.epoch, s.xact, s.seq, s.body, s.kind, s.claim_id, s.at from ${feedRows(wanted, in_same)} s
      union all
      select s.epoch, s.xact, s.seq, s.body, s.kind, s.claim_id, s.at
      from h cross join lateral generate_series(${after.epoch}::integer + 1, h.epoch) as p (epoch)
      cross join lateral ${feedRows(wanted, in_later)} s
    ) n order by n.epoch, n.xact, n.seq limit ${limit + 1}`)
  return { rows: rows.slice(0, limit), has_more: rows.length > limit }
}

type Wanted = { caller: TokenCaller; limit: number; with_activity: boolean }

/** The first rows `e` of a part of the order, in parentheses. */
function feedRows({ caller, limit, with_activity }: Wanted, part: Statement): Statement {
  const isNext = sql`e.organization_id = ${caller.organization_id} and ${claimVisibleTo(caller)} and ${claimOwnedBy(caller)}
      and ${part} order by e.xact, e.seq limit ${limit}`
  const events = sql`
    select e.epoch, e.xact, e.seq, e.body, null::text as kind, e.claim_id, e.created_at as at
    from events e join claims l on l.organization_id = e.organization_id and l.id = e.claim_id where ${isNext}`
  if (!with_activity) return sql`(${events})`
  const activity = sql`
    select e.epoch, e.xact, e.seq, null::bytea as body, e.kind, e.claim_id, e.at
    from feed_activity e join claims l on l.organization_id = e.organization_id and l.id = e.claim_id where ${isNext}`
  return sql`((${events}) union all (${activity}) order by xact, seq limit ${limit})`
}

export type KnownState = {
  claim_id: string
  collection_stage: string
  case_status: string
  closure_reason: string | null
}

/** Stage and status of these claims, as far as the caller may see them. */
export const listClaimStates = (
  reader: Reader,
  caller: TokenCaller,
  claim_ids: readonly string[],
): Promise<(KnownState & { updated_at: Date })[]> =>
  reader.many(sql`
    select l.id as claim_id, l.collection_stage, l.case_status, l.closure_reason, l.updated_at
    from claims l where l.id = any(${claim_ids}::uuid[]) and ${claimVisibleTo(caller)} and ${claimOwnedBy(caller)}`)
