import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { RevenueSearch } from './search.ts'

const LIMIT = 25

/** The filters that all tabs share. */
export const scopeOf = ({ month, partner_id }: RevenueSearch) => ({
  ...(month ? { month } : {}),
  ...(partner_id ? { partner_id } : {}),
})

/** Only the sums are needed. */
export const sumsQuery = (search: RevenueSearch) =>
  operator.queryOptions('get', '/api/operator/revenue-shares', {
    params: { query: { ...scopeOf(search), limit: 1 } },
  })

export const payableQuery = (search: RevenueSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/revenue-shares/payable',
    { params: { query: { ...scopeOf(search), ...(search.page ? { page: search.page } : {}), limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const sharesQuery = ({ tab: _, ...wanted }: RevenueSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/revenue-shares',
    { params: { query: { ...wanted, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const payoutsQuery = ({ tab: _, status: __, ...wanted }: RevenueSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/payouts',
    { params: { query: { ...wanted, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
