import { type Static, Type } from 'typebox'
import { about, nullable, oneOf, strictObject, Timestamp, Uuid } from '../../../kernel/wire.ts'
import type { DeliveryRow, WebhookRow } from './queries.ts'
import { DELIVERY_STATUSES } from './rules.ts'

export const WebhookUrl = strictObject('WebhookUrl', {
  url: Type.String({ maxLength: 8192, description: 'Where events are to be sent: https, at most 2,048 characters.' }),
})

export const WebhookSwitch = strictObject('WebhookSwitch', { enabled: Type.Boolean() })

const FIELDS = {
  id: about(Uuid, 'Names the webhook; a partner has at most one.'),
  partner_id: about(Uuid, 'The partner whose events are sent.'),
  url: Type.String({ description: 'Where events are sent.' }),
  enabled: Type.Boolean({ description: 'Whether events are sent. What happens while it is off is never sent later.' }),
  created_at: about(Timestamp, 'When the webhook was set up.'),
  updated_at: about(Timestamp, 'When its address, its secret or its switch changed last.'),
}
export const Webhook = strictObject('Webhook', FIELDS)
export const WebhookWithSecret = strictObject('WebhookWithSecret', {
  ...FIELDS,
  secret: Type.String({ description: 'Verifies the signature of every event. It is shown only this once.' }),
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
    number: Type.Integer({ description: 'Which attempt it was, from 1; there are at most six.' }),
    at: about(Timestamp, 'When it began.'),
    url: Type.String({ description: 'The address that it went to.' }),
    status_code: about(nullable(Type.Integer()), 'The HTTP status of the answer; null where none came.'),
    duration_ms: Type.Integer({ description: 'How long it took, in milliseconds.' }),
    error: about(nullable(Type.String()), 'Why no answer came, in words; null where one came.'),
    response_head: Type.String({ description: 'The first bytes of the answer, as text.' }),
  },
  { title: 'DeliveryAttempt' },
)

export const DeliveryStatusText = oneOf(DELIVERY_STATUSES, {
  description:
    '`pending` until an attempt got a 2xx (`delivered`), or until the sixth failed or it was given up before (`failed`).',
})

const DeliveryFields = {
  id: about(Uuid, 'The value of the header `X-Service-Delivery`, the same on every attempt.'),
  event_id: Type.String({ description: 'The `id` of the event that is sent.' }),
  type: Type.String({ description: 'The `type` of the event.' }),
  claim_id: about(Uuid, 'The claim that the event is about; all zeros for a test event.'),
  status: DeliveryStatusText,
  reason: about(
    nullable(Type.String()),
    'Why it failed without six failures: `webhook_disabled`, or `set_aside` by us. Null otherwise.',
  ),
  next_attempt_at: about(nullable(Timestamp), 'When it is tried next; null unless it is `pending`.'),
  created_at: about(Timestamp, 'When the event was made.'),
  attempts: Type.Array(Attempt, { description: 'Every attempt so far, in order.' }),
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
