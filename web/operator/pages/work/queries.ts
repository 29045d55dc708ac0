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

/** How much waits for whoever is logged in: only the number is wanted. */
export const workCountQuery = () =>
  operator.queryOptions(
    'get',
    '/api/operator/work',
    { params: { query: { ...queryOf({}), limit: 1 } } },
    { refetchInterval: REFRESH_MS },
  )

/** Everybody of the team to whom work can be given. */
export const colleaguesQuery = () =>
  operator.queryOptions(
    'get',
    '/api/operator/work/colleagues',
    { params: { query: { limit: 100 } } },
    { staleTime: 60_000 },
  )
