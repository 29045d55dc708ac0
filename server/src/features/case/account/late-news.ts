import { dayInVienna } from '../../../kernel/dates.ts'
import type { Work } from '../../../platform/work.ts'
import { enter } from './booking.ts'
import { reviewCharges } from './rules/costs.ts'
import type { Entry } from './rules/entries.ts'
import { readFacts, type SeenClaim } from './service.ts'

/** What news that are no entries, as a letter that came back, change about charges from before. Whoever calls books it. */
export async function lateNews(work: Work, claim: SeenClaim): Promise<Entry[]> {
  const as_of = dayInVienna(work.now)
  return reviewCharges(await readFacts(work.tx, claim, { as_of, legal: await work.legal() }), as_of)
}

/** The same for a claim that is open, entered at once. `details` names the news. */
export async function takeBackCharges(work: Work, claim: SeenClaim, details: Record<string, string>): Promise<void> {
  const entries = await lateNews(work, claim)
  if (entries.length > 0) await enter(work, claim, entries, { action: 'charge.taken_back', details })
}
