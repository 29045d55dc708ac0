import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { hidesBlocked } from '../../../audiences/visibility.ts'
import { toEuro } from '../../../kernel/money.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import type { Deps } from '../../../platform/work.ts'
import { countPayments, listAllPayments } from './queries.ts'
import {
  PAYMENT_FILTERS,
  Payment,
  paymentOut,
  ReversalBody,
  TeamPayment,
  TeamPaymentCreate,
  teamPaymentOut,
} from './schema.ts'
import { recordTeamPayment, reversePayment } from './service.ts'

const TAGS = ['Claims']
const IdPath = Type.Object({ id: Uuid })

export function teamPaymentRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/claims/:id/payments',
    {
      schema: {
        operationId: 'recordTeamPayment',
        summary: 'Record a payment that reached the team; a claim paid in full closes',
        tags: TAGS,
        params: IdPath,
        body: TeamPaymentCreate,
        response: { 201: dataOf(Payment), ...errorsOf(400, 401, 404, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(paymentOut(await recordTeamPayment(work, request.params.id, request.body))),
      })),
  )

  api.post(
    '/payments/:id/reverse',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        operationId: 'reversePayment',
        summary: 'Take a payment back: a chargeback or a wrong booking; a claim that it closed is open again',
        tags: TAGS,
        params: IdPath,
        body: ReversalBody,
        response: { 200: dataOf(Payment), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(paymentOut(await reversePayment(work, request.params.id, request.body.note))),
      })),
  )

  listRoute(api, deps)
}

const Page = pageOf(TeamPayment)

function listRoute(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/payments',
    {
      schema: {
        operationId: 'listAllPayments',
        summary: 'Payments on all claims by their day, latest first, with the sums of all that match',
        tags: TAGS,
        querystring: Type.Object({ ...PAYMENT_FILTERS, ...PageQuery }, { additionalProperties: false }),
        response: {
          200: Type.Object({
            ...Page.properties,
            completed_amount: Type.Number({ description: 'EUR' }),
            reversed_amount: Type.Number({ description: 'EUR' }),
          }),
          ...errorsOf(400, 401),
        },
      },
    },
    async ({ caller, query: { page, limit, ...query } }) => {
      const filter = { ...query, hides_blocked: hidesBlocked(caller) }
      const [rows, { total, completed_cents, reversed_cents }] = await Promise.all([
        listAllPayments(deps.db, filter, { page, limit }),
        countPayments(deps.db, filter),
      ])
      const sums = { completed_amount: toEuro(completed_cents), reversed_amount: toEuro(reversed_cents) }
      return { ...ok(rows.map(teamPaymentOut)), total, page, limit, ...sums }
    },
  )
}
