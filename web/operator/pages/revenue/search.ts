import type { Schemas } from '../../../shared/api/operator.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export type ShareStatus = Schemas['NamedRevenueShare']['status']
export const SHARE_STATUSES = ['accrued', 'approved', 'paid_out'] as const satisfies readonly ShareStatus[]
export const REVENUE_TABS = ['payable', 'shares', 'payouts'] as const
export type RevenueTab = (typeof REVENUE_TABS)[number]

const monthOf = (search: Record<string, unknown>): string | undefined => {
  const text = textOf(search, 'month')
  return text && /^2\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined
}

/** Reads the search parameters of the revenue shares. */
export const readRevenueSearch = (search: Record<string, unknown>) =>
  chosen({
    tab: oneOf(search, 'tab', REVENUE_TABS),
    month: monthOf(search),
    partner_id: textOf(search, 'partner_id'),
    status: oneOf(search, 'status', SHARE_STATUSES),
    page: pageOf(search),
  })

export type RevenueSearch = ReturnType<typeof readRevenueSearch>
