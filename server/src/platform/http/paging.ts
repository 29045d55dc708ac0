import { type TProperties, Type } from 'typebox'
import { knownNumber, type Statement, sql } from '../db/db.ts'

export const PAGE_SIZE_DEFAULT = 20
export const PAGE_SIZE_MAX = 100
/** Far beyond any real list. Keeps the offset within what the database can count. */
const PAGE_MAX = 1_000_000

export const PageQuery = {
  page: Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1, description: 'Which page to answer, from 1.' }),
  limit: Type.Integer({
    minimum: 1,
    maximum: PAGE_SIZE_MAX,
    default: PAGE_SIZE_DEFAULT,
    description: 'How many rows a page has at most.',
  }),
}

/** The query of a list with filters of its own. */
export const pagedQuery = <P extends TProperties>(filters: P) =>
  Type.Object({ ...filters, ...PageQuery }, { additionalProperties: false })

export type Page = { page: number; limit: number }

/** Beyond so many a list says that there are more, unless their count is kept: nobody reads on so far. */
export const TOTAL_MAX = 5_000

/** How many rows a list has. If that is not exact, there are more. */
export type Count = { readonly total: number; readonly total_is_exact: boolean }

/**
 * `more` rows beyond the page show whether another page follows. The first page has its own text, and so its own plan.
 */
export const pageClause = ({ page, limit }: Page, more = 0): Statement =>
  page === 1
    ? sql`limit ${knownNumber(limit + more)}`
    : sql`limit ${knownNumber(limit + more)} offset ${(page - 1) * limit}`

/** All rows up to the end of the page, with a text of its own for the first page too. */
export const upTo = ({ page, limit }: Page, more = 0): Statement =>
  page === 1 ? sql`limit ${knownNumber(limit + more)}` : sql`limit ${page * limit + more}`

/** A row of a list that says how many there are in all. */
export type Counted<Row> = Row & { total: number }
export type Listed<Row> = { rows: Row[]; total: number }

/** Rows and total of one statement are of one moment. A page beyond the end has no row that tells the total. */
export const listedOf = async <Row>(rows: Counted<Row>[], count: () => Promise<number>): Promise<Listed<Row>> => ({
  rows,
  total: rows[0]?.total ?? (await count()),
})

/** The page of a list that an address names, of as many as there are: the nearest one where it names none of them. */
export function pageNamed(name: string | undefined, total: number, limit: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / limit))
  return { page: Math.min(pages, Math.max(1, Number.parseInt(name ?? '', 10) || 1)), pages }
}

/** Where a row stands in the order of its list, for reading on behind it. */
export type Placed = { readonly id: string; readonly place: string }

/** So many rows, from the first one on or behind the one that was read last. */
export type Part = { readonly after: Placed | null; readonly most: number }

/** All parts of a list, each read when the one before is on its way. Rows that move meanwhile do not repeat others. */
export async function* partsOf<Row extends Placed>(
  most: number,
  read: (part: Part) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after: Placed | null = null
  while (true) {
    const rows: Row[] = await read({ after, most })
    if (rows.length > 0) yield rows
    if (rows.length < most) return
    after = rows.at(-1) ?? null
  }
}
