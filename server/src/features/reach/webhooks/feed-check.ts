import { claimOwnedBy, claimVisibleTo } from '../../../audiences/visibility.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import { type FeedRow, listEvents } from './feed.ts'

const PAGE = 1_000

export type FeedReport = { readonly kept: number; readonly shown: number }

/** Reads the feed of every organisation from its beginning to its end, as a consumer would, and counts what it should show. */
export async function readWholeFeed(reader: Reader): Promise<FeedReport> {
  const organizations = await reader.many<{ id: string }>(sql`select id from organizations order by id`)
  let [kept, shown] = [0, 0]
  for (const { id } of organizations) {
    const caller = consumerOf(id)
    kept += await countKept(reader, caller)
    shown += await countShown(reader, caller)
  }
  return { kept, shown }
}

/** Whoever sees the whole organisation. */
const consumerOf = (organization_id: string): TokenCaller => ({
  ...{ type: 'token', id: organization_id, organization_id },
  ...{ kind: 'organization', partner_id: null, isolate_partners: false },
})

async function countShown(reader: Reader, caller: TokenCaller): Promise<number> {
  let shown = 0
  for (let after: FeedRow | undefined; ; ) {
    const { rows, has_more } = await listEvents(reader, caller, { after, limit: PAGE, with_activity: true })
    shown += rows.length
    after = rows.at(-1)
    if (!has_more) return shown
  }
}

/** What the feed has to show, wherever it is in its order. */
async function countKept(reader: Reader, caller: TokenCaller): Promise<number> {
  const isVisible = sql`${claimVisibleTo(caller)} and ${claimOwnedBy(caller)}`
  const row = await reader.one<{ kept: number }>(sql`
    select
      (select count(*) from events e join claims l on l.organization_id = e.organization_id and l.id = e.claim_id
        where e.organization_id = ${caller.organization_id} and ${isVisible})
      + (select count(*) from feed_activity e join claims l on l.organization_id = e.organization_id and l.id = e.claim_id
        where e.organization_id = ${caller.organization_id} and ${isVisible}) as kept`)
  return row?.kept ?? 0
}
