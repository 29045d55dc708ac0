import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { ClaimsSearch } from './search.ts'

const LIMIT = 25
const FOUND_MAX = 8

export const claimsQuery = (search: ClaimsSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { ...search, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

/** The first few claims that match the typed text. */
export const foundClaimsQuery = (q: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { q, limit: FOUND_MAX } } },
    { placeholderData: keepPreviousData },
  )
