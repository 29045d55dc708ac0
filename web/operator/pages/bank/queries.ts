import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { showInAll } from '../../../shared/api/changed.ts'
import { operator } from '../../../shared/api/operator.ts'
import { type Entry, isOpen } from './entry.ts'
import { type BankSearch, entriesAsked } from './search.ts'

const LIMIT = 50
const FOUND_MAX = 8
const REFRESH_MS = 60_000

export const entriesQuery = (search: BankSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/bank-entries',
    { params: { query: { ...entriesAsked(search), limit: LIMIT } } },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  )

export const entryQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/bank-entries/{id}', { params: { path: { id } } })

export const bankSummaryQuery = (account_id?: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/bank-entries/summary',
    { params: { query: account_id ? { account_id } : {} } },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  )

/** All of them, to choose one: there are few. */
export const bankAccountsQuery = () =>
  operator.queryOptions('get', '/api/operator/bank-accounts', { params: { query: { limit: 100 } } }, { staleTime: 60_000 })

/** Claims that money of this organisation can be for. */
export const claimsOfAccountQuery = (organization_id: string, q: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { organization_id, q, limit: FOUND_MAX } } },
    { placeholderData: keepPreviousData },
  )

/** What a claim owes on the day on which money counts. */
export const balanceOnQuery = (claim_id: string, as_of: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims/{id}/balance',
    { params: { path: { id: claim_id }, query: { as_of } } },
    { staleTime: 30_000 },
  )

/** Shows what became of an entry wherever it is listed; what is done leaves the list of what waits. */
export function showEntry(queries: QueryClient, entry: Entry): void {
  queries.setQueryData(entryQuery(entry.id).queryKey, { success: true, data: entry })
  queries.setQueriesData<{ data: Entry[]; total: number }>(
    { queryKey: entriesQuery({}).queryKey.slice(0, 2) },
    (list) => list && { ...list, data: list.data.map((one) => (one.id === entry.id ? entry : one)) },
  )
  if (isOpen(entry)) return
  showWithout(queries, entry.id)
}

function showWithout(queries: QueryClient, id: string): void {
  const { queryKey } = entriesQuery({})
  for (const [key, list] of queries.getQueriesData<{ data: Entry[]; total: number }>({ queryKey: queryKey.slice(0, 2) })) {
    const asked = key[2] as { params?: { query?: { is_open?: boolean } } } | undefined
    if (!list || !asked?.params?.query?.is_open || !list.data.some((one) => one.id === id)) continue
    queries.setQueryData(key, { ...list, data: list.data.filter((one) => one.id !== id), total: list.total - 1 })
  }
}
