import { allOf, knownNumber, type Reader, type Statement, sql } from '../../../../platform/db/db.ts'
import type { Asked } from './rules.search.ts'

export type Found = {
  /** All, unless they are too many to be held. */
  readonly ids: readonly string[] | null
  /** So many claims are found at least, whichever are hidden. */
  readonly least: number
}
/** A search with its words as patterns, and what it finds. */
export type Search = Asked & Found

/** What is open of the invoices, as the index has it. */
export const OUTSTANDING = sql`greatest(0, debt.total_cents - debt.paid_cents)`

/** For indexes of trigrams, each pattern is a condition of its own. */
export const likeAll = (column: Statement, patterns: readonly string[]): Statement =>
  allOf(patterns.map((pattern) => sql`${column} like ${pattern}`))

/** Each word in one of its spellings. */
const hasWords = (column: Statement, words: Asked['words']): Statement =>
  allOf(
    words.map(([spelling, other]) =>
      other === undefined
        ? sql`${column} like ${spelling}`
        : sql`(${column} like ${spelling} or ${column} like ${other})`,
    ),
  )

const hasReference = (column: Statement, { words, reference }: Asked): Statement =>
  reference === null ? hasWords(column, words) : sql`((${hasWords(column, words)}) or ${column} like ${reference})`

/**
 * All words in a claim's own references, in its debtor's name, towns and e-mail addresses, in its customer's name, or in the
 * number of one of its invoices; or the amount of all invoices, of what is open, of one invoice or of a letter.
 */
export const foundBy = ({ ids, ...asked }: Search): Statement =>
  ids ? sql`l.id = any(${ids}::uuid[])` : sql`l.id in (${foundIds(asked)})`

/** The same asked of one claim after the other: for a walk that meets a page of them soon, since very many are found. */
export function isFound(asked: Asked): Statement {
  const { words, cents } = asked
  return sql`(${hasReference(sql`l.search_reference`, asked)}
    or exists (select from customers x where x.id = l.customer_id and ${hasWords(sql`x.search_name`, words)} ${AT_ONCE})
    or exists (select from debtors x where x.id = l.debtor_id and ${hasWords(sql`x.search_text`, words)}
      and x.restricted_at is null ${AT_ONCE})
    or exists (select from invoices x where x.claim_id = l.id and ${hasWords(sql`x.search_number`, words)} ${AT_ONCE})
    ${cents.length === 0 ? sql`` : sql`or l.id in (${ofAmount(cents)})`})`
}

/** For each row when it is met: PostgreSQL would otherwise look up all before the first. */
const AT_ONCE = sql`offset 0`

/** Through the indexes of all places. A claim may be found in several. */
const foundIds = (asked: Asked, when = sql``): Statement => sql`
  select r.id from debtors x cross join lateral (
      select y.id from claims y where y.organization_id = x.organization_id and y.debtor_id = x.id ${when}) r
    where ${hasWords(sql`x.search_text`, asked.words)} and x.restricted_at is null
  union all select r.id from customers x cross join lateral (
      select y.id from claims y where y.organization_id = x.organization_id and y.customer_id = x.id ${when}) r
    where ${hasWords(sql`x.search_name`, asked.words)}
  union all select x.claim_id from invoices x where ${hasWords(sql`x.search_number`, asked.words)}
  union all select r.id from claims r where ${hasReference(sql`r.search_reference`, asked)}
  ${asked.cents.length === 0 ? sql`` : sql`union all select a.id from (${ofAmount(asked.cents)}) a`}`

/** Letters that were never sent named no amount to anybody. */
const ofAmount = (cents: readonly number[]): Statement => sql`
  select debt.id from claim_debts debt where debt.total_cents = any(${cents}::bigint[])
  union all select debt.id from claim_debts debt where ${OUTSTANDING} = any(${cents}::bigint[])
  union all select x.claim_id from invoices x where x.gross_cents = any(${cents}::bigint[])
  union all select x.claim_id from letters x where x.total_cents = any(${cents}::bigint[]) and x.status <> 'void'`

/** Patterns as names are stored for searching. */
export const listFolded = async (reader: Reader, patterns: readonly string[]): Promise<string[]> =>
  (
    await reader.many<{ pattern: string }>(
      sql`select search_form(p) as pattern from unnest(${patterns}::text[]) with ordinality u (p, place) order by place`,
    )
  ).map(({ pattern }) => pattern)

/** Looks no further than it has found something `most` times. */
export const findFound = async (reader: Reader, asked: Asked, most: number): Promise<Found> =>
  (await reader.one<Found>(sql`
    select case when count(*) <= ${knownNumber(most)} then coalesce(jsonb_agg(distinct id), '[]') end as ids,
      (count(distinct id) - (select count(*) from blocked_claims))::int as least
    from (${foundIds(asked, AT_ONCE)} limit ${knownNumber(most + 1)}) found`)) as Found

export type AmountSpan = { readonly from_cents: number | null; readonly to_cents: number | null }

/** Of which so much is open, unless these are more than `most`. */
export async function findAmount(reader: Reader, amount: AmountSpan, most: number): Promise<string[] | null> {
  const rows = await reader.many<{ id: string }>(sql`
    select debt.id from claim_debts debt where ${isWithin(amount)} order by ${OUTSTANDING} limit ${knownNumber(most + 1)}`)
  return rows.length > most ? null : rows.map(({ id }) => id)
}

export function isWithin({ from_cents, to_cents }: AmountSpan): Statement {
  const from = from_cents === null ? sql`true` : sql`${OUTSTANDING} >= ${from_cents}`
  const to = to_cents === null ? sql`true` : sql`${OUTSTANDING} <= ${to_cents}`
  return sql`(${from} and ${to})`
}
