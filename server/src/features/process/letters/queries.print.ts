import { isWithheld } from '../../../audiences/visibility.ts'
import { addDays, type DateOnly } from '../../../kernel/dates.ts'
import { allOf, knownNumber, type Reader, type Statement, sql } from '../../../platform/db/db.ts'
import { COLUMNS, type ListedLetter, OF_CLAIM, WITH_CLAIM } from './queries.ts'
import type { LetterKind } from './rules.ts'

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
