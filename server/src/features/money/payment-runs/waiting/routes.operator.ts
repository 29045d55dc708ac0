import { Type } from 'typebox'
import type { Api } from '../../../../audiences/api.ts'
import { Uuid } from '../../../../kernel/wire.ts'
import { errorsOf, ok, pageOf } from '../../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../../platform/http/paging.ts'
import type { Deps } from '../../../../platform/work.ts'
import { readWaiting } from './read.ts'
import { PaymentOrder, paymentOrderOut } from './schema.ts'

export function paymentOrderRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/payment-orders',
    {
      schema: {
        operationId: 'listPaymentOrders',
        summary: 'What waits for a payment run',
        description:
          'Settlements, refunds, payouts to partners and our fees that no run has yet. What no run made now would pay comes ' +
          'first, with its reason; then what has waited longest.',
        tags: ['Payment runs'],
        querystring: pagedQuery({ organization_id: Type.Optional(Uuid) }),
        response: { 200: pageOf(PaymentOrder), ...errorsOf(400, 401) },
      },
    },
    async ({ caller, query: { page, limit, organization_id } }) => {
      // Whether there is money for one depends on all before it, so all are judged.
      const waiting = await readWaiting(deps.db, organization_id)
      const shown = waiting.slice((page - 1) * limit, page * limit)
      const is_admin = caller.role === 'admin'
      return { ...ok(shown.map((one) => paymentOrderOut(one, is_admin))), total: waiting.length, page, limit }
    },
  )
}
