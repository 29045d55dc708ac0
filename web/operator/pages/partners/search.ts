import type { Schemas } from '../../../shared/api/operator.ts'
import { chosen, oneOf, pageOf, textOf } from '../../../shared/ui/url-state.ts'

export const PARTNERS_TABS = ['partners', 'tokens'] as const
export const CONFIRMED = ['yes', 'no'] as const

/** Reads the search parameters of the partners; the second tab has the tokens of organisations. */
export const readPartnersSearch = (search: Record<string, unknown>) =>
  chosen({
    tab: oneOf(search, 'tab', PARTNERS_TABS),
    q: textOf(search, 'q'),
    organization_id: textOf(search, 'organization_id'),
    confirmed: oneOf(search, 'confirmed', CONFIRMED),
    page: pageOf(search),
  })

export type PartnersSearch = ReturnType<typeof readPartnersSearch>

export const PARTNER_TABS = ['profile', 'customers', 'tokens', 'webhook', 'deliveries'] as const
export type PartnerTab = (typeof PARTNER_TABS)[number]

export type DeliveryStatus = Schemas['TeamDelivery']['status']
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const satisfies readonly DeliveryStatus[]

/** Reads the search parameters of one partner: deliveries `from` a day on, and `delivery` as the open one. */
export const readPartnerSearch = (search: Record<string, unknown>) =>
  chosen({
    tab: oneOf(search, 'tab', PARTNER_TABS),
    status: oneOf(search, 'status', DELIVERY_STATUSES),
    from: textOf(search, 'from'),
    page: pageOf(search),
    delivery: textOf(search, 'delivery'),
  })

export type PartnerSearch = ReturnType<typeof readPartnerSearch>
