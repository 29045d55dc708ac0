import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { DisputesSearch } from './search.ts'

const LIMIT = 25

export const disputesQuery = (search: DisputesSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { ...search, case_status: 'disputed', limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
