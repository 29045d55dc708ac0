import type { Schemas } from '../../../shared/api/operator.ts'
import type { Target } from '../../links.tsx'
import { paths } from '../../paths.ts'
import { readClaimsSearch } from '../claims/search.ts'
import { readCourtSearch } from '../court/search.ts'
import { readPartnerSearch } from '../partners/search.ts'
import { readPaymentsSearch } from '../payments/search.ts'

export type Overview = Schemas['Overview']
export type FigureList = Schemas['FigureList']

/** The page that shows the list behind a figure, with its filters. */
export function pageBehind({ path, query }: FigureList): Target {
  const [area = '', partner_id = ''] = path.replace('/api/operator/', '').split('/')
  if (area === 'court-desk') return { to: paths.court, search: readCourtSearch({ ...query, tab: query.status }) }
  if (area === 'partners') {
    return { to: paths.partner, params: { partner_id }, search: readPartnerSearch({ ...query, tab: 'deliveries' }) }
  }
  if (area === 'payments') return { to: paths.payments, search: readPaymentsSearch(query) }
  return { to: paths.claims, search: readClaimsSearch(query) }
}

/** The same list for every country. */
export const inAllCountries = ({ path, query: { country: _, ...query } }: FigureList): FigureList => ({ path, query })

/** How a month compares with the previous one up to the same day; null if that is meaningless. */
export const changeOf = (this_month: number, previous_to_date: number): number | null =>
  previous_to_date > 0 ? (this_month - previous_to_date) / previous_to_date : null
