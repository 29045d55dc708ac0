import { isNotBlocked, isWithheld } from '../../../audiences/visibility.ts'
import type { Cents } from '../../../kernel/money.ts'
import { allOf, knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { likeText } from '../../../platform/db/like.ts'
import { type Page, pageClause } from '../../../platform/http/paging.ts'
import type { CaseStatus, ClosureReason } from '../../case/claims/index.ts'
import { SHOWN_NAME } from '../../parties/debtors/index.ts'
import type { AccountKind } from './accounts/rules.ts'
import { DIFFERENCES, type ListedDifference } from './differences/queries.ts'
import { offsetCentsOf } from './offsets/queries.ts'
import { amountTyped, type EntryStatus, type StoredStatus } from './rules.entries.ts'
import { SETTLED, SHARES, type ShownShare } from './shares/queries.list.ts'

export type Suggestion = {
  readonly claim_id: string
  readonly case_reference: string
  readonly debtor_name: string | null
  readonly customer_name: string | null
  readonly case_status: CaseStatus
  readonly closure_reason: ClosureReason | null
  readonly outstanding_cents: Cents
  readonly score: number
  readonly why: string
  readonly payment_id: string | null
}

export type AssignedPart = {
  readonly claim_id: string
  readonly case_reference: string
  readonly debtor_name: string | null
  readonly amount_cents: Cents
  readonly payment_id: string
  readonly is_linked: boolean
}

export type ListedEntry = {
  readonly id: string
  readonly organization_id: string
  readonly account_id: string
  readonly account_name: string
  readonly account_kind: AccountKind
  readonly statement_id: string
  readonly amount_cents: Cents
  readonly booking_date: string
  readonly value_date: string
  readonly text: string
  readonly payer_name: string | null
  readonly payer_iban: string | null
  readonly end_to_end_id: string | null
  readonly bank_reference: string | null
  readonly is_return: boolean
  readonly return_reason: string | null
  readonly status: StoredStatus
  readonly to_refund_cents: Cents
  readonly offset_cents: Cents
  readonly rest_cents: Cents
  readonly own_cents: Cents
  readonly own_due_cents: Cents
  readonly settled_cents: Cents
  readonly held_count: number
  readonly shares: readonly ShownShare[]
  readonly assigned: readonly AssignedPart[]
  readonly suggestions: readonly Suggestion[]
  readonly differences: readonly ListedDifference[]
  readonly note: string | null
  readonly updated_by_name: string | null
  readonly is_withheld: boolean
  readonly created_at: Date
}

export type EntryFilter = {
  readonly status?: EntryStatus
  readonly is_open?: boolean
  /** Entries of which something was booked to a claim since then, and still is. */
  readonly booked_since?: Date
  readonly account_id?: string
  readonly organization_id?: string
  readonly claim_id?: string
  readonly q?: string
  readonly from?: string
  readonly to?: string
  readonly hides_blocked?: boolean
}

/** Asked of each entry that was found: how many claims there are of that kind is badly guessed. */
const isOfNone = (claims: Statement): Statement => sql`
  not exists (select from bank_parts b join ${claims} x on x.claim_id = b.claim_id where b.entry_id = e.id)
  and not exists (
    select from bank_suggestions s join ${claims} x on x.claim_id = s.claim_id where s.entry_id = e.id and s.is_named)`

/** Entries of people who were erased are for administrators alone. */
const IS_NOT_BLOCKED = isOfNone(sql`blocked_claims`)

/** What the bank said of people whose data may only be kept is found by nobody. */
const IS_NOT_WITHHELD = isOfNone(sql`withheld_claims`)

const OF_CLAIMS = (claims: Statement): Statement => sql`
  select b.entry_id from bank_parts b where b.undone_at is null and b.claim_id in (${claims})
  union all select s.entry_id from bank_suggestions s where s.claim_id in (${claims})`

/** All but the words. */
export function narrowed(filter: EntryFilter): Statement {
  const { status, is_open, booked_since, account_id, organization_id, claim_id, from, to } = filter
  const conditions: Statement[] = []
  if (status) conditions.push(sql`shown_entry_status(e.status) = ${status}`)
  if (is_open !== undefined)
    conditions.push(sql`shown_entry_status(e.status) ${is_open ? sql`in` : sql`not in`} ('suggested', 'unmatched')`)
  if (booked_since)
    conditions.push(sql`e.id in (
      select b.entry_id from bank_parts b where b.created_at >= ${booked_since} and b.undone_at is null
        and b.claim_id is not null)`)
  if (account_id) conditions.push(sql`e.account_id = ${account_id}`)
  if (organization_id) conditions.push(sql`e.organization_id = ${organization_id}`)
  if (claim_id) conditions.push(sql`e.id in (${OF_CLAIMS(sql`${claim_id}::uuid`)})`)
  if (from) conditions.push(sql`e.booking_date >= ${from}::date`)
  if (to) conditions.push(sql`e.booking_date <= ${to}::date`)
  return allOf(conditions)
}

export function entriesMatching(filter: EntryFilter): Statement {
  const conditions = [narrowed(filter)]
  if (filter.q) conditions.push(sql`e.id in (${foundBy(filter.q, narrowed(filter))}) and ${IS_NOT_WITHHELD}`)
  if (filter.hides_blocked) conditions.push(IS_NOT_BLOCKED)
  return allOf(conditions)
}

/** Fewer characters are in almost every entry, and no index finds them. */
const WORD_MIN = 3

/** What a search finds more of is no list that anybody reads, and would cost what all of them cost. */
export const FOUND_MAX = 10_000
const FEW = sql`limit ${knownNumber(FOUND_MAX + 1)}`

const wordsOf = (q: string): string[] => q.trim().split(/\s+/)
const isShort = (q: string): boolean => wordsOf(q).every((word) => word.length < WORD_MIN)
const isFilledBy = (column: Statement, q: string): Statement =>
  allOf(wordsOf(q).map((word) => sql`${column} like '%' || search_form(${likeText(word)}::text) || '%'`))

const claimsNamed = (q: string): Statement =>
  sql`(select l.id from claims l where ${isFilledBy(sql`l.search_reference`, q)} ${FEW})`

/**
 * Every place has its own index, so that a rare word is found at once among a million entries, and of a frequent one no
 * more is read than is needed to know that it is frequent. Where no word is long enough, only an amount is looked for.
 */
function foundBy(q: string, among: Statement): Statement {
  const some = (condition: Statement) => sql`(select e.id from bank_entries e where ${among} and ${condition} ${FEW})`
  const amount_cents = amountTyped(q.trim())
  const by_amount =
    amount_cents === undefined ? sql`false` : sql`e.amount_cents in (${amount_cents}, ${0 - amount_cents})`
  if (isShort(q)) return some(by_amount)
  return sql`
    ${some(isFilledBy(sql`e.search_text`, q))} union all ${some(by_amount)}
    union all ${some(sql`e.id in (${OF_CLAIMS(claimsNamed(q))})`)}`
}

/** Whether a search finds more entries, or names more claims, than are listed. */
export const findsTooMany = async (reader: Reader, filter: EntryFilter): Promise<boolean> => {
  const { q } = filter
  if (!q) return false
  const found = await reader.one<{ most: number }>(sql`
    select greatest(
      (select count(*) from (select f.id from (${foundBy(q, narrowed(filter))}) f group by 1 ${FEW}) x),
      ${isShort(q) ? sql`0` : sql`(select count(*) from ${claimsNamed(q)} c)`})::int as most`)
  return (found?.most ?? 0) > FOUND_MAX
}

const PARTS = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('claim_id', b.claim_id, 'case_reference', l.case_reference,
    'debtor_name', ${SHOWN_NAME}, 'amount_cents', b.amount_cents, 'payment_id', b.payment_id, 'is_linked', b.is_linked)
    order by b.created_at, b.id), '[]')
  from bank_parts b join claims l on l.id = b.claim_id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
  where b.entry_id = e.id and b.undone_at is null)`

/** More than anybody reads; all that are named hold their claims. */
const SUGGESTIONS_MAX = 10

const suggestionsFor = (hides_blocked: boolean): Statement => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('claim_id', s.claim_id, 'case_reference', l.case_reference,
    'debtor_name', ${SHOWN_NAME}, 'customer_name', c.name, 'case_status', l.case_status,
    'closure_reason', l.closure_reason,
    'outstanding_cents', greatest(0, l.total_cents - l.paid_cents), 'score', s.score, 'why', s.why,
    'payment_id', s.payment_id) order by s.position, s.claim_id), '[]')
  from (
    select x.* from bank_suggestions x where x.entry_id = e.id ${hides_blocked ? sql`and ${isNotBlocked(sql`x.claim_id`)}` : sql``}
    order by x.position, x.claim_id limit ${SUGGESTIONS_MAX}) s
    join claims l on l.id = s.claim_id
    join debtors d on d.organization_id = l.organization_id and d.id = l.debtor_id
    left join customers c on c.organization_id = l.organization_id and c.id = l.customer_id)`

