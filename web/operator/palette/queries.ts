import { operator } from '../../shared/api/operator.ts'

/** A few partners, creditors and debtors of this name. */
export const foundPartiesQuery = (q: string) =>
  operator.queryOptions('get', '/api/operator/parties', { params: { query: { q } } })
