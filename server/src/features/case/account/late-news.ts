import { dayInVienna } from '../../../kernel/dates.ts'
import type { Work } from '../../../platform/work.ts'
import { reviewCharges } from './rules/costs.ts'
import type { Entry } from './rules/entries.ts'
import { readFacts, type SeenClaim } from './service.ts'

/** What entries that are about to be booked change about letters and a filing from before. Whoever calls books it with them. */
export async function lateNews(work: Work, claim: SeenClaim, added: readonly Entry[]): Promise<Entry[]> {
  const as_of = dayInVienna(work.now)
  const facts = await readFacts(work.tx, claim, { as_of, legal: await work.legal() })
  return reviewCharges({ ...facts, entries: [...facts.entries, ...added] }, as_of)
}
