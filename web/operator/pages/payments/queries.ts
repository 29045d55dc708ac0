import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { PaymentsSearch } from './search.ts'

const LIMIT = 25

export const paymentsQuery = (search: PaymentsSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/payments',
    { params: { query: { ...search, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
