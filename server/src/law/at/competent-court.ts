import type { Court, CourtFacts } from '../court.ts'
import { rowOn } from '../dated-rows.ts'
import type { Legal } from '../tables.ts'
import { limitsOn } from './limits.ts'

type CourtsRow = Legal['district_courts_at']['courts'][number]['courts'][number]
type Address = { readonly zip: string; readonly city: string | null }

const VIENNA = /^1(0[1-9]|1\d|2[0-3])\d$/

/**
 * The district court up to a limit, otherwise the regional court (§§ 49, 50 JN), where the debtor lives. Vienna has
 * separate courts for registered companies (§§ 51, 52 JN). Rent always goes to the district court. Where no table names
 * the court of a place, or several may serve it, the place itself is named.
 */
export function competentCourt({ claim_type, streitwert_cents, debtor, on, legal }: CourtFacts): Court | null {
  const limit = limitsOn(legal, on)?.district_court_cents
  if (limit === undefined) return null
  const is_small = claim_type === 'tenancy' || streitwert_cents <= limit
  const named = (name: string): Court => ({ name, address: null, place: null, candidates: [] })
  const zip = debtor.zip?.trim() ?? ''
  if (VIENNA.test(zip) && claim_type !== 'tenancy' && debtor.debtor_type === 'protocolled_company') {
    return named(is_small ? 'Bezirksgericht für Handelssachen Wien' : 'Handelsgericht Wien')
  }
  const serving = courtsServing(rowOn(legal.district_courts_at.courts, on)?.courts ?? [], { zip, city: debtor.city })
  const names = new Set(serving.map((row) => (is_small ? row.district_court : row.regional_court)))
  const known = [...names].filter((name) => name !== null)
  const [only] = known
  if (only !== undefined && names.size === 1) return named(only)
  const place = [debtor.zip, debtor.city].filter(Boolean).join(' ') || null
  // With one of the names unknown the others are no complete choice.
  const candidates = known.length === names.size ? known : []
  return { name: is_small ? 'Bezirksgericht' : 'Landesgericht', address: null, place, candidates }
}

/** Those of the postal code; where it has several, those of the municipality, if that is one of theirs. */
function courtsServing(rows: readonly CourtsRow[], { zip, city }: Address): CourtsRow[] {
  const placesIn = ({ shared }: CourtsRow) => shared?.find((part) => part.zip === zip)?.places
  const of_zip = rows.filter(
    (row) => placesIn(row) !== undefined || row.zip_prefixes.some((prefix) => zip.startsWith(prefix)),
  )
  const of_place = of_zip.filter((row) => placesIn(row)?.some((place) => isPlace(city ?? '', place)))
  return of_place.length > 0 ? of_place : of_zip
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\bsankt\b/g, 'st.')
    .replace(/\bst\.? ?(?=\p{L})/gu, 'st. ')
    .replace(/\s+/g, ' ')
    .trim()

/** People write `Feldkirchen` for `Feldkirchen in Kärnten`, and `Zwettl` for `Zwettl-Niederösterreich`. */
function isPlace(written: string, municipality: string): boolean {
  const city = plain(written)
  const name = plain(municipality)
  if (city === '') return false
  const spaced = (text: string) => text.replaceAll('-', ' ')
  return spaced(name) === spaced(city) || name.startsWith(`${city} `) || name.split('-').includes(city)
}
