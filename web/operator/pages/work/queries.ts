import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { queryOf, type WorkSearch } from './search.ts'

const LIMIT = 25
const REFRESH_MS = 60_000

export const workQuery = (search: WorkSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/work',
    { params: { query: { ...queryOf(search), limit: LIMIT } } },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  )

/** How much waits for the logged-in person: only the number is needed. */
export const workCountQuery = () =>
  operator.queryOptions(
    'get',
    '/api/operator/work',
    { params: { query: { ...queryOf({}), limit: 1 } } },
    { refetchInterval: REFRESH_MS },
  )

/** All team members to whom work can be assigned. */
export const colleaguesQuery = () =>
  operator.queryOptions(
    'get',
    '/api/operator/work/colleagues',
    { params: { query: { limit: 100 } } },
    { staleTime: 60_000 },
  )
