import { Badge } from '@mantine/core'
import type { Schemas } from '../../../shared/api/operator.ts'
import type { DeliveryStatus } from './search.ts'
import { useTokensWords } from './words.tokens.ts'
import { usePartnersWords } from './words.ts'
import { useWebhookWords } from './words.webhook.ts'

export type NamedPartner = Schemas['NamedPartner']

export function ConfirmedBadge({ partner: { confirmed_at } }: { partner: NamedPartner }) {
  const say = usePartnersWords()
  return <Badge color={confirmed_at ? 'teal' : 'yellow'}>{say(confirmed_at ? 'confirmed' : 'unconfirmed')}</Badge>
}

const WEBHOOK_COLORS: Record<NamedPartner['webhook_state'], string> = { none: 'gray', enabled: 'teal', disabled: 'red' }

export function WebhookBadge({ state }: { state: NamedPartner['webhook_state'] }) {
  const say = usePartnersWords()
  return (
    <Badge variant="dot" color={WEBHOOK_COLORS[state]} fw={500}>
      {say(`webhook_state.${state}`)}
    </Badge>
  )
}

type TokenStatus = Schemas['ListedToken']['status']
const TOKEN_COLORS: Record<TokenStatus, string> = { active: 'teal', expired: 'gray', revoked: 'red' }

export function TokenBadge({ status }: { status: TokenStatus }) {
  const say = useTokensWords()
  return <Badge color={TOKEN_COLORS[status]}>{say(`status.${status}`)}</Badge>
}

const DELIVERY_COLORS: Record<DeliveryStatus, string> = { pending: 'blue', delivered: 'teal', failed: 'red' }

export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  const say = useWebhookWords()
  return <Badge color={DELIVERY_COLORS[status]}>{say(`status.${status}`)}</Badge>
}
