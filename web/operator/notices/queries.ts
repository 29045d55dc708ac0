import { keepPreviousData } from '@tanstack/react-query'
import { operator, type Schemas } from '../../shared/api/operator.ts'

export type Notice = Schemas['Notice']

export const FIRST = 20
export const MOST = 100
/** As the work queue is. */
const REFRESH_MS = 60_000

export const noticesQuery = (limit: number = FIRST) =>
  operator.queryOptions(
    'get',
    '/api/operator/notices',
    { params: { query: { limit } } },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  )
