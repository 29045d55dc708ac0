import { type Delivery, deliveryHeaders } from './delivery.ts'
import { callHttp, NoAnswer } from './http-call.ts'
import { readHead } from './read-head.ts'

/** As long as the product waits for an answer. */
export const ANSWER_WITHIN_MS = 10_000
const BODY_WITHIN_MS = 1_000

export type Posting = {
  readonly url: URL
  readonly delivery: Delivery
  readonly secret: string
  /** The time of signing that the signature states. */
  readonly at: Date
  readonly signal?: AbortSignal
}

export type Posted = {
  /** Null when no answer came. */
  readonly status_code: number | null
  readonly error: string | null
  readonly duration_ms: number
  /** The beginning of the answer's body. */
  readonly response_head: string
}

/** Sends an event as the product does, but also without TLS and to this machine: the endpoint is the partner's own. */
export async function postEvent({ url, delivery, secret, at, signal }: Posting): Promise<Posted> {
  try {
    const { response, status_code, duration_ms } = await callHttp({
      method: 'POST',
      url,
      body: delivery.body,
      within_ms: ANSWER_WITHIN_MS,
      headers: deliveryHeaders(delivery, secret, at),
      ...(signal ? { signal } : {}),
    })
    const response_head = await readHead(response, BODY_WITHIN_MS)
    return { status_code, error: null, duration_ms, response_head }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    return { status_code: null, error: error.message, duration_ms: error.duration_ms, response_head: '' }
  }
}
