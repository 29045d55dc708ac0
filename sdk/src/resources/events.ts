import type { Api } from '../api.ts'
import { MahnwerkError } from '../errors.ts'
import type { CallOptions } from '../options.ts'
import type { ListEventsQuery } from '../schemas.generated.ts'
import type { FeedRow, WebhookEvent } from '../webhook-events.ts'

/** A part of the feed. */
export interface EventPage<Row = WebhookEvent> {
  /** The events, oldest first. */
  data: Row[]
  /** The cursor after them: pass it as `after`. Null only while nothing has happened and no `after` was given. */
  next: string | null
  /** Whether there is more at the moment. */
  has_more: boolean
}

/** Everything that happened, in order and without gaps, including what no webhook has delivered. */
export interface EventFeed<Row = WebhookEvent> extends AsyncIterable<Row> {
  /**
   * Where to continue: store it and pass it as `after`. It moves only when a page has been read to its end, so an event
   * whose handling failed comes again.
   */
  readonly cursor: string | null
  /**
   * Whether the service has said that its database was restored from a backup, and the cursor was of a later state. The
   * feed has then gone on by itself from the newest place that is still there, and misses nothing. But what you read last
   * may not have happened any more: compare your copy (`claims.drift`).
   */
  readonly was_restored: boolean
  /**
   * Whether events that the cursor had not reached were archived since: those of cases closed long ago. The feed has gone
   * on with the others. How such cases ended is in the claims themselves (`claims.drift`).
   */
  readonly was_archived: boolean
  /** Fetches the page after the cursor, without moving it. */
  page(): Promise<EventPage<Row>>
  /** Fetches page after page. */
  pages(): AsyncIterable<EventPage<Row>>
}

/** Where the feed begins, and what is in it. */
export interface EventQuery extends Omit<ListEventsQuery, 'after'> {
  /** A cursor: `next` of a page, or `cursor` of a feed. Null begins with the first event, `latest` with the next one. */
  after?: string | null | undefined
}

/** Where a feed without end begins, and how often it looks. */
export interface FollowQuery extends EventQuery {
  /** How long to wait when nothing is new, in milliseconds. Default 30,000. */
  every_ms?: number | undefined
}

type EventsOnly = { include?: undefined }

/** What happened, in order. */
export interface Events {
  /** What happened, up to the newest event. */
  list(query?: EventQuery & EventsOnly, options?: CallOptions): EventFeed
  /** With `include: 'activity'`: also what is no event of a webhook, in the same order. */
  list(query: EventQuery, options?: CallOptions): EventFeed<FeedRow>
  /** Never ends: looks again after `every_ms` (default 30,000) when nothing is new. Use `break` or a signal. */
  follow(query?: FollowQuery & EventsOnly, options?: CallOptions): EventFeed
  /** Never ends, and with `include: 'activity'` brings also what is no event of a webhook. */
  follow(query: FollowQuery, options?: CallOptions): EventFeed<FeedRow>
}

const EVERY_MS = 30_000
const PAGE_LIMIT = 1_000

// The query says what is in the feed, and the overloads say it to the compiler.
export const eventsOf = (api: Api): Events => ({
  list: (query: EventQuery = {}, options?: CallOptions) => feedOf(api, query, options) as EventFeed,
  follow: ({ every_ms = EVERY_MS, ...query }: FollowQuery = {}, options?: CallOptions) =>
    feedOf(api, query, options, every_ms) as EventFeed,
})

function feedOf(
  api: Api,
  { after, ...query }: EventQuery,
  options?: CallOptions,
  every_ms?: number,
): EventFeed<FeedRow> {
  let cursor = after ?? null
  const told = new Set<string>()
  const ask = async (): Promise<EventPage<FeedRow>> => {
    const place = cursor === null ? {} : { after: cursor }
    const asked = { limit: PAGE_LIMIT, ...query, ...place }
    const { success: _, ...answered } = await api.call('listEvents', { query: asked }, options)
    return answered as EventPage<FeedRow>
  }
  const page = async (): Promise<EventPage<FeedRow>> => {
    for (;;) {
      try {
        return await ask()
      } catch (error) {
        const left = placeLeft(error)
        if (left === undefined || left.next === cursor) throw error
        cursor = left.next
        told.add(left.code)
      }
    }
  }

  async function* pages(): AsyncGenerator<EventPage<FeedRow>> {
    for (;;) {
      const next_page = await page()
      yield next_page
      cursor = next_page.next ?? cursor
      if (next_page.has_more) continue
      if (every_ms === undefined) return
      await api.runtime.sleep(every_ms, options?.signal)
    }
  }

  async function* events(): AsyncGenerator<FeedRow> {
    for await (const { data } of pages()) yield* data
  }
  return {
    get cursor() {
      return cursor
    },
    get was_restored() {
      return told.has('feed_restored')
    },
    get was_archived() {
      return told.has('events_archived')
    },
    page,
    pages,
    [Symbol.asyncIterator]: events,
  }
}

/** Where to go on after a restore of the service, or past what was archived; undefined for all other errors. */
function placeLeft(error: unknown): { code: string; next: string } | undefined {
  if (!(error instanceof MahnwerkError)) return undefined
  const { code } = error
  if (code !== 'feed_restored' && code !== 'events_archived') return undefined
  const { next } = (error.details ?? {}) as { next?: unknown }
  return typeof next === 'string' ? { code, next } : undefined
}
