import { rowOn } from '../../../../kernel/dated-rows.ts'
import { type CaseFacts, limitsOn, procedureOf } from './procedure.ts'

export type CourtFacts = CaseFacts & {
  debtor: { debtor_type: string; zip: string | null; city: string | null }
  /** `state` is the two letters of ISO 3166-2:DE, where it is known. */
  creditor: { country: string | null; state: string | null; zip: string | null }
}

/** `address` is the court's own; `place` is where the debtor lives, when the court is the one that serves it. */
export type Court = { name: string; address: string | null; place: string | null }

/** The court to file with; null where there is no procedure, or where too little is known to tell. */
export function competentCourt(facts: CourtFacts): Court | null {
  const procedure = procedureOf(facts.country)
  if (procedure === null) return null
  return procedure === 'mahnbescheid' ? germanCourt(facts) : austrianCourt(facts)
}

/** One central court for each state: that of the creditor; Wedding for creditors abroad (§ 689 (2), (3) ZPO). */
function germanCourt({ creditor, on, legal }: CourtFacts): Court | null {
  const row = rowOn(legal.dunning_courts_de.courts, on)
  if (!row || creditor.country === null) return null
  if (creditor.country !== 'DE') return { ...row.abroad, place: null }
  const { state, zip } = creditor
  const courts = row.courts.filter(({ states }) => state !== null && states.includes(state))
  // A state with several courts shares them out by postal code.
  if (courts.length > 1 && zip === null) return null
  const serves = (prefixes: readonly string[]) => prefixes.some((prefix) => zip?.startsWith(prefix))
  const court = courts.find(({ zip_prefixes }) => zip_prefixes.length === 0 || serves(zip_prefixes))
  return court ? { name: court.name, address: court.address, place: null } : null
}

const VIENNA = /^1(0[1-9]|1\d|2[0-3])\d$/

/**
 * The district court up to 15,000 euros, else the regional court (§§ 49, 50 JN), at the debtor's place; in Vienna
 * registered companies have courts of their own (§§ 51, 52 JN). Rent always belongs to the district court.
 */
function austrianCourt({ claim_type, streitwert_cents, debtor, on, legal }: CourtFacts): Court | null {
  const limit = limitsOn(legal, on)?.district_court_cents
  if (limit === undefined) return null
  const is_small = claim_type === 'tenancy' || streitwert_cents <= limit
  const is_in_vienna = VIENNA.test(debtor.zip ?? '')
  const place = [debtor.zip, debtor.city].filter(Boolean).join(' ') || null
  if (is_in_vienna && claim_type !== 'tenancy' && debtor.debtor_type === 'protocolled_company') {
    const name = is_small ? 'Bezirksgericht für Handelssachen Wien' : 'Handelsgericht Wien'
    return { name, address: null, place: null }
  }
  if (is_small) return { name: 'Bezirksgericht', address: null, place }
  if (is_in_vienna) return { name: 'Landesgericht für Zivilrechtssachen Wien', address: null, place: null }
  return { name: 'Landesgericht', address: null, place }
}
