import { onlyNamed } from '../../src/features/money/bank/rules/references.ts'
import {
  type CandidateFacts,
  doubleOf,
  namedByEntry,
  suggest,
} from '../../src/features/money/bank/rules/suggestions.ts'
import type { Remittance } from './remittances.ts'

/** What becomes of an entry, compared with whose money it is. */
export const OUTCOMES = ['booked', 'first', 'listed', 'none', 'wrong'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The claim that the product books by itself. */
export function bookedClaim(entry: Remittance, candidates: readonly CandidateFacts[]): CandidateFacts | undefined {
  const reference = onlyNamed(namedByEntry(entry))
  const claim = candidates.find(({ case_reference }) => case_reference === reference)
  return claim && !doubleOf(entry, claim.payments) ? claim : undefined
}

export function judge(entry: Remittance, candidates: readonly CandidateFacts[]): Outcome {
  const booked = bookedClaim(entry, candidates)
  if (booked) return entry.claim_ids.length === 1 && entry.claim_ids[0] === booked.claim_id ? 'booked' : 'wrong'
  const place = suggest(entry, candidates).findIndex(({ claim_id }) => entry.claim_ids.includes(claim_id))
  return place === 0 ? 'first' : place > 0 ? 'listed' : 'none'
}
