import { claimOwnedBy, claimVisibleTo } from '../../../audiences/visibility.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { type Reader, sql, type Tx } from '../../../platform/db/db.ts'
import { BEGINNING, type FeedRun, type Place, SEQ_LAST, XACT_LAST } from './rules.cursor.ts'

/** The runs that a cursor is about and the newest ones, newest first. */
export const listRuns = (reader: Reader, marks: readonly string[]): Promise<FeedRun[]> =>
  reader.many(sql`
    select r.number, r.mark, r.epoch, r.last_xact::text as last_xact, r.last_seq from feed_runs r
    where r.number = 0 or r.mark = any(${marks}::text[]) or r.number > (select max(n.number) from feed_runs n) - 5
    order by r.number desc`)

/** Begins the run of this PostgreSQL server, unless it has begun. */
export async function beginRun(tx: Tx): Promise<{ is_new: boolean; is_new_epoch: boolean }> {
  const newest = sql`select r.number, r.epoch from feed_runs r order by r.number desc limit 1`
  const before = await tx.one<{ number: number; epoch: number }>(newest)
  await tx.one(sql`select feed_epoch() as epoch`)
  const now = await tx.one<{ number: number; epoch: number }>(newest)
  return { is_new: before?.number !== now?.number, is_new_epoch: before?.epoch !== now?.epoch }
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
 * ended, nothing can be under way in it.
 */
const NOW = sql`
  select r.epoch, is_feed_run_here(r) as is_here, case when is_feed_run_here(r) then ${HORIZON} else ${XACT_LAST}::text::xid8 end as horizon
  from feed_runs r order by r.number desc limit 1`

/** Asks for the position after everything that can be read now. */
export const LATEST = 'latest'

/** Events written later come after it, and so do those of transactions that are still open. */
export async function findEnd(reader: Reader): Promise<Place> {
  const now = await reader.one<{ epoch: number; horizon: string | null; xact: string | null; seq: number | null }>(sql`
    select n.epoch, case when n.is_here then n.horizon::text end as horizon, f.xact::text as xact, f.seq
    from (${NOW}) n left join lateral find_feed_end(n.epoch) f on not n.is_here`)
  if (!now) return BEGINNING
  if (now.horizon === null) return { epoch: now.epoch, xact: now.xact ?? '0', seq: now.seq ?? 0 }
  return { epoch: now.epoch, xact: String(BigInt(now.horizon) - 1n), seq: SEQ_LAST }
}

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
  const isNext = sql`e.organization_id = ${caller.organization_id} and ${claimVisibleTo(caller)} and ${claimOwnedBy(caller)}
      and e.epoch = p.epoch
      and (e.xact, e.seq) > (
        case when p.epoch = ${after.epoch} then ${after.xact}::text::xid8 else '0'::xid8 end,
        case when p.epoch = ${after.epoch} then ${after.seq}::bigint else 0 end)
      and e.xact < case when p.epoch = h.epoch then h.horizon else ${XACT_LAST}::text::xid8 end
    order by e.xact, e.seq limit ${limit + 1}`
  const events = sql`
    select e.xact, e.seq, e.body, null::text as kind, e.claim_id, e.created_at as at
    from events e join claims l on l.organization_id = e.organization_id and l.id = e.claim_id where ${isNext}`
  const activity = sql`
    select e.xact, e.seq, null::bytea as body, e.kind, e.claim_id, e.at
    from feed_activity e join claims l on l.organization_id = e.organization_id and l.id = e.claim_id where ${isNext}`
  const both = with_activity
    ? sql`((${events}) union all (${activity}) order by xact, seq limit ${limit + 1})`
    : sql`(${events})`
  const rows = await reader.many<FeedRow>(sql`
    with h as materialized (${NOW})
    select p.epoch, n.xact::text as xact, n.seq, n.body, n.kind, n.claim_id, n.at
    from h cross join lateral generate_series(${after.epoch}::integer, h.epoch) as p (epoch) cross join lateral ${both} n
    order by p.epoch, n.xact, n.seq limit ${limit + 1}`)
  return { rows: rows.slice(0, limit), has_more: rows.length > limit }
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
