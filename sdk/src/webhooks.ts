import { createHmac, timingSafeEqual } from 'node:crypto'
import type { WebhookEvent } from './webhook-events.ts'

/** Why a request is not a genuine webhook. */
export type WebhookFault =
  | 'missing_header'
  | 'malformed_header'
  | 'timestamp_out_of_tolerance'
  | 'signature_mismatch'
  | 'malformed_body'

const MESSAGES: Readonly<Record<WebhookFault, string>> = {
  missing_header: 'there is no signature header',
  malformed_header: 'the signature header is not of the form t=<unix-seconds>,v1=<hex>',
  timestamp_out_of_tolerance: 'the signature is too old or lies in the future',
  signature_mismatch: 'the signature was not made from this body with this secret',
  malformed_body: 'the body is signed but is not an event',
}

/** The request is not a genuine webhook: answer 401. */
export class WebhookVerificationError extends Error {
  /** Why it is not. */
  readonly reason: WebhookFault

  constructor(reason: WebhookFault) {
    super(MESSAGES[reason])
    this.name = 'WebhookVerificationError'
    this.reason = reason
  }
}

/** How `verifyWebhook` judges the time. */
export interface VerifyOptions {
  /** The time to compare with, as a Date or in milliseconds like `Date.now()`. Default: the present. */
  now?: Date | number | undefined
  /** How far the signature's time may be from now, in either direction. Default 300. */
  toleranceSeconds?: number | undefined
}

const TOLERANCE_SECONDS = 300

/**
 * Returns the event of a webhook request, or throws a WebhookVerificationError. Pass it the raw bytes of the body,
 * before any parser has touched them, and the header `X-Service-Signature`.
 */
export function verifyWebhook(
  rawBody: Uint8Array | string,
  header: string | null | undefined,
  secret: string,
  options: VerifyOptions = {},
): WebhookEvent {
  if (header === null || header === undefined) throw new WebhookVerificationError('missing_header')
  // In plain JavaScript it is easy to pass all headers by mistake. No request can cause this.
  if (typeof header !== 'string') throw new TypeError('header must be the value of X-Service-Signature, as a string')
  if (header.trim() === '') throw new WebhookVerificationError('missing_header')
  const { t, signatures } = partsOf(header)
  const expected = signatureOf(rawBody, secret, t)
  // All are compared, so that the time taken does not reveal which one matched.
  const matches = signatures.filter((signature) => isEqual(signature, expected))
  if (matches.length === 0) throw new WebhookVerificationError('signature_mismatch')
  const { now = Date.now(), toleranceSeconds = TOLERANCE_SECONDS } = options
  // Written so that NaN is out of tolerance too.
  if (!(Math.abs(Number(now) - Number(t) * 1_000) <= toleranceSeconds * 1_000))
    throw new WebhookVerificationError('timestamp_out_of_tolerance')
  return parseWebhook(rawBody)
}

/** Makes the header `X-Service-Signature` as the service does, for tests of a receiver. */
export function signWebhook(
  rawBody: Uint8Array | string,
  secret: string,
  options: { now?: Date | number } = {},
): string {
  const t = String(Math.floor(Number(options.now ?? Date.now()) / 1_000))
  return `t=${t},v1=${signatureOf(rawBody, secret, t)}`
}

/** An empty secret comes from a forgotten setting and would let anybody sign. */
function signatureOf(rawBody: Uint8Array | string, secret: string, t: string): string {
  if (secret === '') throw new TypeError('the webhook secret is empty')
  return createHmac('sha256', secret).update(`${t}.`).update(rawBody).digest('hex')
}

/** Exactly one `t` and at least one `v1`. Other names are reserved for future schemes and are ignored. */
function partsOf(header: string): { t: string; signatures: string[] } {
  const times: string[] = []
  const signatures: string[] = []
  for (const part of header.split(',')) {
    const [, name, value = ''] = /^([^=\s]+)=(.*)$/.exec(part.trim()) ?? []
    if (name === undefined) throw new WebhookVerificationError('malformed_header')
    if (name === 't') times.push(value)
    if (name === 'v1') signatures.push(value)
  }
  const [t] = times
  const is_well_formed =
    times.length === 1 &&
    /^\d{1,12}$/.test(t ?? '') &&
    signatures.length > 0 &&
    signatures.every((signature) => /^[0-9a-f]{64}$/.test(signature))
  if (t === undefined || !is_well_formed) throw new WebhookVerificationError('malformed_header')
  return { t, signatures }
}

const isEqual = (one: string, other: string): boolean =>
  timingSafeEqual(new TextEncoder().encode(one), new TextEncoder().encode(other))

/**
 * Returns the event in a body that was verified earlier, for example before it waited in a queue, or throws a
 * WebhookVerificationError with `malformed_body`. It verifies nothing: anything from outside goes through
 * `verifyWebhook`. Unknown types pass through.
 */
export function parseWebhook(rawBody: Uint8Array | string): WebhookEvent {
  try {
    const text = typeof rawBody === 'string' ? rawBody : new TextDecoder('utf-8', { fatal: true }).decode(rawBody)
    const body: unknown = JSON.parse(text)
    if (isEnvelope(body)) return body
  } catch {
    // A body that is not UTF-8 or not JSON is malformed too.
  }
  throw new WebhookVerificationError('malformed_body')
}

function isEnvelope(body: unknown): body is WebhookEvent {
  if (typeof body !== 'object' || body === null) return false
  const { data, ...head } = body as Record<string, unknown>
  const has_head = ['id', 'type', 'created_at', 'api_version'].every((name) => typeof head[name] === 'string')
  return has_head && typeof data === 'object' && data !== null && !Array.isArray(data)
}
