import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { chosen } from '../../../shared/ui/url-state.ts'
import type { SettlementsSearch } from './search.ts'

const LIMIT = 25
const FOUND_MAX = 10

export const settlementsQuery = ({ customer_id, page }: SettlementsSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/settlements',
    { params: { query: { ...chosen({ customer_id, page }), limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const settlementQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/settlements/{id}', { params: { path: { id } } })

/** What settling would do, before anybody does it. */
export const settlementPreviewQuery = (customer_id: string, up_to: string) =>
  operator.queryOptions('get', '/api/operator/settlements/preview', { params: { query: { customer_id, up_to } } })

/** The first few creditors that match the typed text. */
export const foundCustomersQuery = (q: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/customers',
    { params: { query: { ...(q ? { q } : {}), limit: FOUND_MAX } } },
    { placeholderData: keepPreviousData },
  )
