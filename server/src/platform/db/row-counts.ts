import { allOf, type Statement, sql } from './db.ts'

/**
 * Counts that triggers keep of tables that grow for ever (server/migrations/0209_counted_rows.sql says what each column of
 * them means). They are exact in every snapshot. A new source has to be counted first; until then its rows are counted as
 * before, so whoever reads a count gives both.
 */
export type CountSource =
  | 'claims'
  | 'payments'
  | 'reversals'
  | 'deliveries'
  | 'mails'
  | 'letters'
  | 'shares'
  | 'bank_entries'
  | 'journal'

const WHOLE: Readonly<Record<CountSource, Statement>> = {
  claims: sql`(select whole_since is not null from row_count_sources where source = 'claims')`,
  payments: sql`(select whole_since is not null from row_count_sources where source = 'payments')`,
  reversals: sql`(select whole_since is not null from row_count_sources where source = 'reversals')`,
  deliveries: sql`(select whole_since is not null from row_count_sources where source = 'deliveries')`,
  mails: sql`(select whole_since is not null from row_count_sources where source = 'mails')`,
  letters: sql`(select whole_since is not null from row_count_sources where source = 'letters')`,
  shares: sql`(select whole_since is not null from row_count_sources where source = 'shares')`,
  bank_entries: sql`(select whole_since is not null from row_count_sources where source = 'bank_entries')`,
  journal: sql`(select whole_since is not null from row_count_sources where source = 'journal')`,
}

/** Whether the counts of a source may be used, as a condition. PostgreSQL asks it once for a statement. */
export const isCounted = (source: CountSource): Statement => WHOLE[source]

/** One of two numbers, of which only that one is computed: from the counts, or where they are not whole from the rows. */
export const keptOr = (source: CountSource, kept: Statement, counted: Statement): Statement =>
  sql`case when ${isCounted(source)} then ${kept} else (${counted}) end`

/** How many rows the counts of a subject tell. */
export const keptRows = (subject: Statement, conditions: readonly Statement[]): Statement =>
  sql`select coalesce(sum(k.rows), 0)::int from current_counts k where k.subject = ${subject} and ${allOf(conditions)}`
