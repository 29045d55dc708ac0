import { claimVisibleTo } from '../../../audiences/visibility.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { allOf, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { type Page, pageClause, upTo } from '../../../platform/http/paging.ts'
import { answerColumns, type ShownClaim } from './queries.ts'
import { STANDINGS, type Standing } from './rules/standings.ts'
import type { CaseStatus, StatusFilter } from './rules.ts'
import { STAGE_ROWS, type Stage } from './stages.ts'

export type ClaimFilter = {
  debtor_id?: string
  customer_id?: string
  status?: StatusFilter
  case_status?: CaseStatus
  collection_stage?: Stage
  partner_reference?: string
  created_after?: Date
  created_before?: Date
  updated_after?: Date
}

/** Where claims of a status may stand. For those of the first four nothing else is asked. */
const IN_STATUS: Readonly<Record<StatusFilter, (standing: Standing) => boolean>> = {
  pending: ({ stage, status }) => status === 'open' && STAGE_ROWS[stage].is_pending,
  in_collection: ({ stage, status }) => status === 'open' && !STAGE_ROWS[stage].is_pending,
  disputed: ({ status }) => status === 'disputed',
  closed: ({ status }) => status === 'closed',
  paid: ({ status }) => status === 'closed',
  resolved: ({ status }) => status === 'closed',
  partial_payment: () => true,
}

/** The places that a filter leaves; null where it leaves all of them. */
function standingsOf({ status, case_status, collection_stage }: ClaimFilter): readonly Standing[] | null {
  if (!status && !case_status && !collection_stage) return null
  return STANDINGS.filter(
    (standing) =>
      (status === undefined || IN_STATUS[status](standing)) &&
      (case_status ?? standing.status) === standing.status &&
      (collection_stage ?? standing.stage) === standing.stage,
  )
}

/** As `statusOf` tells it. The index of those has the same words. */
const IS_PAID = sql`(debt.case_status = 'closed' and debt.total_cents > 0 and debt.paid_cents >= debt.total_cents)`

/** What is paid, as the copy of what is owed says it, and how a claim ended. Each has an index in the order of the list. */
const IS_PAID_IN_PART = sql`debt.paid_cents > 0 and not ${IS_PAID}`
const IS_RESOLVED = sql`l.closure_reason in ('paid', 'installment_plan')`

/** All that a claim and the copy of where it stands have in common. */
function sharedConditions(caller: TokenCaller, filter: ClaimFilter): Statement[] {
  const conditions = [claimVisibleTo(caller)]
  if (filter.customer_id) conditions.push(sql`l.customer_id = ${filter.customer_id}`)
  if (filter.created_after) conditions.push(sql`l.created_at >= ${filter.created_after}`)
  if (filter.created_before) conditions.push(sql`l.created_at < ${filter.created_before}`)
  return conditions
}

const updatedAfter = ({ organization_id }: TokenCaller, time: Date): Statement => sql`l.id in (
  select pos.id from claim_positions pos where pos.organization_id = ${organization_id} and pos.updated_at >= ${time})`

/** Of `claims l`. */
function matching(caller: TokenCaller, filter: ClaimFilter): Statement[] {
  const conditions = sharedConditions(caller, filter)
  if (filter.debtor_id) conditions.push(sql`l.debtor_id = ${filter.debtor_id}`)
  if (filter.partner_reference !== undefined) conditions.push(sql`l.partner_reference = ${filter.partner_reference}`)
  if (filter.updated_after) conditions.push(updatedAfter(caller, filter.updated_after))
  if (filter.status === 'resolved') conditions.push(IS_RESOLVED)
  const standings = standingsOf(filter)
  if (standings && standings.length < STANDINGS.length) {
    const [stages, statuses] = [standings.map(({ stage }) => stage), standings.map(({ status }) => status)]
    conditions.push(sql`(l.collection_stage, l.case_status) in (
      select * from unnest(${stages}::text[], ${statuses}::text[]))`)
  }
  return conditions
}

/** The newest of each place, as many as a page could need: they lie together, however rare they are. */
function foundByPlace(caller: TokenCaller, filter: ClaimFilter, standings: readonly Standing[], page: Page): Statement {
  const [stages, statuses] = [standings.map(({ stage }) => stage), standings.map(({ status }) => status)]
  return sql`
    select x.id from unnest(${stages}::text[], ${statuses}::text[]) s (stage, status) cross join lateral (
      select l.id, l.created_at from claim_positions l
      where l.organization_id = ${caller.organization_id} and l.collection_stage = s.stage and l.case_status = s.status
        and ${allOf(sharedConditions(caller, filter))}
      order by l.created_at desc, l.id desc ${upTo(page, 1)}) x
    order by x.created_at desc, x.id desc ${pageClause(page, 1)}`
}

/** What is owed is looked up in the copy that has it. */
function foundByDebt(caller: TokenCaller, filter: ClaimFilter, condition: Statement, page: Page): Statement {
  return sql`
    select l.id from claim_debts debt join claims l on l.id = debt.id
    where debt.organization_id = ${caller.organization_id} and ${condition} and ${allOf(matching(caller, filter))}
    order by debt.created_at desc, debt.id desc ${pageClause(page, 1)}`
}

/**
 * Ids of the page, and one more when there is one. A claim has few of what a person, a reference, a customer or a time of change
 * names; these are looked up. All else is read along an index that has it in the order of the list.
 */
function foundIds(caller: TokenCaller, filter: ClaimFilter, page: Page): Statement {
  const { status, debtor_id, customer_id, partner_reference, updated_after } = filter
  if (status === 'paid') return foundByDebt(caller, filter, IS_PAID, page)
  if (status === 'partial_payment') return foundByDebt(caller, filter, IS_PAID_IN_PART, page)
  const standings = standingsOf(filter)
  const is_looked_up = debtor_id ?? customer_id ?? partner_reference ?? updated_after
  if (standings && status !== 'resolved' && is_looked_up === undefined)
    return foundByPlace(caller, filter, standings, page)
  return sql`
    select l.id from claims l where ${allOf(matching(caller, filter))}
    order by l.created_at desc, l.id desc ${pageClause(page, 1)}`
}

/**
 * One row more than the page, when there is one: that is how a list without a total knows that it goes on. The page is
 * found by ids first: rows that are only passed over are then read from the index and not from the table.
 */
export async function listClaims(
  reader: Reader,
  caller: TokenCaller,
  { filter, page }: { filter: ClaimFilter; page: Page },
): Promise<{ rows: ShownClaim[]; has_more: boolean }> {
  // Nothing is paid that is at a stage before the end.
  if (standingsOf(filter)?.length === 0) return { rows: [], has_more: false }
  const rows = await reader.many<ShownClaim>(sql`
    select ${answerColumns(caller)} from claims l
    join (${foundIds(caller, filter, page)}) p on p.id = l.id
    order by l.created_at desc, l.id desc`)
  return { rows: rows.slice(0, page.limit), has_more: rows.length > page.limit }
}
