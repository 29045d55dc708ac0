import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { TeamSearch } from './search.ts'

const LIMIT = 50

export const membersQuery = ({ page = 1 }: TeamSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/users',
    { params: { query: { page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
