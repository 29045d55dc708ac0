import { CASE_STATUSES, STAGES } from '../../../shared/api/vocabulary.ts'
import { chosen, dayOf, eurosOf, oneOf, pageOf, someOf, textOf } from '../../../shared/ui/url-state.ts'

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

/** Where debtors live whom our letters usually reach. */
export const COUNTRIES = [
  ...(['AT', 'DE', 'CH', 'LI', 'IT', 'FR', 'LU', 'BE', 'NL', 'DK', 'SE', 'NO', 'FI', 'PL', 'CZ', 'SK', 'HU'] as const),
  ...(['SI', 'HR', 'BA', 'RS', 'ME', 'MK', 'AL', 'BG', 'RO', 'GR', 'TR', 'ES', 'PT', 'IE', 'GB', 'UA'] as const),
] as const

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const uuidOf = (search: Record<string, unknown>, name: string): string | undefined => {
  const id = textOf(search, name)
  return UUID.test(id ?? '') ? id : undefined
}

/** One that was ordered for many claims, or the list of the last ones. */
const batchOf = (search: Record<string, unknown>): string | undefined =>
  textOf(search, 'batch') === 'recent' ? 'recent' : uuidOf(search, 'batch')

const ownerOf = (search: Record<string, unknown>): string | undefined => {
  const owner = textOf(search, 'owner')
  return owner === 'me' || owner === 'nobody' ? owner : uuidOf(search, 'owner')
}

/** Reads the search parameters of the claims list. */
export const readClaimsSearch = (search: Record<string, unknown>) =>
  chosen({
    q: textOf(search, 'q'),
    collection_stage: someOf(search, 'collection_stage', STAGES),
    case_status: someOf(search, 'case_status', CASE_STATUSES),
    owner: ownerOf(search),
    country: someOf(search, 'country', COUNTRIES),
    amount_from: eurosOf(search, 'amount_from'),
    amount_to: eurosOf(search, 'amount_to'),
    created_from: dayOf(search, 'created_from'),
    created_to: dayOf(search, 'created_to'),
    due_from: dayOf(search, 'due_from'),
    due_to: dayOf(search, 'due_to'),
    organization_id: textOf(search, 'organization_id'),
    partner_id: textOf(search, 'partner_id'),
    customer_id: textOf(search, 'customer_id'),
    debtor_id: textOf(search, 'debtor_id'),
    age: oneOf(search, 'age', AGES),
    opened_month: textOf(search, 'opened_month'),
    is_held: flagOf(search, 'is_held'),
    is_stuck: flagOf(search, 'is_stuck'),
    disputed: flagOf(search, 'disputed'),
    view: uuidOf(search, 'view'),
    batch: batchOf(search),
    sort: oneOf(search, 'sort', SORTS),
    order: oneOf(search, 'order', ['asc', 'desc']),
    page: pageOf(search),
  })

export type ClaimsSearch = ReturnType<typeof readClaimsSearch>

/** Search parameters that come only with links: the page has no field for them. */
export const LINKED = ['organization_id', 'customer_id', 'debtor_id', 'opened_month'] as const

/** How the list is sorted and which page it shows narrows nothing. */
const NO_FILTER: readonly string[] = ['sort', 'order', 'page', 'view', 'batch'] satisfies (keyof ClaimsSearch)[]

export const hasFilter = (search: ClaimsSearch): boolean =>
  Object.keys(search).some((name) => !NO_FILTER.includes(name))
