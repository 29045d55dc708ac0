import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { notFound } from '../../../kernel/errors.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, listOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { foundClaim } from '../claims/index.ts'
import { findClaimWithPayments, findPayment, paymentFromJson } from './queries.ts'
import { Payment, PaymentCreate, paymentOut, withoutWords } from './schema.ts'
import { recordPayment } from './service.ts'

const TAGS = ['Payments']
const ClaimPath = Type.Object({ claim_id: about(Uuid, 'The claim, by its `id`.') })

export function paymentRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/claims/:claim_id/payments',
    {
      schema: {
        operationId: 'createPayment',
        summary: 'Record a payment; a claim paid in full closes',
        description:
          'Record what the debtor paid to the creditor. When payments reach the total, the claim closes as `paid`, or as `installment_plan` under a plan. After a filing the fees of court and lawyer must be paid too, and where the organisation wants it so, the whole balance. A closed claim takes payments too; nothing reopens.',
        tags: TAGS,
        params: ClaimPath,
        body: PaymentCreate,
        response: { 201: dataOf(Payment), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(paymentOut(await recordPayment(work, request.params.claim_id, request.body))),
      })),
  )

  api.get(
    '/claims/:claim_id/payments',
    {
      schema: {
        operationId: 'listPayments',
        summary: 'The payments on a claim, in the order in which they were recorded',
        description:
          'Answers all payments at once, reversed ones included; those that we received ourselves are among them.',
        tags: TAGS,
        params: ClaimPath,
        response: {
          200: listOf(Payment),
          ...errorsOf(400, 401, 404, 429),
        },
      },
    },
    async (request) => {
      const found = await findClaimWithPayments(deps.db, request.caller, request.params.claim_id)
      const { payments, is_open } = foundClaim(found)
      const rows = payments.map(paymentFromJson)
      return ok(rows.map((row) => paymentOut(is_open ? row : withoutWords(row))))
    },
  )

  api.get(
    '/payments/:id',
    {
      schema: {
        operationId: 'getPayment',
        summary: 'One payment',
        description: 'Answers the payment as it stands now; `status` tells whether it was reversed.',
        tags: TAGS,
        params: Type.Object({ id: about(Uuid, 'The payment, by its `id`.') }),
        response: { 200: dataOf(Payment), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const found = await findPayment(deps.db, request.caller, request.params.id)
      if (!found) throw notFound()
      const { is_open, ...row } = found
      return ok(paymentOut(is_open ? row : withoutWords(row)))
    },
  )
}
