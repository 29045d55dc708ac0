import { isNotBlocked } from '../../../../audiences/visibility.ts'
import { knownNumber, type Statement, sql } from '../../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../../platform/http/paging.ts'
import { STAGES, STANDINGS } from '../../../case/claims/index.ts'
import type { Order, Sort } from '../rules.ts'
import {
  CLAIMS_OF_DEBTOR,
  inPlaces,
  JOINS,
  type LineFilter,
  matching,
  namesPlace,
  standingsOf,
} from './queries.filter.ts'
import { isFound, type Search } from './queries.search.ts'

export type LinesWanted = {
  filter: LineFilter
  sort: Sort
  order: Order
  page: Page
  now: Date
  /** How many there are, where it is known: a page of the second half is nearer to the end. */
  total?: number
}

/** Where a page begins and how long it is, from the nearer end of the list. */
type Span = { readonly is_back: boolean; readonly skip: number; readonly take: number }

export function spanOf({ page, total }: LinesWanted): Span {
  const skip = (page.page - 1) * page.limit
  const after = total === undefined ? Number.POSITIVE_INFINITY : total - skip - page.limit
  if (total === undefined || skip <= after) return { is_back: false, skip, take: page.limit }
  return { is_back: true, skip: Math.max(0, after), take: Math.max(0, Math.min(page.limit, total - skip)) }
}

/** Whether all claims are wanted, or nearly. */
export const isPlain = ({ hides_blocked: _, ...others }: LineFilter): boolean =>
  Object.values(others).every((value) => value === undefined)

/** A walk further than this takes longer than sorting all. */
const WALK_MAX = 2_000

export const isNear = (wanted: LinesWanted): boolean => {
  const { skip, take } = spanOf(wanted)
  return skip + take <= WALK_MAX
}

const WALKED: ReadonlySet<Sort> = new Set(['updated', 'due', 'customer', 'collection_stage', 'case_status'])

/** Whether nearly every claim or debtor may be one of the page, so that a walk along an index meets it soon. */
export function canWalk(wanted: LinesWanted): boolean {
  const { sort, filter } = wanted
  if (walksAll(wanted)) return true
  if (!isNear(wanted)) return false
  if (filter.search) return filter.search.ids === null && (sort === 'created' || sort === 'debtor')
  return WALKED.has(sort) && isPlain(filter)
}

/** Whether the walk meets all that match, however few they are. */
export function walksAll(wanted: LinesWanted): boolean {
  const { collection_stage: _, case_status: __, disputed: ___, organization_id: ____, ...others } = wanted.filter
  return wanted.sort === 'created' && namesPlace(wanted.filter) && isPlain(others) && isNear(wanted)
}

export function walkTo(wanted: LinesWanted): Statement {
  const { search } = wanted.filter
  return search ? walkToFound(wanted, search) : walkInOrder(wanted)
}

/** So many are asked one after the other. What is not met among them is looked up. */
const STEPS = 20_000

/** Debtors of the same name are met together: their claims have an order of their own. */
function walkToFound({ filter, sort, order, page, now }: LinesWanted, search: Search): Statement {
  const { search: _, ...others } = filter
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const page_of = sql`where ${matching(others, now)} and ${isFound(search)}`
  if (sort === 'debtor')
    return sql`
      select l.id from (
        select * from debtors order by search_name collate "C" ${direction} fetch first ${knownNumber(STEPS)} rows with ties) d
      join ${CLAIMS_OF_DEBTOR} ${page_of} order by d.search_name collate "C" ${direction}, l.id ${direction} ${pageClause(page)}`
  return sql`
    select l.id from (
      select * from claims order by created_at ${direction}, id ${direction} limit ${knownNumber(STEPS)}) l
    ${JOINS} ${page_of} order by l.created_at ${direction}, l.id ${direction} ${pageClause(page)}`
}

function walkInOrder(wanted: LinesWanted): Statement {
  const { skip, take } = spanOf(wanted)
  return skip === 0
    ? sql`${inOrder(wanted)} limit ${knownNumber(take)}`
    : sql`${inOrder(wanted)} limit ${take} offset ${skip}`
}

/** Each in the order of its index, no further than to the end of the page. */
function inOrder(wanted: LinesWanted): Statement {
  const { sort } = wanted
  if (walksAll(wanted)) return byPlace(wanted)
  if (sort === 'customer') return byCustomer(wanted)
  if (sort === 'due') return byDueDay(wanted)
  if (sort === 'collection_stage') return byStage(wanted)
  return sort === 'case_status' ? byStatus(wanted) : byChange(wanted)
}

