import type { CaseFacts, CourtCosts } from '../src/law/court.ts'
import { readLegal } from '../src/platform/legal/read-legal.ts'

/** The tables as they are built in. */
export const legal = await readLegal('nowhere')
const DAY = '2026-05-14'

/** An ordinary case of 1,000 euros. */
export const caseFacts = (more: Partial<CaseFacts>): CaseFacts => ({
  claim_type: 'standard',
  obligation_fulfilled: true,
  streitwert_cents: 100_000,
  on: DAY,
  legal,
  ...more,
})

export const cents = (euro: number): number => Math.round(euro * 100)

/** The court fee in euros for a value in euros, undefined where there is no table for the day. */
export const feeBy =
  (courtCosts: (facts: CaseFacts) => CourtCosts | null) =>
  (euro: number, on = DAY): number | undefined => {
    const costs = courtCosts(caseFacts({ streitwert_cents: cents(euro), on }))
    return costs ? costs.court_fee_cents / 100 : undefined
  }
