import type { Api } from '../api.ts'
import type { Query } from '../operations.ts'
import type { CallOptions } from '../options.ts'

export const webhookOf = (api: Api) => ({
  /** The webhook of this partner. */
  get: (options?: CallOptions) => api.data('getOwnWebhook', {}, options),
  /** What was sent to it, with every attempt. */
  deliveries: (query: Omit<Query<'listOwnDeliveries'>, 'page'> = {}, options?: CallOptions) =>
    api.list('listOwnDeliveries', { query }, options),
})
