import { operator } from '../../../../shared/api/operator.ts'

/** Nobody has more of them open at once. */
const OPEN_MAX = 20

export const openRunsQuery = () =>
  operator.queryOptions('get', '/api/operator/print-runs', { params: { query: { status: 'open', limit: OPEN_MAX } } })

export const printRunQuery = (id: string) =>
  operator.queryOptions('get', '/api/operator/print-runs/{id}', { params: { path: { id } } })
