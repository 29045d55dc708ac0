import { chosen, oneOf, textOf } from '../../../shared/ui/url-state.ts'

/** Reads the search parameters of the overview: whose figures, and whether they are shown as tables. */
export const readOverviewSearch = (search: Record<string, unknown>) =>
  chosen({
    organization_id: textOf(search, 'organization_id'),
    partner_id: textOf(search, 'partner_id'),
    view: oneOf(search, 'view', ['tables']),
  })

export type OverviewSearch = ReturnType<typeof readOverviewSearch>
