/**
 * A list that is fetched as it is read: `for await (const claim of client.claims.list())` goes through all of it,
 * a page at a time.
 */
export type Listing<Item, Page> = AsyncIterable<Item> & {
  /** One page as the service answers it, counted from 1. */
  page(number?: number): Promise<Page>
  /** Page after page. */
  pages(): AsyncIterable<Page>
}

/** As many as the service gives at once, since requests are what the hourly limit counts. */
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
      // What is added meanwhile comes first and pushes rows over to the next page: they were there already.
      for (const item of data) if (!before.has(item.id)) yield item
      before = new Set(data.map(({ id }) => id))
    }
  }
  return { page: (number = 1) => fetchPage(number), pages, [Symbol.asyncIterator]: items }
}