const IS_WITHHELD = sql`(
  exists (select 1 from bank_parts b where b.entry_id = e.id and ${isWithheld(sql`b.claim_id`)})
  or exists (select 1 from bank_suggestions s where s.entry_id = e.id and s.is_named and ${isWithheld(sql`s.claim_id`)}))`

const REST = sql`case when e.status not in ('unread', 'suggested', 'unmatched') or e.returned_by is not null then 0 else e.amount_cents - e.to_refund_cents
  - sign(e.amount_cents) * ${offsetCentsOf(sql`e.id`)} - (
  select coalesce(sum(b.amount_cents), 0) from bank_parts b where b.entry_id = e.id and b.undone_at is null) end`

/** What of it is our own money. */
const OWN = sql`(
  select coalesce(sum(b.amount_cents), 0) from bank_parts b
  where b.entry_id = e.id and b.undone_at is null and b.kind = 'own_money' and e.returned_by is null)`

/** What of it we owe to the client money, where it comes from an account of our own. */
const OWN_DUE = sql`case when a.kind = 'client_money' and e.amount_cents > 0 and exists (
    select 1 from bank_accounts u where u.organization_id = e.organization_id and u.kind = 'own' and u.iban = e.payer_iban)
  then greatest(least(${REST}, (
    select coalesce(sum(l.amount_cents), 0) from ledger_lines l
    where l.organization_id = e.organization_id and l.account = 'fees')), 0) else 0 end`

