import { isNotBlocked } from '../../../../audiences/visibility.ts'
import { addDays, type DateOnly, startOfDayInVienna } from '../../../../kernel/dates.ts'
import { allOf, knownWords, type Statement, sql } from '../../../../platform/db/db.ts'
import { type CaseStatus, STANDINGS, type Stage, type Standing, stagesWhere } from '../../../case/claims/index.ts'
import { monthEnd, monthStart } from '../../../money/revenue/index.ts'
import { NEEDS_SOMEBODY } from '../queries.work-kinds.ts'
import { type Age, submittedBetween } from '../rules.ts'
import { type AmountSpan, foundBy, isFound, isWithin, type Search } from './queries.search.ts'

export type DaySpan = { readonly from: DateOnly | null; readonly to: DateOnly | null }

export type LineFilter = {
  search?: Search
  collection_stage?: readonly Stage[]
  case_status?: readonly CaseStatus[]
  organization_id?: string
  partner_id?: string
  customer_id?: string
  debtor_id?: string
  age?: Age
  /** `YYYY-MM`, a month in Vienna. */
  opened_month?: string
  is_held?: boolean
  is_stuck?: boolean
  disputed?: boolean
  /** What is open of the invoices, both included. */
  amount?: AmountSpan
  /** Only these, where what else they must be has been looked up. */
  among?: readonly string[]
  /** Days in Vienna, both included. */
  created?: DaySpan
  due?: DaySpan
  /** Null is nobody. */
  owner_ids?: readonly (string | null)[]
  country?: readonly string[]
  hides_blocked?: boolean
}

const DEBTOR = sql`debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id`
const CUSTOMER = sql`customers c on c.organization_id = l.organization_id and c.id = l.customer_id`
const POSITION = sql`claim_positions pos on pos.id = l.id`
const DEBT = sql`claim_debts debt on debt.id = l.id`
/** Joins that nothing asks for cost nothing: each finds at most one row, so PostgreSQL leaves it out. */
export const JOINS = sql`left join ${DEBTOR} left join ${CUSTOMER} left join ${POSITION} left join ${DEBT}`
export const FROM = sql`claims l ${JOINS}`
/** Every claim has a debtor, so that PostgreSQL may also walk debtors in their order, up to the claims of the page. */
export const BY_DEBTOR = sql`claims l join ${DEBTOR} left join ${CUSTOMER} left join ${POSITION} left join ${DEBT}`
/** So for amounts, which are looked up, or walked in their order. */
export const BY_AMOUNT = sql`claims l join ${DEBT} left join ${DEBTOR} left join ${CUSTOMER} left join ${POSITION}`
export const CLAIMS_OF_DEBTOR = sql`claims l on l.organization_id = d.organization_id and l.debtor_id = d.id
  left join ${CUSTOMER} left join ${POSITION} left join ${DEBT}`
export const fromWith = ({ amount }: LineFilter): Statement => (amount ? BY_AMOUNT : FROM)

/** Whether a filter names stages or statuses. */
export const namesPlace = ({ collection_stage, case_status, disputed }: LineFilter): boolean =>
  collection_stage !== undefined || case_status !== undefined || disputed !== undefined

/** The places that it leaves. */
export const standingsOf = ({ collection_stage, case_status, disputed }: LineFilter): Standing[] =>
  STANDINGS.filter(
    ({ stage, status }) =>
      (collection_stage?.includes(stage) ?? true) &&
      (case_status?.includes(status) ?? true) &&
      (disputed === undefined || disputed === (status === 'disputed')),
  )

/** As rows `s`, each of which an index of `claim_positions` has together. */
export function inPlaces(standings: readonly Standing[]): Statement {
  const [stages, statuses] = [standings.map(({ stage }) => stage), standings.map(({ status }) => status)]
  return sql`unnest(${stages}::text[], ${statuses}::text[]) s (stage, status)`
}

/** Few claims are at one of these stages, which `claim_positions_desk_idx` names. The others are not looked up. */
const LOOKED_UP: ReadonlySet<Stage> = new Set<Stage>([
  ...(['new', 'installment_cancelled', 'manuelle_pruefung'] as const),
  ...stagesWhere(({ desk }) => desk !== null),
])

