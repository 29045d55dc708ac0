import { createHmac } from 'node:crypto'
import { signWebhook } from '@mahnwerk/sdk'

/** Right and wrong values of `X-Service-Signature`, for one body and one secret. */
export type Signer = {
  readonly body: Buffer
  readonly secret: string
}

export const MINUTE_MS = 60_000
export const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS)

const secondsOf = (at: Date): string => String(Math.floor(at.getTime() / 1_000))

/** A header as the product makes it. */
export const headerOf = ({ body, secret }: Signer, at: Date): string => signWebhook(body, secret, { now: at })

/** Both parts of a header, to be put together in another way. */
export function partsOf(signer: Signer, at: Date): { t: string; v1: string } {
  return { t: secondsOf(at), v1: digestOf(signer, secondsOf(at)) }
}

/** The signature over any text in the place of `t`. */
export const digestOf = ({ body, secret }: Signer, t: string): string =>
  createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')

/** As some other services sign: without the time. */
export const bodyDigest = ({ body, secret }: Signer): string => createHmac('sha256', secret).update(body).digest('hex')
