import { DESK_STATUSES } from '../../../shared/api/vocabulary.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

/** The statuses of the desk, and the invoices that it wrote. */
export const COURT_TABS = [...DESK_STATUSES, 'invoices'] as const
export type CourtTab = (typeof COURT_TABS)[number]

/** What the address of the court desk says; without a tab, what is ready to be filed. */
export const readCourtSearch = (search: Record<string, unknown>) =>
  chosen({
    tab: oneOf(search, 'tab', COURT_TABS),
    page: pageOf(search),
    claim_id: textOf(search, 'claim_id'),
    country: textOf(search, 'country'),
    organization_id: textOf(search, 'organization_id'),
    partner_id: textOf(search, 'partner_id'),
  })

/** Fields of the address that no field of the page sets: they come with links. */
export const SCOPE = ['country', 'organization_id', 'partner_id'] as const

export type CourtSearch = ReturnType<typeof readCourtSearch>

/** What the address narrows the desk to. */
export const scopeOf = ({
  country,
  organization_id,
  partner_id,
}: CourtSearch): Pick<CourtSearch, (typeof SCOPE)[number]> => chosen({ country, organization_id, partner_id })

/** The tab of the invoices shows the counts of the others too. */
export const deskStatusOf = ({ tab = 'decided_to_sue' }: CourtSearch): Exclude<CourtTab, 'invoices'> =>
  tab === 'invoices' ? 'decided_to_sue' : tab
