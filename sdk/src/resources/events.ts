import type { Api } from '../api.ts'
import type { Page, Query } from '../operations.ts'
import type { CallOptions } from '../options.ts'
import type { WebhookEvent } from '../webhook-events.ts'

export type EventPage = Omit<Page<'listEvents'>, 'data'> & { data: WebhookEvent[] }

/** Everything that happened, in order and without gaps, including what no webhook has delivered. */
export type EventFeed = AsyncIterable<WebhookEvent> & {
  /**
   * Where to continue: store it and pass it as `after`. It moves only when a page has been read to its end, so an event
   * whose handling failed comes again.
   */
  readonly cursor: string | null
  /** Fetches the page after the cursor, without moving it. */
  page(): Promise<EventPage>
  pages(): AsyncIterable<EventPage>
}

const EVERY_MS = 30_000
const PAGE_LIMIT = 1_000

export const eventsOf = (api: Api) => ({
  /** Ends at the newest event. */
  list: (query: Query<'listEvents'> = {}, options?: CallOptions) => feedOf(api, query, options),
  /** Never ends: looks again after `every_ms` (default 30,000) when nothing is new. Use `break` or a signal. */
  follow: (query: Query<'listEvents'> & { every_ms?: number } = {}, options?: CallOptions) => {
    const { every_ms = EVERY_MS, ...place } = query
    return feedOf(api, place, options, every_ms)
  },
})

function feedOf(api: Api, query: Query<'listEvents'>, options?: CallOptions, every_ms?: number): EventFeed {
  let cursor = query.after ?? null
  const page = async (): Promise<EventPage> => {
    const place = cursor === null ? {} : { after: cursor }
    const asked = { limit: PAGE_LIMIT, ...query, ...place }
    const { success: _, ...answered } = await api.call('listEvents', { query: asked }, options)
    return answered as EventPage
  }

  async function* pages(): AsyncGenerator<EventPage> {
    for (;;) {
      const next_page = await page()
      yield next_page
      cursor = next_page.next ?? cursor
      if (next_page.has_more) continue
      if (every_ms === undefined) return
      await api.runtime.sleep(every_ms, options?.signal)
    }
  }

  async function* events(): AsyncGenerator<WebhookEvent> {
    for await (const { data } of pages()) yield* data
  }
  return {
    get cursor() {
      return cursor
    },
    page,
    pages,
    [Symbol.asyncIterator]: events,
  }
}
