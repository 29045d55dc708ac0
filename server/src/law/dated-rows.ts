/** A row of a table that the law changes from time to time: it holds from its day until the next row begins. */
export type DatedRow = { readonly valid_from: string }

/** The row that holds on a day; undefined before the first one. Rows stand in the order of their days. */
export const rowOn = <R extends DatedRow>(rows: readonly R[], day: string): R | undefined =>
  rows.findLast(({ valid_from }) => valid_from <= day)
