import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const PAYMENT_STATUSES = ['completed', 'reversed'] as const

/** Reads the search parameters of the payments; days are payment dates. */
export const readPaymentsSearch = (search: Record<string, unknown>) =>
  chosen({
    from: textOf(search, 'from'),
    to: textOf(search, 'to'),
    status: oneOf(search, 'status', PAYMENT_STATUSES),
    organization_id: textOf(search, 'organization_id'),
    partner_id: textOf(search, 'partner_id'),
    page: pageOf(search),
  })

export type PaymentsSearch = ReturnType<typeof readPaymentsSearch>
