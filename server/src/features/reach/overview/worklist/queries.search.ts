import { allOf, knownNumber, type Reader, type Statement, sql } from '../../../../platform/db/db.ts'
import type { Asked } from './rules.search.ts'

/** A search with its words as patterns; `ids` are all that it finds, where these are few. */
export type Search = Asked & { readonly ids: readonly string[] | null; readonly finds_most: boolean }

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
 * number of one of its invoices; or the amount of all invoices, of what is open, of one invoice or of a letter. This form
 * reads every claim once, which is the best there is for a search that finds many.
 */
export function foundBy({ ids, ...asked }: Search): Statement {
  if (ids) return sql`l.id = any(${ids}::uuid[])`
  const { words, cents } = asked
  return sql`(${hasReference(sql`l.search_reference`, asked)}
    or l.customer_id in (select x.id from customers x where ${hasWords(sql`x.search_name`, words)})
    or l.debtor_id in (select x.id from debtors x where ${hasWords(sql`x.search_text`, words)} and x.restricted_at is null)
    or l.id in (select x.claim_id from invoices x where ${hasWords(sql`x.search_number`, words)})
    ${cents.length === 0 ? sql`` : sql`or l.id in (${ofAmount(cents)})`})`
}

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

export type FoundClaims = { count: number; ids: string[] | null }

/**
 * How much a search finds, up to `most`, and what it finds where that is no more than `few`: through the indexes of all
 * places, which is the best there is for finding few.
 */
export const findFound = async (
  reader: Reader,
  asked: Asked,
  { few, most }: { few: number; most: number },
): Promise<FoundClaims> =>
  (await reader.one<FoundClaims>(sql`
    select count(*)::int as count, case when count(*) <= ${knownNumber(few)} then jsonb_agg(id) end as ids
    from (
      select r.id from claims r where ${hasReference(sql`r.search_reference`, asked)}
      union all select r.id from debtors x join claims r on r.organization_id = x.organization_id and r.debtor_id = x.id
        where ${hasWords(sql`x.search_text`, asked.words)} and x.restricted_at is null
      union all select r.id from customers x join claims r on r.organization_id = x.organization_id and r.customer_id = x.id
        where ${hasWords(sql`x.search_name`, asked.words)}
      union all select x.claim_id from invoices x where ${hasWords(sql`x.search_number`, asked.words)}
      ${asked.cents.length === 0 ? sql`` : sql`union all select a.id from (${ofAmount(asked.cents)}) a`}
      limit ${knownNumber(most)}) found`)) as FoundClaims
