import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { typedIn } from '../claims/queries.ts'
import type { DisputesSearch } from './search.ts'

const LIMIT = 25

export const disputesQuery = (search: DisputesSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { ...search, ...typedIn(search.q), case_status: ['disputed'], limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
