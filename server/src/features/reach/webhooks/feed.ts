import { claimOwnedBy, claimVisibleTo } from '../../../audiences/visibility.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'

/** A position in the feed: everything up to and including it has been read. */
export type Cursor = { xact: string; seq: number }

const CURSOR = /^(\d{1,20})-(\d{1,15})$/

export const cursorText = ({ xact, seq }: Cursor): string => Buffer.from(`${xact}-${seq}`).toString('base64url')

export function readCursor(text: string): Cursor | undefined {
  const match = CURSOR.exec(Buffer.from(text, 'base64url').toString('latin1'))
  return match ? { xact: match[1] as string, seq: Number(match[2]) } : undefined
}

/** Asks for the position after everything that can be read now. */
export const LATEST = 'latest'
const SEQ_LAST = 999_999_999_999_999

/** Events written later come after it, and so do those of transactions that are still open. */
export async function findEnd(reader: Reader): Promise<Cursor> {
  const row = await reader.one<{ xact: string }>(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xact`)
  return { xact: String(BigInt(row?.xact ?? 1) - 1n), seq: SEQ_LAST }
}

const BEGINNING: Cursor = { xact: '0', seq: 0 }

/** `body` is the event as it was sent; without one the row is an activity. */
export type FeedRow = Cursor & { body: Buffer | null; kind: ActivityKind | null; claim_id: string; at: Date }

export const ACTIVITY_KINDS = ['reading_finished', 'reading_doubtful', 'blocked', 'unblocked'] as const
type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/**
 * Events that the caller may see, after a place. Only those whose transaction is older than every one still open: what
 * commits later comes later in this order, so a reader that goes on from its last place never misses one.
 */
export async function listEvents(
  reader: Reader,
  caller: TokenCaller,
  { after = BEGINNING, limit, with_activity }: { after?: Cursor | undefined; limit: number; with_activity: boolean },
): Promise<{ rows: FeedRow[]; has_more: boolean }> {
  const isNext = sql`e.organization_id = ${caller.organization_id} and ${claimVisibleTo(caller)} and ${claimOwnedBy(caller)}
      and (e.xact, e.seq) > (${after.xact}::text::xid8, ${after.seq}::bigint)
      and e.xact < pg_snapshot_xmin(pg_current_snapshot())
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
    select n.xact::text as xact, n.seq, n.body, n.kind, n.claim_id, n.at from ${both} n order by n.xact, n.seq`)
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
