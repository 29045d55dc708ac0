import type { Cents } from '../../../../kernel/money.ts'
import { knownNumber, type Reader, type Statement, sql } from '../../../../platform/db/db.ts'
import { keptOr, keptRows } from '../../../../platform/db/row-counts.ts'
import { type Count, pageClause, TOTAL_MAX } from '../../../../platform/http/paging.ts'
import {
  type CaseStatus,
  type CLAIM_TYPES,
  type ClosureReason,
  STAGES,
  type Stage,
  type SUBMISSION_STATES,
} from '../../../case/claims/index.ts'
import { OWNER, OWNER_FIELDS, type OwnerRow } from '../../../case/ownership/index.ts'
import { PRIMARY_ADDRESS, SHOWN_NAME } from '../../../parties/debtors/index.ts'
import { NEEDS_SOMEBODY } from '../queries.work-kinds.ts'
import type { Order, Sort } from '../rules.ts'
import { BY_AMOUNT, BY_DEBTOR, FROM, fromWith, type LineFilter, matching } from './queries.filter.ts'
import { OUTSTANDING } from './queries.search.ts'
import { canWalk, isNear, isPlain, type LinesWanted, spanOf, walksAll, walkTo } from './queries.walk.ts'

export type ClaimLine = OwnerRow & {
  id: string
  organization_id: string
  organization_name: string
  case_reference: string
  partner_reference: string | null
  customer_id: string | null
  customer_name: string | null
  partner_id: string | null
  partner_name: string | null
  debtor_id: string
  debtor_name: string
  debtor_country: string | null
  claim_type: (typeof CLAIM_TYPES)[number]
  submission_state: (typeof SUBMISSION_STATES)[number]
  collection_stage: Stage
  case_status: CaseStatus
  closure_reason: ClosureReason | null
  total_cents: Cents
  paid_cents: Cents
  due_at: Date | null
  is_held: boolean
  stuck_reason: string | null
  created_at: Date
  updated_at: Date
}

function fromFor(wanted: LinesWanted): Statement {
  if (wanted.sort === 'total' || wanted.sort === 'outstanding') return BY_AMOUNT
  const is_walk = wanted.sort === 'debtor' && isNear(wanted) && !wanted.filter.search
  return is_walk ? BY_DEBTOR : fromWith(wanted.filter)
}

/** Names in the order of a telephone book, stages in the order of the work. */
const SORT_KEYS: Readonly<Record<Sort, Statement>> = {
  created: sql`l.created_at`,
  updated: sql`l.updated_at`,
  due: sql`l.due_at`,
  case_reference: sql`l.case_reference`,
  debtor: sql`d.search_name collate "C"`,
  customer: sql`c.search_name collate "C"`,
  collection_stage: sql`array_position(${[...STAGES]}::text[], l.collection_stage)`,
  case_status: sql`l.case_status`,
  total: sql`debt.total_cents`,
  outstanding: OUTSTANDING,
}

/** What has no date or no customer comes last, whichever way. */
const MAY_BE_EMPTY: ReadonlySet<Sort> = new Set(['due', 'customer'])

function sortedBy(sort: Sort, order: Order): Statement {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const empty_last = MAY_BE_EMPTY.has(sort) ? sql`nulls last` : sql``
  return sql`${SORT_KEYS[sort]} ${direction} ${empty_last}, l.id ${direction}`
}

/** The same from its end. */
function sortedBack(sort: Sort, order: Order): Statement {
  const direction = order === 'asc' ? sql`desc` : sql`asc`
  const empty_first = MAY_BE_EMPTY.has(sort) ? sql`nulls first` : sql``
  return sql`${SORT_KEYS[sort]} ${direction} ${empty_first}, l.id ${direction}`
}

/** The ids of a page, in no order. */
function pageIn(wanted: LinesWanted): Statement {
  const { filter, sort, order, page, now } = wanted
  const { is_back, skip, take } = spanOf(wanted)
  const part = is_back
    ? sql`order by ${sortedBack(sort, order)} limit ${take} offset ${skip}`
    : sql`order by ${sortedBy(sort, order)} ${pageClause(page)}`
  return sql`select l.id from ${fromFor(wanted)} where ${matching(filter, now)} ${part}`
}

const COLUMNS = sql`l.id, l.organization_id, g.name as organization_name, l.case_reference, l.partner_reference,
  l.customer_id, c.name as customer_name, c.partner_id, p.name as partner_name, l.debtor_id, ${SHOWN_NAME} as debtor_name,
  ${PRIMARY_ADDRESS} ->> 'country' as debtor_country, l.claim_type, l.submission_state, l.collection_stage, l.case_status,
  l.closure_reason, l.total_cents, l.paid_cents, l.due_at, l.is_held,
  coalesce(l.stuck_reason, case when ${NEEDS_SOMEBODY} then l.blocked_reason end) as stuck_reason, ${OWNER_FIELDS},
  l.created_at, l.updated_at`
