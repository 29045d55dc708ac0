/** A row of a table that the law changes from time to time. It is valid from its day until the next row begins. */
export type DatedRow = { readonly valid_from: string }

/** The row that is valid on a day; undefined before the first one. Rows are sorted by day. */
export const rowOn = <R extends DatedRow>(rows: readonly R[], day: string): R | undefined =>
  rows.findLast(({ valid_from }) => valid_from <= day)
