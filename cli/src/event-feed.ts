import { ApiRefusal, FeedRestored, type PartnerApi, type RateLimit } from './api.ts'
import { CliFailure, EXIT } from './exit.ts'
import { pauseBefore } from './feed-pace.ts'
import { pause } from './pause.ts'
import type { Shell } from './shell.ts'

export type FeedEvent = {
  readonly id: string
  readonly type: string
  readonly created_at: string
  readonly api_version: string
  readonly data: Readonly<Record<string, unknown>>
}

export type FeedPage = {
  readonly data: FeedEvent[]
  readonly next: string | null
  readonly has_more: boolean
}

/** Small, because all events of an interrupted page come again when the feed is resumed. */
const PAGE = 20
const AWAY_PAUSE_MS = 2_000

export type Feed = {
  /** The cursor behind all events so far. */
  findEnd(): Promise<string>
  /** The next events after a cursor, as soon as there are any; undefined if interrupted. */
  next(after: string): Promise<FeedPage | undefined>
}

/** Follows the events that a token may see. Waits for a server that is away, and tells `onTrouble`. */
export function followFeed(shell: Shell, api: PartnerApi, onTrouble: (line: string) => void): Feed {
  const { interrupted, clock } = shell
  let rate_limit: RateLimit | undefined
  let is_away = false

  async function read(after: string): Promise<FeedPage> {
    const path = `/openapi/events?limit=${PAGE}&after=${encodeURIComponent(after)}`
    const answer = await api.call<FeedPage>('GET', path)
    rate_limit = answer.rate_limit
    return answer.body
  }

  /** Undefined if it must be tried again; the pause before that is already over. A page without events only moves on. */
  async function tryRead(after: string): Promise<FeedPage | undefined> {
    try {
      const page = await read(after)
      is_away = false
      return page
    } catch (error) {
      if (interrupted.aborted) return undefined
      if (error instanceof FeedRestored && error.next !== after) {
        onTrouble('The server was restored from a backup: some of the last events may not have happened. Going on …')
        return { data: [], next: error.next, has_more: true }
      }
      if (!(error instanceof CliFailure) || error.code !== EXIT.unreachable) throw error
      if (!is_away) onTrouble(`${error.message} Waiting for it …`)
      is_away = true
      const retry_after_s = error instanceof ApiRefusal ? error.retry_after_s : undefined
      await pause(retry_after_s ? retry_after_s * 1000 : AWAY_PAUSE_MS, interrupted)
      return undefined
    }
  }

  return {
    findEnd: async () => (await read('latest')).next ?? '',
    async next(from) {
      for (let after = from; !interrupted.aborted; ) {
        const page = await tryRead(after)
        if (page && page.data.length > 0) return page
        after = page?.next ?? after
        if (page && !page.has_more) await pause(pauseBefore(rate_limit, clock.wall()), interrupted)
      }
      return undefined
    },
  }
}
