import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import type { DateOnly } from '../../../kernel/dates.ts'
import { notFound } from '../../../kernel/errors.ts'
import { DateOnlyText, oneOf, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { partnerExists } from '../../parties/partners/index.ts'
import { findDelivery, findWebhook, listDeliveries } from './queries.ts'
import { DELIVERY_STATUSES } from './rules.ts'
import {
  DeliveryWithBody,
  deliveryWithBodyOut,
  TeamDelivery,
  teamDeliveryOut,
  Webhook,
  WebhookSwitch,
  WebhookUrl,
  WebhookWithSecret,
  webhookOut,
} from './schema.ts'
import { newSecret, removeWebhook, rotateSecret, sendTest, setUpWebhook, switchWebhook, urlCheck } from './service.ts'

const TAGS = ['Webhooks']
const PartnerPath = Type.Object({ id: Uuid })
const Deleted = Type.Object({ success: Type.Literal(true), message: Type.String() })

export function webhookRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/partners/:id/webhook',
    {
      schema: {
        operationId: 'getWebhook',
        summary: 'Where a partner is told what happens; never the secret',
        tags: TAGS,
        params: PartnerPath,
        response: { 200: dataOf(Webhook), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const webhook = await findWebhook(deps.db, request.params.id)
      if (!webhook) throw notFound()
      return ok(webhookOut(webhook))
    },
  )

  api.put(
    '/partners/:id/webhook',
    {
      onRequest: adminOnly,
      config: { answers_secret: true },
      schema: {
        operationId: 'setWebhook',
        summary: 'Set the address; the first time this makes the webhook and shows its secret once',
        tags: TAGS,
        params: PartnerPath,
        body: WebhookUrl,
        response: { 200: dataOf(Webhook), 201: dataOf(WebhookWithSecret), ...errorsOf(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request, reply) => {
      const secret = newSecret()
      const wanted = { url: request.body.url, secret_sealed: deps.vault.seal(secret), problemOf: urlCheck(deps.config) }
      const { webhook, created } = await transact(deps, request.caller, (work) =>
        setUpWebhook(work, request.params.id, wanted),
      )
      if (created) return reply.code(201).send(ok({ ...webhookOut(webhook), secret }))
      return ok(webhookOut(webhook))
    },
  )

  api.patch(
    '/partners/:id/webhook',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'switchWebhook',
        summary: 'Enable or disable; what happens while it is disabled is never sent',
        tags: TAGS,
        params: PartnerPath,
        body: WebhookSwitch,
        response: { 200: dataOf(Webhook), ...errorsOf(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      const { id } = request.params
      const { enabled } = request.body
      return ok(webhookOut(await transact(deps, request.caller, (work) => switchWebhook(work, id, enabled))))
    },
  )

  api.delete(
    '/partners/:id/webhook',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'deleteWebhook',
        summary: 'Delete the webhook; what waits is failed',
        tags: TAGS,
        params: PartnerPath,
        response: { 200: Deleted, ...errorsOf(400, 401, 403, 404) },
      },
    },
    async (request) => {
      await transact(deps, request.caller, (work) => removeWebhook(work, request.params.id))
      return { success: true as const, message: 'Webhook deleted' }
    },
  )

  actionRoutes(api, deps)
  deliveryRoutes(api, deps)
}

const Queued = Type.Object({ delivery_id: Uuid, event_id: Type.String() }, { title: 'QueuedTest' })

function actionRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/partners/:id/webhook/rotate-secret',
    {
      onRequest: adminOnly,
      config: { answers_secret: true },
      schema: {
        operationId: 'rotateWebhookSecret',
        summary: 'Make a new secret, shown once; from now on only it signs',
        tags: TAGS,
        params: PartnerPath,
        response: { 200: dataOf(WebhookWithSecret), ...errorsOf(400, 401, 403, 404) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const secret = newSecret()
        const webhook = await rotateSecret(work, request.params.id, deps.vault.seal(secret))
        return { status: 200, body: ok({ ...webhookOut(webhook), secret }) }
      }),
  )

  api.post(
    '/partners/:id/webhook/test',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'sendTestEvent',
        summary: 'Queue an event of no claim, which goes the way of every other',
        tags: TAGS,
        params: PartnerPath,
        response: { 200: dataOf(Queued), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(await sendTest(work, request.params.id)),
      })),
  )
}

function deliveryRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/partners/:id/webhook/deliveries',
    {
      schema: {
        operationId: 'listDeliveries',
        summary: 'What was sent, with every attempt, newest first',
        tags: TAGS,
        params: PartnerPath,
        querystring: Type.Object(
          {
            status: Type.Optional(oneOf(DELIVERY_STATUSES)),
            from: Type.Optional({
              ...DateOnlyText,
              description: 'Queued on this day in Vienna or later.',
            } as typeof DateOnlyText),
            ...PageQuery,
          },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(TeamDelivery), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const { page, limit, status, from } = request.query
      const wanted = { partner_id: request.params.id, status, first_day: from as DateOnly | undefined }
      if (!(await partnerExists(deps.db, wanted.partner_id))) throw notFound()
      const { rows, total } = await listDeliveries(deps.db, wanted, { page, limit })
      return { ...ok(rows.map(teamDeliveryOut)), total, page, limit }
    },
  )

  api.get(
    '/partners/:id/webhook/deliveries/:delivery_id',
    {
      schema: {
        operationId: 'getDelivery',
        summary: 'One delivery with the body that is sent and every attempt',
        tags: TAGS,
        params: Type.Object({ id: Uuid, delivery_id: Uuid }),
        response: { 200: dataOf(DeliveryWithBody), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params: { id: partner_id, delivery_id: id } }) => {
      const row = await findDelivery(deps.db, { partner_id, id })
      if (!row) throw notFound()
      return ok(deliveryWithBodyOut(row))
    },
  )
}
