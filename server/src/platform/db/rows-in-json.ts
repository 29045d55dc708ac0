import { type Statement, sql } from './db.ts'

/** Rows of a statement as one value, so that a read gets them in the same trip, and as of the same moment. */
export const rowsInJson = (rows: Statement): Statement =>
  sql`coalesce((select json_agg(row_to_json(r)) from (${rows}) r), '[]')`

/** A row as JSON tells it: instants are texts. */
export type InJson<Row> = {
  [Key in keyof Row]: Row[Key] extends Date | null ? string | Extract<Row[Key], null> : Row[Key]
}

/** The keys under which a row has instants. */
type InstantKey<Row> = { [Key in keyof Row]: Row[Key] extends Date | null ? Key : never }[keyof Row]

/** The row as the driver would give it. Each key with instants must be named; the compiler sees to it. */
export function rowFromJson<Row extends object>(
  row: InJson<Row>,
  instants: Readonly<Record<InstantKey<Row>, true>>,
): Row {
  const result = { ...row } as Record<string, unknown>
  for (const key of Object.keys(instants)) if (result[key] !== null) result[key] = new Date(result[key] as string)
  return result as Row
}
