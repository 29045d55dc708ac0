import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { PartnerSearch, PartnersSearch } from './search.ts'

const LIMIT = 25
const USE_REFRESH_MS = 15_000
const DELIVERIES_REFRESH_MS = 10_000

export const partnersQuery = ({ tab: _, confirmed, ...wanted }: PartnersSearch) => {
  const confirmation = confirmed ? { is_confirmed: confirmed === 'yes' } : {}
  return operator.queryOptions(
    'get',
    '/api/operator/partners',
    { params: { query: { ...wanted, ...confirmation, sort: 'name', limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
}

/** Partners whose names contain a text, to choose from. */
export const foundPartnersQuery = (q: string) =>
  operator.queryOptions(
    'get',
    '/api/operator/partners',
    { params: { query: { limit: 50, sort: 'name', ...(q ? { q } : {}) } } },
    { placeholderData: keepPreviousData },
  )

export const partnerQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/partners/{id}', { params: { path: { id } } })

/** Tokens that belong to no partner. */
export const organizationTokensQuery = ({ organization_id, page }: PartnersSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/tokens',
    {
      params: {
        query: {
          kind: 'organization',
          limit: LIMIT,
          ...(organization_id ? { organization_id } : {}),
          ...(page ? { page } : {}),
        },
      },
    },
    { placeholderData: keepPreviousData, refetchInterval: USE_REFRESH_MS },
  )

export const partnerTokensQuery = (partner_id: string, { page }: PartnerSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/tokens',
    { params: { query: { partner_id, limit: LIMIT, ...(page ? { page } : {}) } } },
    { placeholderData: keepPreviousData, refetchInterval: USE_REFRESH_MS },
  )

export const partnerCustomersQuery = (partner_id: string, { page }: PartnerSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/customers',
    { params: { query: { partner_id, limit: LIMIT, ...(page ? { page } : {}) } } },
    { placeholderData: keepPreviousData },
  )

export const webhookQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/partners/{id}/webhook', { params: { path: { id } } })

export const deliveriesQuery = (id: string, { tab: _, delivery: __, ...wanted }: PartnerSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/partners/{id}/webhook/deliveries',
    { params: { path: { id }, query: { ...wanted, limit: LIMIT } } },
    { placeholderData: keepPreviousData, refetchInterval: DELIVERIES_REFRESH_MS },
  )

export const deliveryQuery = (id: string, delivery_id: string) =>
  operator.queryOptions('get', '/api/operator/partners/{id}/webhook/deliveries/{delivery_id}', {
    params: { path: { id, delivery_id } },
  })
