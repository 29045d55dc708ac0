import { allOf, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { isCounted } from '../../../platform/db/row-counts.ts'
import { type LetterFilter, lettersMatching } from './queries.ts'
import type { LetterStatus } from './rules.ts'

/** How many letters have each status. The status filter of the list does not apply here. */
export async function countLettersByStatus(
  reader: Reader,
  { status: _, ...filter }: LetterFilter,
): Promise<Record<LetterStatus, number>> {
  const rows = await reader.many<{ status: LetterStatus; count: number }>(
    filter.claim_id || filter.print_run_id ? countedLetters(filter) : keptLetters(filter),
  )
  return {
    outbox: 0,
    posted: 0,
    mailed: 0,
    returned: 0,
    void: 0,
    ...Object.fromEntries(rows.map((row) => [row.status, row.count])),
  }
}

const countedLetters = (filter: LetterFilter): Statement =>
  sql`select t.status, count(*)::int as count from letters t where ${lettersMatching(filter)} group by 1`

/** The kept counts have letters of withheld claims too. */
const keptLetters = (filter: Pick<LetterFilter, 'kind' | 'organization_id'>): Statement => {
  const { kind, organization_id } = filter
  const of = (row: Statement): Statement =>
    allOf([
      ...(kind ? [sql`${row}.kind = ${kind}`] : []),
      ...(organization_id ? [sql`${row}.organization_id = ${organization_id}`] : []),
    ])
  return sql`
    select coalesce(x.status, '') as status, coalesce(sum(x.count), 0)::int as count from (
      select k.status, k.rows as count from current_counts k
      where ${isCounted('letters')} and k.subject = 'letters' and ${of(sql`k`)}
      union all
      select t.status, -1 from letters t
      where ${isCounted('letters')} and t.claim_id in (select w.claim_id from withheld_claims w) and ${of(sql`t`)}
      union all
      select t.status, 1 from letters t where not ${isCounted('letters')} and ${lettersMatching(filter)}) x
    group by 1`
}
