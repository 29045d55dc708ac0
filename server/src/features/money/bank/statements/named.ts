import type { Work } from '../../../../platform/work.ts'
import { namedByEntry } from '../rules/suggestions.ts'
import { listReferred } from './queries.import.ts'
import { type SuggestionRow, upsertSuggestions } from './queries.suggestions.ts'

type Named = {
  readonly id: string
  readonly amount_cents: number
  readonly is_return: boolean
  readonly text: string
  readonly end_to_end_id: string | null
}

/**
 * Which claims the entries name, so that no letter about one of them goes out from now on. What is not certain counts too,
 * as far as there is such a claim.
 */
export async function nameClaims(work: Work, organization_id: string, entries: readonly Named[]): Promise<void> {
  const named = entries.flatMap((entry) => {
    if (entry.amount_cents < 0 || entry.is_return) return []
    const { certain, likely } = namedByEntry(entry)
    return [
      ...certain.map((reference) => ({ entry_id: entry.id, reference, is_certain: true })),
      ...likely.map((reference) => ({ entry_id: entry.id, reference, is_certain: false })),
    ]
  })
  if (named.length === 0) return
  const claims = await listReferred(work.tx, organization_id, [...new Set(named.map(({ reference }) => reference))])
  const id_of = new Map(claims.map(({ id, case_reference }) => [case_reference, id]))
  const rows = named.flatMap(({ entry_id, reference, is_certain }, position): SuggestionRow[] => {
    const claim_id = id_of.get(reference)
    return claim_id ? [{ entry_id, claim_id, position, ...sureness(is_certain), is_named: true, payment_id: null }] : []
  })
  await upsertSuggestions(work.tx, rows)
}

/** For the moment; judging looks at more than the reference. */
const sureness = (is_certain: boolean) =>
  is_certain ? ({ score: 0.96, why: 'reference' } as const) : ({ score: 0.88, why: 'reference_repaired' } as const)
