import { operator } from '../../../shared/api/operator.ts'

export const customerQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/customers/{id}', { params: { path: { id } } })

const SHOWN = 10

/** Claims whose creditor is to decide about going to court; who has waited longest comes first. */
export const openDecisionsQuery = (customer_id: string) =>
  operator.queryOptions('get', '/api/operator/court-desk', {
    params: { query: { customer_id, status: 'awaiting_decision', limit: SHOWN } },
  })

/** Its last settlements. */
export const customerSettlementsQuery = (customer_id: string) =>
  operator.queryOptions('get', '/api/operator/settlements', { params: { query: { customer_id, limit: SHOWN } } })

/** Claims of the creditor that match the typed text, newest first. */
export const claimsOfCustomerQuery = (customer_id: string, q: string) =>
  operator.queryOptions('get', '/api/operator/claims', {
    params: { query: { customer_id, ...(q ? { q } : {}), limit: SHOWN } },
  })

export const customerPeopleQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/customers/{id}/people', { params: { path: { id } } })
