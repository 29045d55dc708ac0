import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import { type CourtSearch, deskStatusOf, scopeOf } from './search.ts'

const LIMIT = 25

export const deskQuery = (search: CourtSearch) => {
  const status = deskStatusOf(search)
  const page = search.tab === 'invoices' ? undefined : search.page
  return operator.queryOptions(
    'get',
    '/api/operator/court-desk',
    { params: { query: { ...scopeOf(search), status, page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
}

/** What creditors were charged for court fees, newest first. */
export const feeInvoicesQuery = (page: number | undefined) =>
  operator.queryOptions(
    'get',
    '/api/operator/court-fee-invoices',
    { params: { query: { page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )

export const feeInvoicesOfClaimQuery = (claim_id: string) =>
  operator.queryOptions('get', '/api/operator/court-fee-invoices', { params: { query: { claim_id } } })

/** What prevents a filing. */
export const readinessQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/claims/{id}/court-readiness', { params: { path: { id } } })
