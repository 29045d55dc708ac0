import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { chosen } from '../../../shared/ui/url-state.ts'
import type { BooksSearch } from './search.ts'

const LIMIT = 50

/** `organization_id` is known by then: the books are of one organisation. */
export const journalQuery = ({ organization_id, account, customer_id, from, to, page }: BooksSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/ledger',
    { params: { query: { ...chosen({ organization_id, account, customer_id, from, to, page }), limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const balancesQuery = ({ organization_id, account, customer_id, to, page }: BooksSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/ledger/accounts',
    { params: { query: { ...chosen({ organization_id, account, customer_id, as_of: to, page }), limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const exportsQuery = (organization_id: string) =>
  operator.queryOptions('get', '/api/operator/ledger/exports', { params: { query: { organization_id } } })

export const reconciliationQuery = ({ organization_id, to }: BooksSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/ledger/reconciliation',
    { params: { query: chosen({ organization_id, as_of: to }) } },
    { placeholderData: keepPreviousData },
  )
