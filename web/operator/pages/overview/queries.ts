import { operator } from '../../../shared/api/operator.ts'
import type { OverviewSearch } from './search.ts'

export const overviewQuery = ({ view: _, ...scope }: OverviewSearch) =>
  operator.queryOptions('get', '/api/operator/overview', { params: { query: scope } })