const WHOLE = sql`${FROM} on l.id = found.id
  join organizations g on g.id = l.organization_id
  left join partners p on p.id = c.partner_id
  left join ${OWNER}`

/** The page is found by ids first, so that only its rows are read whole. A walk may end before the page does. */
export async function listLines(reader: Reader, wanted: LinesWanted): Promise<ClaimLine[]> {
  const { sort, order } = wanted
  if (canWalk(wanted)) {
    const rows = await reader.many<ClaimLine>(sql`
      select ${COLUMNS} from (${walkTo(wanted)}) found join ${WHOLE} order by ${sortedBy(sort, order)}`)
    if (walksAll(wanted) || rows.length === spanOf(wanted).take) return rows
  }
  return reader.many(sql`
    select ${COLUMNS} from (${pageIn(wanted)}) found join ${WHOLE} order by ${sortedBy(sort, order)}`)
}

export type LinesAfter = { filter: LineFilter; now: Date; after: string | null; most: number }

/** The next ones after this claim, newest first: for reading all, however many there are. */
export const listIdsAfter = async (
  reader: Reader,
  { filter, now, after, most }: LinesAfter,
): Promise<readonly string[]> => {
  const older =
    after === null
      ? sql`true`
      : sql`(l.created_at, l.id) < ((select a.created_at from claims a where a.id = ${after}), ${after}::uuid)`
  const rows = await reader.many<{ id: string }>(sql`
    select l.id from ${fromWith(filter)} where ${matching(filter, now)} and ${older}
    order by l.created_at desc, l.id desc limit ${knownNumber(most)}`)
  return rows.map(({ id }) => id)
}

/** Those of them that still match, newest first. What was searched for is not looked up again. */
export const listLinesOf = (
  reader: Reader,
  ids: readonly string[],
  { filter: { search: _, ...filter }, now }: Pick<LinesAfter, 'filter' | 'now'>,
): Promise<ClaimLine[]> =>
  reader.many(sql`
    select ${COLUMNS} from unnest(${ids}::uuid[]) found (id) join ${WHOLE}
    where ${matching(filter, now)} order by l.created_at desc, l.id desc`)

/** Whether no more is asked of a claim than the kept counts know. */
function isKept({
  collection_stage,
  case_status,
  organization_id,
  partner_id,
  disputed,
  hides_blocked,
  ...others
}: LineFilter) {
  return Object.values(others).every((value) => value === undefined)
}

const keptLines = ({ collection_stage, case_status, organization_id, partner_id, disputed }: LineFilter): Statement =>
  keptRows(sql`'claims'`, [
    ...(collection_stage ? [sql`k.kind = any(${collection_stage}::text[])`] : []),
    ...(case_status ? [sql`k.status = any(${case_status}::text[])`] : []),
    ...(organization_id ? [sql`k.organization_id = ${organization_id}`] : []),
    ...(partner_id ? [sql`k.owner_id = ${partner_id}`] : []),
    ...(disputed === undefined ? [] : [sql`(k.status = 'disputed') = ${disputed}`]),
  ])

/** The kept counts have blocked claims too. */
const blockedLines = ({ hides_blocked, ...filter }: LineFilter, now: Date): Statement =>
  hides_blocked
    ? sql`select count(*)::int from blocked_claims b join (${FROM}) on l.id = b.claim_id where ${matching(filter, now)}`
    : sql`select 0`

type CountWanted = Pick<LinesWanted, 'filter' | 'now'> & { most?: number }

/** How many there are: exactly where counts of it are kept, and up to `most` otherwise. */
export const countLines = async (reader: Reader, { filter, now, most = TOTAL_MAX }: CountWanted): Promise<Count> => {
  const { search, ...others } = filter
  const more = { total: most, total_is_exact: false }
  if (search && isPlain(others) && search.least > most) return more
  const found = sql`from ${fromWith(filter)} where ${matching(filter, now)}`
  const kept = sql`(${keptLines(filter)}) - (${blockedLines(filter, now)})`
  const is_kept = isKept(filter)
  // While counts are not whole yet, what they would say exactly is counted whole.
  const count = is_kept
    ? keptOr('claims', kept, sql`select count(*)::int ${found}`)
    : sql`(select count(*)::int from (select ${found} limit ${knownNumber(most + 1)}) x)`
  const total = (await reader.one<{ total: number }>(sql`select ${count} as total`))?.total ?? 0
  return total > most && !is_kept ? more : { total, total_is_exact: true }
}
