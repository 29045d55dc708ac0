/**
 * A list that is fetched as it is read: `for await (const claim of client.claims.list())` goes through all of it, a
 * page at a time.
 */
export interface Listing<Item, Page> extends AsyncIterable<Item> {
  /** Fetches one page as the service answers it, counted from 1. */
  page(number?: number): Promise<Page>
  /** Fetches page after page. */
  pages(): AsyncIterable<Page>
}

/** A page of a list that is not counted. */
export interface OpenPage<Item> {
  /** The rows of this page. */
  data: Item[]
  /** Counted from 1. */
  page: number
  /** Rows per page. */
  limit: number
  /** Whether there is a next page. */
  has_more: boolean
}

/** A page of a list that is counted. */
export interface CountedPage<Item> {
  /** The rows of this page. */
  data: Item[]
  /** How many rows the list has on all pages. */
  total: number
  /** Counted from 1. */
  page: number
  /** Rows per page. */
  limit: number
}

/** A part of a list that is counted, from the place that was asked for. */
export interface PartOfList<Item> {
  /** The rows of this part. */
  data: Item[]
  /** How many rows the list has altogether. */
  total: number
}

/** The most that the service gives at once, since the hourly limit counts requests. */
export const PAGE_LIMIT = 100

type Paged<Item> = { data: Item[]; total?: number; has_more?: boolean }

export function listingOf<Item extends { id: string }, Page extends Paged<Item>>(
  fetchPage: (number: number) => Promise<Page>,
  limit: number,
): Listing<Item, Page> {
  async function* pages(): AsyncGenerator<Page> {
    for (let number = 1; ; number++) {
      const page = await fetchPage(number)
      yield page
      const has_more = page.has_more ?? number * limit < (page.total ?? 0)
      if (!has_more || page.data.length === 0) return
    }
  }

  async function* items(): AsyncGenerator<Item> {
    let before = new Set<string>()
    for await (const { data } of pages()) {
      // New rows come first and push others to the next page: skip those that were already returned.
      for (const item of data) if (!before.has(item.id)) yield item
      before = new Set(data.map(({ id }) => id))
    }
  }
  return { page: (number = 1) => fetchPage(number), pages, [Symbol.asyncIterator]: items }
}
