import { allOf, type Statement, sql } from './db.ts'

/**
 * Counts that triggers keep of tables that grow for ever (0209_counted_rows.sql and 0220_recovered_claims.sql in
 * server/migrations say what each column of them means). They are exact in every snapshot. A new source has to be counted
 * first; until then its rows are counted as before, so whoever reads a count gives both.
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
  | 'recovered'
  | 'decisions'

/** Whether the counts of a source may be used, as a condition. PostgreSQL asks it once for a statement. */
export const isCounted = (source: CountSource): Statement =>
  sql`(select whole_since is not null from row_count_sources where source = ${source})`

/** One of two numbers, of which only that one is computed: from the counts, or where they are not whole from the rows. */
export const keptOr = (source: CountSource, kept: Statement, counted: Statement): Statement =>
  sql`case when ${isCounted(source)} then ${kept} else (${counted}) end`

/** How many rows the counts of a subject tell. */
export const keptRows = (subject: Statement, conditions: readonly Statement[]): Statement =>
  sql`select coalesce(sum(k.rows), 0)::int from current_counts k where k.subject = ${subject} and ${allOf(conditions)}`
