import { allOf, knownNumber, type Reader, type Statement, sql } from '../db/db.ts'
import { likeText } from '../db/like.ts'
import { type Count, type Page, pageClause, TOTAL_MAX } from '../http/paging.ts'

export const MAIL_STATUSES = ['kept', 'queued', 'sent', 'failed'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** What the index has trigrams of. */
const SEARCHED = sql`lower(recipient || ' ' || subject)`

/** Shorter texts are in nearly every mail, and no index finds them but at the beginning of a word. */
const ANYWHERE_LENGTH_MIN = 3
const WORD_START = '(^|[ -/:-@[-`{-~\\t\u00a0„“”‚‘’«»‹›–—])'

/** What begins with a mark, such as „@a", says itself where a word begins. */
const isShort = (q: string): boolean => [...q].length < ANYWHERE_LENGTH_MIN && /^\s*[\p{L}\p{N}]/u.test(q)

/** Of marks alone, also behind one letter, there are no trigrams: the index would give all mails, more slowly than the table. */
const hasTrigram = (q: string): boolean => /.[\p{L}\p{N}]/su.test(q)

export function isFoundBy(q: string): Statement {
  if (isShort(q)) return sql`${SEARCHED} ~ lower(${WORD_START + q.trim().replace(/[^\p{L}\p{N}]/gu, '\\$&')})`
  if (hasTrigram(q)) return sql`${SEARCHED} like lower(${`%${likeText(q)}%`})`
  return sql`position(lower(${q}) in ${SEARCHED}) > 0`
}

/** So many of the newest mails are asked first: a frequent text is met there soon, for which an index would give nearly all. */
const NEWEST = 20_000

export type MailFilter = { status?: MailStatus; q?: string }

export function matching({ status, q }: MailFilter): Statement {
  // Mails about people whose data may only be kept are in no list.
  const conditions: Statement[] = [sql`not exists (select 1 from withheld_claims w where w.claim_id = mails.claim_id)`]
  if (status) conditions.push(sql`status = ${status}`)
  if (q) conditions.push(isFoundBy(q))
  return allOf(conditions)
}

type SearchWanted = { filter: MailFilter; page: Page } & SearchBounds
export type SearchBounds = { most?: number; newest?: number }

type Look = { readonly found: number; readonly ids: readonly string[] }

/**
 * Planned as if all that matches were read, though no more is: PostgreSQL would otherwise expect to come upon the first few soon
 * in any order, and read all mails for a rare text.
 */
const lookAt = (among: Statement, { filter, page }: SearchWanted, limit: Statement): Statement => sql`
  with matched as materialized (select id, created_at from ${among} where ${matching(filter)}),
    found as materialized (select * from matched ${limit})
  select (select count(*)::int from found) as found, coalesce((
    select jsonb_agg(p.id order by p.created_at desc, p.id desc) from (
      select * from found order by created_at desc, id desc ${pageClause(page)}) p), '[]') as ids`

const newestMails = (most: number): Statement =>
  sql`(select * from mails order by created_at desc, id desc limit ${knownNumber(most)}) mails`

/** The ids of a page, and how many mails there are on all pages. */
export async function searchMails(reader: Reader, wanted: SearchWanted): Promise<Count & { ids: readonly string[] }> {
  const { page, most = TOTAL_MAX, newest = NEWEST } = wanted
  const near = (await reader.one<Look>(lookAt(newestMails(newest), wanted, sql``))) as Look
  if (near.found <= most) {
    const all = (await reader.one<Look>(lookAt(sql`mails`, wanted, sql`limit ${knownNumber(most + 1)}`))) as Look
    if (all.found <= most) return { ids: all.ids, total: all.found, total_is_exact: true }
  }
  const is_met = near.ids.length === page.limit
  const { ids } = is_met ? near : ((await reader.one<Look>(lookAt(sql`mails`, wanted, sql``))) as Look)
  return { ids, total: most, total_is_exact: false }
}
