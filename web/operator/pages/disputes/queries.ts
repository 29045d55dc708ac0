import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { typedIn } from '../claims/queries.ts'
import type { DisputesSearch } from './search.ts'

const LIMIT = 25

/** What the disputes of all pages have in common. */
export const fileFilterOf = ({ q }: DisputesSearch) => ({
  ...(q ? { q } : {}),
  ...typedIn(q),
  case_status: ['disputed' as const],
})

export const disputesQuery = (search: DisputesSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { ...fileFilterOf(search), page: search.page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
