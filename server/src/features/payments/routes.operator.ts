import { Type } from 'typebox'
import { Uuid } from '../../kernel/wire.ts'
import { type Api, bodyMayBeMissing } from '../../platform/http/api.ts'
import { dataOf, errorsOf, ok } from '../../platform/http/envelope.ts'
import { type Deps, transact } from '../../platform/work.ts'
import { Payment, paymentOut, ReversalBody } from './schema.ts'
import { reversePayment } from './service.ts'

export function teamPaymentRoutes(api: Api, deps: Deps): void {
  api.post(
    '/payments/:id/reverse',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        operationId: 'reversePayment',
        summary: 'Take a payment back: a chargeback or a wrong booking; a claim that it closed is open again',
        tags: ['Claims'],
        params: Type.Object({ id: Uuid }),
        body: ReversalBody,
        response: { 200: dataOf(Payment), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    async (request) => {
      const { note } = request.body
      return ok(
        paymentOut(await transact(deps, request.operator, (work) => reversePayment(work, request.params.id, note))),
      )
    },
  )
}
