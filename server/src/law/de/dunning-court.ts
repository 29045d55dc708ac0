import type { Court, CourtFacts } from '../court.ts'
import { rowOn } from '../dated-rows.ts'
import { germanState } from './states.ts'

/** `state` is the two-letter code of ISO 3166-2:DE, if known. */
type Creditor = { readonly country: string | null; readonly state: string | null; readonly zip: string | null }

/** The central court of the creditor's state; Wedding for creditors abroad (§ 689 (2), (3) ZPO). */
export function dunningCourt(creditor: Creditor, { on, legal }: Pick<CourtFacts, 'on' | 'legal'>): Court | null {
  const row = rowOn(legal.dunning_courts_de.courts, on)
  if (!row || creditor.country === null) return null
  if (creditor.country !== 'DE') return { ...row.abroad, place: null, candidates: [] }
  const { state, zip } = creditor
  const courts = row.courts.filter(({ states }) => state !== null && states.includes(state))
  // A state with several courts is divided among them by postal code.
  if (courts.length > 1 && zip === null) return null
  const serves = (prefixes: readonly string[]) => prefixes.some((prefix) => zip?.startsWith(prefix))
  const court = courts.find(({ zip_prefixes }) => zip_prefixes.length === 0 || serves(zip_prefixes))
  return court ? { name: court.name, address: court.address, place: null, candidates: [] } : null
}

export const competentCourt = ({ creditor, on, legal }: CourtFacts): Court | null =>
  dunningCourt({ ...creditor, state: germanState(creditor.zip, on, legal) }, { on, legal })

/** Of the debtor's place (§§ 12 ff. ZPO): the local court up to a limit and for rent (§ 23 GVG), else the regional court. */
export function contestedCourt({ claim_type, streitwert_cents, debtor, on, legal }: CourtFacts): Court | null {
  const limit = rowOn(legal.court_limits_de.limits, on)?.local_court_cents
  const place = [debtor.zip, debtor.city].filter(Boolean).join(' ') || null
  if (limit === undefined || place === null) return null
  const is_local = claim_type === 'tenancy' || streitwert_cents <= limit
  return { name: is_local ? 'Amtsgericht' : 'Landgericht', address: null, place, candidates: [] }
}
