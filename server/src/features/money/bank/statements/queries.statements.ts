import { allOf, type Reader, type Statement, sql } from '../../../../platform/db/db.ts'
import { type Page, pageClause } from '../../../../platform/http/paging.ts'
import type { StatementRow } from './queries.import.ts'

/** A statement with what became of its entries, so far. */
export type ListedStatement = Omit<StatementRow, 'blob_key' | 'sha256'> & {
  readonly account_name: string
  readonly uploaded_by_name: string | null
  readonly booked: number
  readonly suggested: number
  readonly unmatched: number
  readonly unread: number
  readonly first_on: string | null
  readonly last_on: string | null
}

/** What needs nobody any more counts as booked: refunds, and what is nothing of ours. */
const COUNTS = sql`
  select count(*) filter (where e.status in ('booked', 'to_refund', 'refunded', 'ignored'))::int as booked,
    count(*) filter (where e.status = 'suggested')::int as suggested,
    count(*) filter (where e.status in ('unmatched', 'unread'))::int as unmatched,
    count(*) filter (where e.status = 'unread')::int as unread
  from bank_entries e where e.statement_id = s.id`

const DAYS = sql`select min(t.opening_on) as first_on, max(t.closing_on) as last_on from bank_sheets t where t.statement_id = s.id`

const LISTED = sql`
  select s.id, s.organization_id, s.account_id, a.name as account_name, s.format, s.file_name, s.file_size, s.entry_count,
    s.duplicate_count, s.uploaded_by, o.name as uploaded_by_name, s.created_at, s.judged_at, c.booked, c.suggested,
    c.unmatched, c.unread, d.first_on, d.last_on
  from bank_statements s join bank_accounts a on a.id = s.account_id left join operators o on o.id = s.uploaded_by
    cross join lateral (${COUNTS}) c cross join lateral (${DAYS}) d`

export type StatementFilter = { readonly organization_id?: string; readonly account_id?: string }

const matching = ({ organization_id, account_id }: StatementFilter): Statement =>
  allOf([
    ...(organization_id ? [sql`s.organization_id = ${organization_id}`] : []),
    ...(account_id ? [sql`s.account_id = ${account_id}`] : []),
  ])

/** Newest first. Only those of the page are counted through. */
export const listStatements = (reader: Reader, filter: StatementFilter, page: Page): Promise<ListedStatement[]> =>
  reader.many(sql`
    ${LISTED} where s.id in (
      select s.id from bank_statements s where ${matching(filter)} order by s.created_at desc, s.id desc ${pageClause(page)})
    order by s.created_at desc, s.id desc`)

export const countStatements = async (reader: Reader, filter: StatementFilter): Promise<number> =>
  (
    await reader.one<{ total: number }>(
      sql`select count(*)::int as total from bank_statements s where ${matching(filter)}`,
    )
  )?.total ?? 0

export const findStatement = (reader: Reader, id: string): Promise<ListedStatement | undefined> =>
  reader.one(sql`${LISTED} where s.id = ${id}`)

export const findStatementFile = (
  reader: Reader,
  id: string,
): Promise<Pick<StatementRow, 'blob_key' | 'file_size' | 'sha256' | 'file_name' | 'format'> | undefined> =>
  reader.one(sql`select blob_key, file_size, sha256, file_name, format from bank_statements where id = ${id}`)

export const listKnownStatementBlobs = async (reader: Reader, keys: readonly string[]): Promise<string[]> =>
  (
    await reader.many<{ blob_key: string }>(
      sql`select blob_key from bank_statements where blob_key = any(${keys}::text[])`,
    )
  ).map(({ blob_key }) => blob_key)
