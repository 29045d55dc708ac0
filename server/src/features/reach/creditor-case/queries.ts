import { isNotBlocked } from '../../../audiences/visibility.ts'
import type { Cents } from '../../../kernel/money.ts'
import { allOf, knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { BlockedReason, CaseStatus, ClosureReason, Stage } from '../../case/claims/index.ts'
import type { CustomerKey } from '../../parties/customers/index.ts'
import { PRIMARY_ADDRESS, SHOWN_ADDRESS, SHOWN_NAME } from '../../parties/debtors/index.ts'
import { waitingClaims } from '../creditor-needs/index.ts'
import type { CaseSort, CaseState } from './rules.ts'

/** One case of a list. */
export type CaseLine = {
  id: string
  case_reference: string
  partner_reference: string | null
  debtor_name: string
  debtor_zip: string | null
  debtor_city: string | null
  debtor_country: string | null
  total_cents: Cents
  paid_cents: Cents
  collection_stage: Stage
  case_status: CaseStatus
  closure_reason: ClosureReason | null
  blocked_reason: BlockedReason | null
  blocked_until: string | null
  is_held: boolean
  address_unknown: boolean
  waiting_letter_id: string | null
  due_at: Date | null
  decision: 'sue' | 'decline' | null
  needs_you: boolean
  created_at: Date
  updated_at: Date
}

/** `patterns` are the words of a search, each for `like`. */
export type CaseFilter = { readonly state?: CaseState | undefined; readonly patterns?: readonly string[] | undefined }

const STATE_CONDITIONS: Readonly<Record<Exclude<CaseState, 'needs_you'>, Statement>> = {
  open: sql`f.case_status <> 'closed'`,
  disputed: sql`f.case_status = 'disputed'`,
  closed: sql`f.case_status = 'closed'`,
}

const ofCustomer = ({ organization_id, customer_id }: CustomerKey): Statement =>
  sql`f.organization_id = ${organization_id} and f.customer_id = ${customer_id} and ${isNotBlocked(sql`f.id`)}`

function inState(customer: CustomerKey, state: CaseState | undefined): Statement {
  if (state === undefined) return sql`true`
  return state === 'needs_you' ? sql`f.id in (${waitingClaims(customer)})` : STATE_CONDITIONS[state]
}

const wordsAre = (column: Statement, patterns: readonly string[] = []): Statement =>
  allOf(patterns.map((pattern) => sql`${column} like ${pattern}`))

/** Of `claim_search f`. */
const searched = (customer: CustomerKey, { state, patterns }: CaseFilter): Statement =>
  allOf([ofCustomer(customer), inState(customer, state), wordsAre(sql`f.words`, patterns)])

/**
 * Of `claims f`. PostgreSQL cannot know how many claims a word finds. `is true` makes it look for them once, whatever it
 * expects, and then read the claims in their order.
 */
function matching(customer: CustomerKey, { state, patterns }: CaseFilter): Statement {
  const conditions = [ofCustomer(customer), inState(customer, state)]
  if (patterns) {
    const { organization_id, customer_id } = customer
    conditions.push(sql`(f.id in (
      select s.id from claim_search s
      where s.organization_id = ${organization_id} and s.customer_id = ${customer_id}
        and ${wordsAre(sql`s.words`, patterns)})) is true`)
  }
  return allOf(conditions)
}

/** What a closed case still lacked is not waited for. */
const ORDERS: Readonly<Record<Exclude<CaseSort, 'debtor'>, Statement>> = {
  newest: sql`f.created_at desc, f.id desc`,
  oldest: sql`f.created_at, f.id`,
  changed: sql`f.updated_at desc, f.id desc`,
  outstanding: sql`case when f.case_status = 'closed' then 0 else greatest(0, f.total_cents - f.paid_cents) end desc, f.id desc`,
}

/** Names in the order of a telephone book. Every other order is read from the index of a customer's claims. */
const foundIds = (customer: CustomerKey, filter: CaseFilter, sort: CaseSort, page: Page): Statement =>
  sort === 'debtor'
    ? sql`select f.id from claim_search f where ${searched(customer, filter)}
        order by f.debtor collate "C", f.id ${pageClause(page)}`
    : sql`select f.id from claims f where ${matching(customer, filter)} order by ${ORDERS[sort]} ${pageClause(page)}`

/** Only the rows of the page are read whole. */
const linesOf = (customer: CustomerKey, found: Statement, order: Statement): Statement => sql`
  select f.id, f.case_reference, f.partner_reference, ${SHOWN_NAME} as debtor_name, ${SHOWN_ADDRESS} ->> 'zip' as debtor_zip,
    ${SHOWN_ADDRESS} ->> 'city' as debtor_city, ${PRIMARY_ADDRESS} ->> 'country' as debtor_country, f.total_cents,
    f.paid_cents, f.collection_stage, f.case_status, f.closure_reason, f.blocked_reason, f.blocked_until, f.is_held, f.address_unknown,
    f.waiting_letter_id, f.due_at, x.decision, (f.id in (${waitingClaims(customer)})) as needs_you, f.created_at,
    f.updated_at
  from (${found}) found
  join claims f on f.id = found.id
  join claim_search w on w.id = f.id
  join debtors d on d.organization_id = f.organization_id and d.id = f.debtor_id
  left join lawsuit_decisions x on x.claim_id = f.id
  order by ${order}`

export type CasesWanted = { readonly filter: CaseFilter; readonly sort: CaseSort; readonly page: Page }

export const listCases = (
  reader: Reader,
  customer: CustomerKey,
  { filter, sort, page }: CasesWanted,
): Promise<CaseLine[]> =>
  reader.many(
    linesOf(
      customer,
      foundIds(customer, filter, sort, page),
      sort === 'debtor' ? sql`w.debtor collate "C", f.id` : ORDERS[sort],
    ),
  )

export const countCases = async (reader: Reader, customer: CustomerKey, filter: CaseFilter): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      filter.patterns
        ? sql`select count(*)::int as total from claim_search f where ${searched(customer, filter)}`
        : sql`select count(*)::int as total from claims f where ${matching(customer, filter)}`,
    )
  )?.total ?? 0

/** The newest cases after one that was read before, for lists that are read to their end. */
export const listCasesAfter = (
  reader: Reader,
  customer: CustomerKey,
  { filter, after, most }: { filter: CaseFilter; after: string | undefined; most: number },
): Promise<CaseLine[]> => {
  // Where it stands is read from its row: the database counts time more finely than we do.
  const beyond =
    after === undefined
      ? sql`true`
      : sql`(f.created_at, f.id) < ((select a.created_at from claims a where a.id = ${after}), ${after}::uuid)`
  const found = sql`select f.id from claims f where ${matching(customer, filter)} and ${beyond}
    order by ${ORDERS.newest} limit ${knownNumber(most)}`
  return reader.many(linesOf(customer, found, ORDERS.newest))
}
