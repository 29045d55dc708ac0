import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { chosen } from '../../../shared/ui/url-state.ts'
import { typedIn } from '../claims/queries.ts'
import { type Entry, isOpen } from './entry.ts'
import { type BankSearch, entriesAsked } from './search.ts'

const LIMIT = 50
const FOUND_MAX = 8
const REFRESH_MS = 60_000
const PROGRESS_MS = 700

export const entriesQuery = (search: BankSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/bank-entries',
    { params: { query: { ...entriesAsked(search), limit: LIMIT } } },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  )

export const entryQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/bank-entries/{id}', { params: { path: { id } } })

/** Who owes us what an entry may pay. */
export const debtsQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/bank-entries/{id}/debts', { params: { path: { id } } })

/** Open money on an account, among which somebody looks for what came in. */
export const openEntriesQuery = (account_id: string, q: string) =>
  operator.queryOptions('get', '/api/operator/bank-entries', {
    params: { query: { account_id, is_open: true, limit: 100, ...(q ? { q } : {}) } },
  })

/** What at our bank belongs to a claim, or may belong to it. */
export const entriesOfClaimQuery = (claim_id: string) =>
  operator.queryOptions('get', '/api/operator/bank-entries', { params: { query: { claim_id, limit: 100 } } })

export const bankSummaryQuery = (account_id?: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/bank-entries/summary',
    { params: { query: account_id ? { account_id } : {} } },
    { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS },
  )

export const statementsQuery = ({ account_id, page }: BankSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/bank-statements',
    { params: { query: { ...chosen({ account_id, page }), limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

/** The newest file: while it is judged, how far that is. */
export const newestStatementQuery = () =>
  operator.queryOptions(
    'get',
    '/api/operator/bank-statements',
    { params: { query: { limit: 1 } } },
    { refetchInterval: PROGRESS_MS, staleTime: 0 },
  )

/** All of them, to choose one: there are few. */
export const bankAccountsQuery = () =>
  operator.queryOptions(
    'get',
    '/api/operator/bank-accounts',
    { params: { query: { limit: 100 } } },
    { staleTime: 60_000 },
  )

/** Claims that money of this organisation can be for. */
export const claimsOfAccountQuery = (organization_id: string, q: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/claims',
    { params: { query: { organization_id, q, ...typedIn(q), limit: FOUND_MAX } } },
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

type List = { readonly data: Entry[]; readonly total: number }

/** Shows what became of an entry wherever it is listed; what is done leaves the list of what waits. */
export function showEntry(queries: QueryClient, entry: Entry): void {
  queries.setQueryData(entryQuery(entry.id).queryKey, { success: true, data: entry })
  const lists = { queryKey: entriesQuery({}).queryKey.slice(0, 2) }
  for (const [key, list] of queries.getQueriesData<List>(lists)) {
    if (!list?.data.some(({ id }) => id === entry.id)) continue
    const asked = key[2] as { params?: { query?: { is_open?: boolean } } } | undefined
    const is_done = asked?.params?.query?.is_open === true && !isOpen(entry)
    const data = is_done
      ? list.data.filter(({ id }) => id !== entry.id)
      : list.data.map((one) => (one.id === entry.id ? entry : one))
    queries.setQueryData(key, { ...list, data, total: list.total - (is_done ? 1 : 0) })
  }
}
