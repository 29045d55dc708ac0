import { keepPreviousData } from '@tanstack/react-query'
import { operator } from '../../../shared/api/operator.ts'
import type { PlansSearch, PlanTab } from './search.ts'

const LIMIT = 25

/** Overdue plans are active plans with a missed instalment. */
export const filterOf = (tab: PlanTab) =>
  tab === 'missed' ? ({ status: 'active', missed: true } as const) : ({ status: tab } as const)

export const plansQuery = ({ tab = 'active', page }: PlansSearch) =>
  operator.queryOptions(
    'get',
    '/api/operator/installment-plans',
    { params: { query: { ...filterOf(tab), page, limit: LIMIT } } },
    { placeholderData: keepPreviousData },
  )