const atStages = (stages: readonly Stage[]): Statement =>
  stages.every((stage) => LOOKED_UP.has(stage))
    ? sql`pos.collection_stage = any(${stages}::text[])`
    : sql`l.collection_stage = any(${stages}::text[])`

/** Few are, and each has its index. */
const IS_STUCK = sql`(l.id in (
  select l.id from claim_positions l where l.stuck_at is not null
  union all select l.id from claim_positions l where ${NEEDS_SOMEBODY}))`

/** Few are. They are looked up first, all of them: in the order of a list they may lie far apart, or all at its end. */
const IS_HELD = sql`l.id = any(array(select h.id from claim_positions h where h.is_held))`

export function matching(filter: LineFilter, now: Date): Statement {
  const conditions: Statement[] = []
  const {
    search,
    organization_id,
    partner_id,
    customer_id,
    debtor_id,
    age,
    opened_month,
    is_held,
    is_stuck,
    disputed,
    hides_blocked,
  } = filter
  if (filter.collection_stage) conditions.push(atStages(filter.collection_stage))
  if (filter.case_status) conditions.push(sql`l.case_status = any(${filter.case_status}::text[])`)
  if (filter.country) conditions.push(sql`d.country in (${knownWords([...new Set(filter.country)].sort())})`)
  if (filter.owner_ids) conditions.push(isOwnedBy(filter.owner_ids))
  if (filter.amount) conditions.push(isWithin(filter.amount))
  if (filter.among) conditions.push(sql`l.id = any(${filter.among}::uuid[])`)
  if (filter.created) conditions.push(within(sql`l.created_at`, filter.created))
  if (filter.due) conditions.push(isDueWithin(filter.due))
  if (organization_id) conditions.push(sql`l.organization_id = ${organization_id}`)
  if (partner_id) conditions.push(sql`c.partner_id = ${partner_id}`)
  if (customer_id) conditions.push(sql`l.customer_id = ${customer_id}`)
  if (debtor_id) conditions.push(sql`l.debtor_id = ${debtor_id}`)
  if (is_held !== undefined) conditions.push(is_held ? IS_HELD : sql`not l.is_held`)
  if (is_stuck !== undefined) conditions.push(is_stuck ? IS_STUCK : sql`not ${IS_STUCK}`)
  if (disputed !== undefined) conditions.push(sql`(l.case_status = 'disputed') = ${disputed}`)
  if (opened_month) {
    conditions.push(sql`l.created_at >= ${monthStart(opened_month)} and l.created_at < ${monthEnd(opened_month)}`)
  }
  if (age) conditions.push(ofAge(age, now))
  if (hides_blocked) conditions.push(isNotBlocked(sql`l.id`))
  // Of few that have been looked up, each is asked.
  if (search) conditions.push(filter.among && !search.ids ? isFound(search) : foundBy(search))
  return allOf(conditions)
}

export function within(column: Statement, { from, to }: DaySpan): Statement {
  const since = from === null ? sql`true` : sql`${column} >= ${startOfDayInVienna(from)}`
  const until = to === null ? sql`true` : sql`${column} < ${startOfDayInVienna(addDays(to, 1))}`
  return sql`(${since} and ${until})`
}

/** Of all organisations, by name: the index has the days of each in their order. */
const isDueWithin = (span: DaySpan): Statement =>
  sql`pos.organization_id = any(array(select o.id from organizations o)) and ${within(sql`pos.due_at`, span)}`

/** What belonged to somebody who has left belongs to nobody; it is also found by that person. */
function isOwnedBy(owner_ids: readonly (string | null)[]): Statement {
  const named = owner_ids.filter((id) => id !== null)
  const nobody = owner_ids.includes(null)
    ? sql`l.owner_id is null or l.owner_id in (select x.id from operators x where x.disabled_at is not null)`
    : sql`false`
  return sql`(l.owner_id = any(${named}::uuid[]) or ${nobody})`
}

function ofAge(age: Age, now: Date): Statement {
  const { after, until } = submittedBetween(age, now)
  return sql`l.case_status <> 'closed' and l.created_at <= ${until}
    and ${after ? sql`l.created_at > ${after}` : sql`true`}`
}
