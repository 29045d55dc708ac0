import { isWithheld } from '../../../audiences/visibility.ts'
import { addDays, type DateOnly } from '../../../kernel/dates.ts'
import { allOf, knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { isCounted } from '../../../platform/db/row-counts.ts'
import { COLUMNS, type LetterFilter, type ListedLetter, lettersMatching, OF_CLAIM, WITH_CLAIM } from './queries.ts'
import type { LetterKind, LetterStatus } from './rules.ts'

/** Older ones are too old to be posted, whatever holidays lie between. */
const SURELY_OUTDATED_DAYS = 14

export type PrintFilter = { organization_id?: string | undefined; kind?: LetterKind | undefined }

/** Those that wait for the team to print and post them and are in no run, oldest first. */
export function listPrintable(
  reader: Reader,
  { organization_id, kind }: PrintFilter,
  { today, limit }: { readonly today: DateOnly; readonly limit: number },
): Promise<ListedLetter[]> {
  const conditions: Statement[] = [
    sql`t.status = 'outbox' and t.handed_over_at is null and t.mail_id is null and t.print_run_id is null`,
    sql`t.letter_date >= ${addDays(today, -SURELY_OUTDATED_DAYS)}::date`,
    sql`not ${isWithheld(sql`t.claim_id`)}`,
  ]
  if (organization_id) conditions.push(sql`t.organization_id = ${organization_id}`)
  if (kind) conditions.push(sql`t.kind = ${kind}`)
  return reader.many(sql`
    select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM} where ${allOf(conditions)}
    order by t.created_at, t.id limit ${knownNumber(limit)}`)
}

/** Oldest first, as they are printed. */
export const listLettersById = (reader: Reader, ids: readonly string[]): Promise<ListedLetter[]> =>
  reader.many(sql`
    select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM}
    where t.id = any(${ids}::uuid[]) and not ${isWithheld(sql`t.claim_id`)} order by t.created_at, t.id`)

/** Those of these claims that wait to be posted, whichever way, oldest first. */
export const listWaitingOf = (reader: Reader, claim_ids: readonly string[]): Promise<ListedLetter[]> =>
  reader.many(sql`
    select ${COLUMNS}, ${OF_CLAIM} from ${WITH_CLAIM}
    where t.claim_id = any(${claim_ids}::uuid[]) and t.status = 'outbox' and not ${isWithheld(sql`t.claim_id`)}
    order by t.created_at, t.id`)

/** `is_withheld`: the data of its claim may only be kept. */
export type RunLetter = ListedLetter & { is_withheld: boolean }

/** Oldest first, as they are printed; those that became void too, so that the others keep their numbers. */
export const listRunLetters = (reader: Reader, print_run_id: string): Promise<RunLetter[]> =>
  reader.many(sql`
    select ${COLUMNS}, ${OF_CLAIM}, ${isWithheld(sql`t.claim_id`)} as is_withheld from ${WITH_CLAIM} where t.print_run_id = ${print_run_id} order by t.created_at, t.id`)

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
