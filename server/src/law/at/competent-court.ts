import type { Court, CourtFacts } from '../court.ts'
import { rowOn } from '../dated-rows.ts'
import { limitsOn } from './limits.ts'

const VIENNA = /^1(0[1-9]|1\d|2[0-3])\d$/

/**
 * The district court up to a limit, otherwise the regional court (§§ 49, 50 JN), where the debtor lives. Vienna has
 * separate courts for registered companies (§§ 51, 52 JN). Rent always goes to the district court. Where no table names
 * the court of a place, the place itself is named.
 */
export function competentCourt({ claim_type, streitwert_cents, debtor, on, legal }: CourtFacts): Court | null {
  const limit = limitsOn(legal, on)?.district_court_cents
  if (limit === undefined) return null
  const is_small = claim_type === 'tenancy' || streitwert_cents <= limit
  const named = (name: string): Court => ({ name, address: null, place: null })
  const zip = debtor.zip?.trim() ?? ''
  if (VIENNA.test(zip) && claim_type !== 'tenancy' && debtor.debtor_type === 'protocolled_company') {
    return named(is_small ? 'Bezirksgericht für Handelssachen Wien' : 'Handelsgericht Wien')
  }
  const courts = rowOn(legal.district_courts_at.courts, on)?.courts.find(({ zip_prefixes }) =>
    zip_prefixes.some((prefix) => zip.startsWith(prefix)),
  )
  if (courts) return named(is_small ? courts.district_court : courts.regional_court)
  const place = [debtor.zip, debtor.city].filter(Boolean).join(' ') || null
  return { name: is_small ? 'Bezirksgericht' : 'Landesgericht', address: null, place }
}
