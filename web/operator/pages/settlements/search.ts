import { chosen, pageOf, textOf } from '../../../shared/ui/url-state.ts'

/** Reads the search parameters of the settlements: whose, which one is open, and the page. */
export const readSettlementsSearch = (search: Record<string, unknown>) =>
  chosen({
    customer_id: textOf(search, 'customer_id'),
    settlement_id: textOf(search, 'settlement_id'),
    page: pageOf(search),
  })

export type SettlementsSearch = ReturnType<typeof readSettlementsSearch>
