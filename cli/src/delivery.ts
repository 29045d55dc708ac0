import { randomUUID } from 'node:crypto'
import { signWebhook } from '@mahnwerk/sdk'

/** One event on its way to an endpoint. Its id is the same on every retry. */
export type Delivery = { readonly id: string; readonly type: string; readonly body: Buffer }

export const deliveryOf = (type: string, body: Buffer): Delivery => ({ id: randomUUID(), type, body })

/** The headers that the product sends, but for the signature. */
export const plainHeaders = ({ id, type }: Delivery): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'mahnwerk-webhooks/1.0',
  'x-service-event': type,
  'x-service-delivery': id,
})

/** The headers of a delivery, signed at this instant of the world's clocks. */
export const deliveryHeaders = (delivery: Delivery, secret: string, at: Date): Record<string, string> => ({
  ...plainHeaders(delivery),
  'x-service-signature': signWebhook(delivery.body, secret, { now: at }),
})

export const isAcknowledged = (status_code: number | null): boolean =>
  status_code !== null && status_code >= 200 && status_code <= 299
