import { createHmac } from 'node:crypto'

/**
 * `X-Service-Signature` for one attempt. The instant is wall time: a receiver compares it with its own clock and
 * refuses what is more than five minutes off, so every retry is signed anew, over the same bytes.
 */
export function signatureHeader(secret: string, body: Buffer, at: Date): string {
  const t = Math.floor(at.getTime() / 1_000)
  const signature = createHmac('sha256', Buffer.from(secret, 'utf8')).update(`${t}.`).update(body).digest('hex')
  return `t=${t},v1=${signature}`
}

/** The headers of a delivery. */
export const deliveryHeaders = (
  delivery: { readonly id: string; readonly type: string; readonly body: Buffer },
  secret: string,
  at: Date,
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'mahnwerk-webhooks/1.0',
  'x-service-event': delivery.type,
  'x-service-delivery': delivery.id,
  'x-service-signature': signatureHeader(secret, delivery.body, at),
})
