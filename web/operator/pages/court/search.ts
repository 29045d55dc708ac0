import { DESK_STATUSES } from '../../../shared/api/vocabulary.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

/** The statuses of the desk, and the court fee invoices. */
export const COURT_TABS = [...DESK_STATUSES, 'invoices'] as const
export type CourtTab = (typeof COURT_TABS)[number]

/** Reads the search parameters of the court desk; without a tab, it shows what is to be filed. */
export const readCourtSearch = (search: Record<string, unknown>) =>
  chosen({
    tab: oneOf(search, 'tab', COURT_TABS),
    page: pageOf(search),
    claim_id: textOf(search, 'claim_id'),
    country: textOf(search, 'country'),
    organization_id: textOf(search, 'organization_id'),
    partner_id: textOf(search, 'partner_id'),
  })

/** Search parameters that come only with links: the page has no field for them. */
export const SCOPE = ['country', 'organization_id', 'partner_id'] as const

export type CourtSearch = ReturnType<typeof readCourtSearch>

/** The part of the URL that filters the desk. */
export const scopeOf = ({
  country,
  organization_id,
  partner_id,
}: CourtSearch): Pick<CourtSearch, (typeof SCOPE)[number]> => chosen({ country, organization_id, partner_id })

/** The invoices tab also shows the counts of the others. */
export const deskStatusOf = ({ tab = 'decided_to_sue' }: CourtSearch): Exclude<CourtTab, 'invoices'> =>
  tab === 'invoices' ? 'decided_to_sue' : tab
