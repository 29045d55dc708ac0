import { type Static, Type } from 'typebox'
import { nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { DeliveryRow, WebhookRow } from './queries.ts'
import { DELIVERY_STATUSES } from './rules.ts'

export const WebhookUrl = strictObject('WebhookUrl', {
  url: Type.String({ maxLength: 8192, description: 'https, at most 2,048 characters' }),
})

export const WebhookSwitch = strictObject('WebhookSwitch', { enabled: Type.Boolean() })

const FIELDS = {
  id: Uuid,
  partner_id: Uuid,
  url: Type.String(),
  enabled: Type.Boolean(),
  created_at: Timestamp,
  updated_at: Timestamp,
}
export const Webhook = strictObject('Webhook', FIELDS)
export const WebhookWithSecret = strictObject('WebhookWithSecret', {
  ...FIELDS,
  secret: Type.String({ description: 'Shown only this once' }),
})

export function webhookOut({
  id,
  partner_id,
  url,
  enabled,
  created_at,
  updated_at,
}: WebhookRow): Static<typeof Webhook> {
  return {
    id,
    partner_id,
    url,
    enabled,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

const Attempt = Type.Object(
  {
    number: Type.Integer(),
    at: Timestamp,
    url: Type.String(),
    status_code: nullable(Type.Integer()),
    duration_ms: Type.Integer(),
    error: nullable(Type.String()),
    response_head: Type.String({ description: 'The first bytes of the answer' }),
  },
  { title: 'DeliveryAttempt' },
)

const DeliveryFields = {
  id: Type.String({ format: 'uuid', description: 'X-Service-Delivery' }),
  event_id: Type.String(),
  type: Type.String(),
  claim_id: Uuid,
  status: oneOf(DELIVERY_STATUSES),
  reason: nullable(Type.String({ description: 'Why it failed without six failures' })),
  next_attempt_at: nullable(Timestamp),
  created_at: Timestamp,
  attempts: Type.Array(Attempt),
}
export const Delivery = strictObject('Delivery', DeliveryFields)
export const TeamDelivery = strictObject('TeamDelivery', {
  ...DeliveryFields,
  case_reference: nullable(Type.String({ description: 'Null on a test event, which belongs to no claim' })),
})
export const DeliveryWithBody = strictObject('DeliveryWithBody', {
  ...TeamDelivery.properties,
  body: Type.String({ description: 'What is sent, byte by byte, at every attempt.' }),
})

export function deliveryOut({ next_at, created_at, attempts, ...row }: DeliveryRow): Static<typeof Delivery> {
  const { id, event_id, type, claim_id, status, reason } = row
  return {
    id,
    event_id,
    type,
    claim_id,
    status,
    reason,
    next_attempt_at: status === 'pending' ? next_at.toISOString() : null,
    created_at: created_at.toISOString(),
    attempts: attempts.map(({ at, response_head, ...same }) => ({
      ...same,
      at: new Date(at).toISOString(),
      response_head: legible(response_head),
    })),
  }
}

/** A receiver's answer as text that can be shown. Control characters except tabs and line ends are replaced. */
const legible = (base64: string): string =>
  Buffer.from(base64, 'base64')
    .toString('utf8')
    .replace(/[^\P{Cc}\t\n\r]/gu, '\ufffd')

export const teamDeliveryOut = (row: DeliveryRow): Static<typeof TeamDelivery> => ({
  ...deliveryOut(row),
  case_reference: row.case_reference,
})

export const deliveryWithBodyOut = ({
  body,
  ...row
}: DeliveryRow & { body: Buffer }): Static<typeof DeliveryWithBody> => ({
  ...teamDeliveryOut(row),
  body: Buffer.from(body).toString('utf8'),
})
