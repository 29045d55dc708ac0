import type { DataTableSortStatus } from 'mantine-datatable'
import type { Schemas } from '../../../shared/api/operator.ts'
import type { ClaimsSearch, Sort } from './search.ts'

type Claim = Schemas['ClaimLine']
type SortStatus = DataTableSortStatus<Claim>

/** The server's name for the sort order of each column. */
const SORT_OF = {
  case_reference: 'case_reference',
  debtor_name: 'debtor',
  customer_name: 'customer',
  collection_stage: 'collection_stage',
  case_status: 'case_status',
  total_claim_amount: 'total',
  outstanding_amount: 'outstanding',
  next_step_at: 'due',
  created_at: 'created',
} as const satisfies Partial<Record<keyof Claim, Sort>>

/** Whether the server sorts by a column. */
export const isSortable = ({ accessor }: { readonly accessor: PropertyKey }): boolean => accessor in SORT_OF

export function statusOf({ sort = 'created', order = 'desc' }: ClaimsSearch): SortStatus {
  const [accessor = 'created_at'] = Object.entries(SORT_OF).find(([, name]) => name === sort) ?? []
  return { columnAccessor: accessor as keyof Claim, direction: order }
}

export function sortOf({ columnAccessor, direction }: SortStatus): Pick<ClaimsSearch, 'sort' | 'order'> {
  return { sort: SORT_OF[columnAccessor as keyof typeof SORT_OF], order: direction }
}
