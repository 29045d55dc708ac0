import type { Api } from '../api.ts'
import type { CallOptions } from '../options.ts'
import type { CountedPage, Listing } from '../paging.ts'
import type { Delivery, ListOwnDeliveriesQuery, Webhook } from '../schemas.generated.ts'

/** Where this partner's events are sent. */
export interface Webhooks extends ReturnType<typeof webhookOf> {}

export const webhookOf = (api: Api) => ({
  /** The webhook of this partner. */
  get(options?: CallOptions): Promise<Webhook> {
    return api.data('getOwnWebhook', {}, options)
  },
  /** What was sent to it, with every attempt, newest first. */
  deliveries(query: ListOwnDeliveriesQuery = {}, options?: CallOptions): Listing<Delivery, CountedPage<Delivery>> {
    return api.list('listOwnDeliveries', { query }, options)
  },
})
