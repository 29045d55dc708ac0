import type { Court, CourtFacts } from '../court.ts'
import { limitsOn } from './limits.ts'

const VIENNA = /^1(0[1-9]|1\d|2[0-3])\d$/

/**
 * The district court up to a limit, otherwise the regional court (§§ 49, 50 JN), where the debtor lives. Vienna has
 * separate courts for registered companies (§§ 51, 52 JN). Rent always goes to the district court.
 */
export function competentCourt({ claim_type, streitwert_cents, debtor, on, legal }: CourtFacts): Court | null {
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
