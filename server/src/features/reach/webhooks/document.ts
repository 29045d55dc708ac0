import type { TSchema } from 'typebox'
import { EVENT_SCHEMAS } from '../../case/claims/index.ts'

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', ...schema },
})

const HEADERS = (type: string) => [
  header('X-Service-Event', 'The type of the event, as in the body.', { enum: [type] }),
  header('X-Service-Delivery', 'Names the delivery; the same on every attempt to deliver this event.', {
    format: 'uuid',
  }),
  header(
    'X-Service-Signature',
    'HMAC-SHA256 of the time, a dot and the raw body, keyed with the secret of your webhook. Verify it before you believe anything.',
    { pattern: '^t=\\d+,v1=[0-9a-f]{64}$' },
  ),
  header('User-Agent', 'Says that it is us.', { enum: ['mahnwerk-webhooks/1.0'] }),
  {
    ...header('traceparent', 'Of the request that the event came from, if it had one (W3C Trace Context).', {
      pattern: '^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$',
    }),
    required: false,
  },
]

type EventType = keyof typeof EVENT_SCHEMAS

const WORDS: Readonly<Record<EventType, { operationId: string; summary: string }>> = {
  'claim.collection_stage_changed': {
    operationId: 'collectionStageChanged',
    summary: 'A claim was submitted, or has reached another stage',
  },
  'claim.status_changed': {
    operationId: 'statusChanged',
    summary: 'A case was disputed, is open again, or was closed',
  },
}

const DESCRIPTION =
  'Sent to the address of your webhook. Anything but a 2xx within 10 seconds is a failure and is tried again: six attempts in all, ' +
  'the later ones 30 seconds, 2 minutes, 10 minutes, 1 hour and 6 hours after the failure before. Each may come up to 30 ' +
  'seconds later. See [the guide](/docs/webhooks).'

const webhookOf = (type: EventType, schema: TSchema) => ({
  post: {
    ...WORDS[type],
    description: DESCRIPTION,
    tags: ['Webhooks'],
    security: [],
    parameters: HEADERS(type),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'You have the event. Answer at once, also to a type that you do not know.' },
      '4XX': { description: 'You refuse it, such as 401 for a wrong signature. It is tried again.' },
    },
  },
})

/** The events that a partner gets, for the API document. */
export const webhookDocument = () =>
  Object.fromEntries(
    Object.entries(EVENT_SCHEMAS).map(([type, schema]) => [type, webhookOf(type as EventType, schema)]),
  )
