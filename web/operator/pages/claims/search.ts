import { CASE_STATUSES, STAGES } from '../../../shared/api/vocabulary.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const AGES = ['0-30', '31-60', '61-90', '91-180', '181+'] as const
export const FLAGS = ['is_held', 'is_stuck', 'disputed'] as const
export type Flag = (typeof FLAGS)[number]
export const SORTS = [
  ...(['created', 'updated', 'due', 'case_reference', 'debtor', 'customer'] as const),
  ...(['collection_stage', 'case_status', 'total', 'outstanding'] as const),
] as const
export type Sort = (typeof SORTS)[number]

const flagOf = (search: Record<string, unknown>, name: Flag): true | undefined =>
  String(search[name]) === 'true' ? true : undefined

/** Reads the search parameters of the claims list. */
export const readClaimsSearch = (search: Record<string, unknown>) =>
  chosen({
    q: textOf(search, 'q'),
    collection_stage: oneOf(search, 'collection_stage', STAGES),
    case_status: oneOf(search, 'case_status', CASE_STATUSES),
    organization_id: textOf(search, 'organization_id'),
    partner_id: textOf(search, 'partner_id'),
    customer_id: textOf(search, 'customer_id'),
    debtor_id: textOf(search, 'debtor_id'),
    age: oneOf(search, 'age', AGES),
    opened_month: textOf(search, 'opened_month'),
    is_held: flagOf(search, 'is_held'),
    is_stuck: flagOf(search, 'is_stuck'),
    disputed: flagOf(search, 'disputed'),
    sort: oneOf(search, 'sort', SORTS),
    order: oneOf(search, 'order', ['asc', 'desc']),
    page: pageOf(search),
  })

export type ClaimsSearch = ReturnType<typeof readClaimsSearch>

/** Search parameters that come only with links: the page has no field for them. */
export const LINKED = ['organization_id', 'customer_id', 'debtor_id', 'opened_month'] as const
