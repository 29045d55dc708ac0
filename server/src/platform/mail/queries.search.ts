import { knownNumber, type Reader, type Statement, sql } from '../db/db.ts'
import { likeText } from '../db/like.ts'
import { type Count, type Page, pageClause, TOTAL_MAX } from '../http/paging.ts'

/** What the index has trigrams of. */
const SEARCHED = sql`lower(recipient || ' ' || subject)`

/** Shorter texts are in nearly every mail, and no index finds them but at the beginning of a word. */
const ANYWHERE_LENGTH_MIN = 3
const WORD_START = '(^|[ -/:-@[-`{-~])'

const isShort = (q: string): boolean => [...q].length < ANYWHERE_LENGTH_MIN && /[\p{L}\p{N}]/u.test(q)

/** Of marks alone, also behind one letter, there are no trigrams: the index would give all mails, more slowly than the table. */
const hasTrigram = (q: string): boolean => /.[\p{L}\p{N}]/su.test(q)

export function isFoundBy(q: string): Statement {
  if (isShort(q)) return sql`${SEARCHED} ~ lower(${WORD_START + q.trim().replace(/[^\p{L}\p{N}]/gu, '\\$&')})`
  if (hasTrigram(q)) return sql`${SEARCHED} like lower(${`%${likeText(q)}%`})`
  return sql`position(lower(${q}) in ${SEARCHED}) > 0`
}

/** So many of the newest mails are asked first: a frequent text is met there soon, for which an index would give nearly all. */
const NEWEST = 20_000

export type SearchWanted = {
  /** What a mail must be, the text included. */
  readonly matching: Statement
  readonly page: Page
  readonly most?: number
  readonly newest?: number
}

type Look = { readonly found: number; readonly ids: readonly string[] }

/** The page is found by ids. */
export async function searchMails(
  reader: Reader,
  { matching, page, most = TOTAL_MAX, newest = NEWEST }: SearchWanted,
): Promise<Count & { ids: readonly string[] }> {
  /**
   * Planned as if all that matches were read, though no more is: PostgreSQL would otherwise expect to come upon the first few
   * soon in any order, and read all mails for a rare text.
   */
  const look = async (among: Statement, limit = sql``): Promise<Look> =>
    (await reader.one<Look>(sql`
      with matched as materialized (select id, created_at from ${among} where ${matching}),
        found as materialized (select * from matched ${limit})
      select (select count(*)::int from found) as found, coalesce((
        select jsonb_agg(p.id order by p.created_at desc, p.id desc) from (
          select * from found order by created_at desc, id desc ${pageClause(page)}) p), '[]') as ids`)) as Look
  const near = await look(sql`(
    select * from mails order by created_at desc, id desc limit ${knownNumber(newest)}) mails`)
  const all = near.found > most ? near : await look(sql`mails`, sql`limit ${knownNumber(most + 1)}`)
  if (all.found <= most) return { ids: all.ids, total: all.found, total_is_exact: true }
  const { ids } = near.ids.length === page.limit ? near : await look(sql`mails`)
  return { ids, total: most, total_is_exact: false }
}
