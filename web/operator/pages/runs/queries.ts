import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { RunsSearch } from './search.ts'

const LIMIT = 25

export const runsQuery = ({ status, page }: RunsSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/payment-runs',
    { params: { query: { ...(status ? { status } : {}), ...(page ? { page } : {}), limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const runQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/payment-runs/{id}', { params: { path: { id } } })

/** What no run has yet. */
export const waitingQuery = ({ page }: Pick<RunsSearch, 'page'> = {}) =>
  operator.queryOptions(
    'get',
    '/api/operator/payment-orders',
    { params: { query: { ...(page ? { page } : {}), limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

const DEBITS = 100

/** Entries of an account with an amount, in or out. */
export const debitsQuery = (account_id: string, amount: number) =>
  operator.queryOptions('get', '/api/operator/bank-entries', {
    params: { query: { account_id, q: amount.toFixed(2), limit: DEBITS } },
  })
