import { PLAN_STATUSES } from '../../../shared/api/vocabulary.ts'
import { chosen, oneOf, pageOf } from '../../../shared/ui/url-state.ts'

/** The statuses of plans, and of the running ones those that somebody is behind with. */
export const PLAN_TABS = ['missed', ...PLAN_STATUSES] as const
export type PlanTab = (typeof PLAN_TABS)[number]

/** What the address of the plans says; without a tab, all that run, the longest overdue first. */
export const readPlansSearch = (search: Record<string, unknown>) =>
  chosen({ tab: oneOf(search, 'tab', PLAN_TABS), page: pageOf(search) })

export type PlansSearch = ReturnType<typeof readPlansSearch>
