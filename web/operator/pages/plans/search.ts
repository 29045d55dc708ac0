import { PLAN_STATUSES } from '../../../shared/api/vocabulary.ts'
import { chosen, oneOf, pageOf } from '../../../shared/ui/url-state.ts'

/** The statuses of plans, and the active plans with a missed instalment. */
export const PLAN_TABS = ['missed', ...PLAN_STATUSES] as const
export type PlanTab = (typeof PLAN_TABS)[number]

/** Reads the search parameters of the plans; without a tab, all active ones, longest overdue first. */
export const readPlansSearch = (search: Record<string, unknown>) =>
  chosen({ tab: oneOf(search, 'tab', PLAN_TABS), page: pageOf(search) })

export type PlansSearch = ReturnType<typeof readPlansSearch>
