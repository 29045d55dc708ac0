import type { QueryClient } from '@tanstack/react-query'
import { show } from '../../../shared/api/changed.ts'
import type { Schemas } from '../../../shared/api/operator.ts'
import { partnerQuery, webhookQuery } from './queries.ts'

type Webhook = Schemas['Webhook'] | Schemas['WebhookWithSecret']
type WebhookState = Schemas['NamedPartner']['webhook_state']

/** Shows a partner from the answer to a change; the other fields stay. */
export function showPartner(queries: QueryClient, partner: Schemas['Partner']): void {
  show(queries, partnerQuery(partner.id), (shown) => ({ ...shown, data: { ...shown.data, ...partner } }))
}

export function showWebhookState(queries: QueryClient, partner_id: string, webhook_state: WebhookState): void {
  show(queries, partnerQuery(partner_id), (shown) => ({ ...shown, data: { ...shown.data, webhook_state } }))
}

/** Shows a webhook that was set up or changed. Its secret is shown once, where it was requested, and not cached. */
export function showWebhook(queries: QueryClient, webhook: Webhook): void {
  const { partner_id, url, enabled, created_at, updated_at } = webhook
  queries.setQueryData(webhookQuery(partner_id).queryKey, {
    success: true,
    data: { partner_id, url, enabled, created_at, updated_at },
  })
  showWebhookState(queries, partner_id, enabled ? 'enabled' : 'disabled')
}