/** How many claims get no letters because of it. */
const HELD = sql`case when e.status in ('unread', 'suggested', 'unmatched') then (
  select count(*) from bank_suggestions s where s.entry_id = e.id and s.is_named) else 0 end`

const listed = (hides_blocked: boolean): Statement => sql`
  select e.id, e.organization_id, e.account_id, a.name as account_name, a.kind as account_kind, e.statement_id,
    e.amount_cents, e.booking_date, e.value_date, e.text, e.payer_name, e.payer_iban, e.end_to_end_id, e.bank_reference,
    e.is_return, e.return_reason, e.status, e.to_refund_cents, ${offsetCentsOf(sql`e.id`)} as offset_cents, ${REST}::bigint as rest_cents,
    ${OWN}::bigint as own_cents, ${OWN_DUE}::bigint as own_due_cents, ${SETTLED}::bigint as settled_cents,
    ${HELD}::int as held_count, ${SHARES} as shares,
    ${PARTS} as assigned, ${suggestionsFor(hides_blocked)} as suggestions, ${DIFFERENCES} as differences, e.note,
    o.name as updated_by_name, ${IS_WITHHELD} as is_withheld, e.created_at
  from bank_entries e join bank_accounts a on a.id = e.account_id left join operators o on o.id = e.updated_by`

/** Latest booking first. The page is found by ids first, so that only its rows are read whole. */
export const listEntries = (reader: Reader, filter: EntryFilter, page: Page): Promise<ListedEntry[]> =>
  reader.many(sql`
    with found as materialized (
      select e.id from bank_entries e where ${entriesMatching(filter)} order by e.booking_date desc, e.seq desc
      ${pageClause(page)})
    ${listed(filter.hides_blocked ?? false)} where e.id in (select f.id from found f)
    order by e.booking_date desc, e.seq desc`)

export const findListedEntry = (reader: Reader, id: string, hides_blocked: boolean): Promise<ListedEntry | undefined> =>
  reader.one(sql`
    ${listed(hides_blocked)} where e.id = ${id} ${hides_blocked ? sql`and ${IS_NOT_BLOCKED}` : sql``}`)
