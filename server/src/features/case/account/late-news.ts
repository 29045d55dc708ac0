import { dayInVienna } from '../../../kernel/dates.ts'
import { type Reader, sql } from '../../../platform/db/db.ts'
import type { Work } from '../../../platform/work.ts'
import { reviewLetters } from './rules/costs.ts'
import type { Entry } from './rules/entries.ts'
import { readFacts, type SeenClaim } from './service.ts'

/** What entries that are about to be booked change about letters and a filing from before. Whoever calls books it with them. */
export async function lateNews(work: Work, claim: SeenClaim, added: readonly Entry[]): Promise<Entry[]> {
  const as_of = dayInVienna(work.now)
  const facts = await readFacts(work.tx, claim, { as_of, legal: await work.legal() })
  if (!facts.entries.some(({ letter_id, filing_id }) => letter_id !== null || filing_id !== null)) return []
  const void_letters = new Set(await listVoidLetters(work.tx, claim))
  return reviewLetters({ ...facts, entries: [...facts.entries, ...added] }, void_letters, as_of)
}

/** Letters that never reached the debtor cost nothing, whatever else changes. */
const listVoidLetters = async (reader: Reader, { id }: SeenClaim): Promise<string[]> =>
  (
    await reader.many<{ id: string }>(
      sql`select id from letters where claim_id = ${id} and status in ('returned', 'void')`,
    )
  ).map((row) => row.id)
