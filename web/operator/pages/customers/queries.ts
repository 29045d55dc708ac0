import { operator } from '../../../shared/api/operator.ts'

export const customerQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/customers/{id}', { params: { path: { id } } })

export const customerPeopleQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/customers/{id}/people', { params: { path: { id } } })
