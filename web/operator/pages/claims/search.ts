import { CASE_STATUSES, STAGES } from '../../../shared/api/vocabulary.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

/** What the address of the claims list says. */
export const readClaimsSearch = (search: Record<string, unknown>) =>
  chosen({
    q: textOf(search, 'q'),
    collection_stage: oneOf(search, 'collection_stage', STAGES),
    case_status: oneOf(search, 'case_status', CASE_STATUSES),
    partner_id: textOf(search, 'partner_id'),
    customer_id: textOf(search, 'customer_id'),
    page: pageOf(search),
  })

export type ClaimsSearch = ReturnType<typeof readClaimsSearch>