const directionOf = (wanted: LinesWanted): Statement =>
  (wanted.order === 'asc') === spanOf(wanted).is_back ? sql`desc` : sql`asc`
const isShown = ({ filter }: LinesWanted): Statement => (filter.hides_blocked ? isNotBlocked(sql`l.id`) : sql`true`)
/** The first page has its own text, and so its own plan. */
const upToPage = (wanted: LinesWanted): Statement => {
  const { skip, take } = spanOf(wanted)
  return skip === 0 ? sql`limit ${knownNumber(take)}` : sql`limit ${skip + take}`
}

/** The claims of a place lie together, in the order in which they were made. */
function byPlace(wanted: LinesWanted): Statement {
  const direction = directionOf(wanted)
  const { organization_id } = wanted.filter
  return sql`
    select x.id from organizations o cross join ${inPlaces(standingsOf(wanted.filter))} cross join lateral (
      select l.id, l.created_at from claim_positions l
      where l.organization_id = o.id and l.collection_stage = s.stage and l.case_status = s.status and ${isShown(wanted)}
      order by l.created_at ${direction}, l.id ${direction} ${upToPage(wanted)}) x
    where ${organization_id ? sql`o.id = ${organization_id}` : sql`true`}
    order by x.created_at ${direction}, x.id ${direction}`
}

/** Claims of one stage are open or disputed: of each place so many that they are enough of either. */
function byStanding(wanted: LinesWanted, key: Statement): Statement {
  const direction = directionOf(wanted)
  return sql`
    select x.id from ${inPlaces(STANDINGS)} cross join lateral (
      select l.id from claim_positions l
      where l.collection_stage = s.stage and l.case_status = s.status and ${isShown(wanted)}
      order by l.id ${direction} ${upToPage(wanted)}) x
    order by ${key} ${direction}, x.id ${direction}`
}

const byStage = (wanted: LinesWanted): Statement =>
  byStanding(wanted, sql`array_position(${[...STAGES]}::text[], s.stage)`)
const byStatus = (wanted: LinesWanted): Statement => byStanding(wanted, sql`s.status`)

function byChange(wanted: LinesWanted): Statement {
  const direction = directionOf(wanted)
  return sql`
    select x.id from organizations o cross join lateral (
      select l.id, l.updated_at from claim_positions l where l.organization_id = o.id and ${isShown(wanted)}
      order by l.updated_at ${direction}, l.id ${direction} ${upToPage(wanted)}) x
    order by x.updated_at ${direction}, x.id ${direction}`
}

/** Many claims have no day: those come last. */
function byDueDay(wanted: LinesWanted): Statement {
  const direction = directionOf(wanted)
  if (spanOf(wanted).is_back)
    return sql`select l.id from claims l where l.due_at is null and ${isShown(wanted)} order by l.id ${direction}`
  return sql`
    select x.id from organizations o cross join lateral (
      select l.id, l.due_at from claim_positions l
      where l.organization_id = o.id and l.due_at is not null and ${isShown(wanted)}
      order by l.due_at ${direction}, l.id ${direction} ${upToPage(wanted)}) x
    order by x.due_at ${direction}, x.id ${direction}`
}

/** Claims without a customer come last, however many they are. Those of a customer are sorted when it is met. */
function byCustomer(wanted: LinesWanted): Statement {
  const direction = directionOf(wanted)
  const named = sql`
    select l.id, c.search_name as name from (select * from customers order by search_name collate "C" ${direction}) c
    cross join lateral (
      select l.id from claims l
      where l.organization_id = c.organization_id and l.customer_id = c.id and ${isShown(wanted)} offset 0) l
    order by c.search_name collate "C" ${direction}, l.id ${direction} ${upToPage(wanted)}`
  if (!spanOf(wanted).is_back)
    return sql`select x.id from (${named}) x order by x.name collate "C" ${direction}, x.id ${direction}`
  return sql`
    select x.id from (
      (${named}) union all
      select l.id, null from organizations o cross join lateral (
        select l.id from claims l where l.organization_id = o.id and l.customer_id is null and ${isShown(wanted)}
        order by l.id ${direction} ${upToPage(wanted)}) l) x
    order by x.name collate "C" ${direction} nulls first, x.id ${direction}`
}
