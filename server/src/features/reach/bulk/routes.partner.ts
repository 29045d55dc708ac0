import { type Api, keeperOf } from '../../../audiences/api.ts'
import { errorsOf, listOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { countMore, type Gate } from '../../parties/tokens/index.ts'
import { BULK_BYTES_MAX, BulkBody, BulkResult } from './schema.ts'
import { ANSWER_WITHIN_MS, submitBulk } from './submit.ts'

export function bulkRoutes(api: Api<'partner'>, deps: Deps, gate: Gate): void {
  api.post(
    '/claims/bulk',
    {
      bodyLimit: BULK_BYTES_MAX,
      config: { answer_within_ms: ANSWER_WITHIN_MS },
      schema: {
        operationId: 'createClaims',
        summary: 'Submit up to 500 cases at once',
        description:
          'Each item counts as one request and is done wholly or not at all; a wrong item leaves the others alone. `partner_reference` is the identity of a case: sending an item again answers `existing`.',
        tags: ['Claims'],
        body: BulkBody,
        response: {
          200: listOf(BulkResult, 'What became of each item, in the order in which they were sent.'),
          ...errorsOf(400, 401, 409, 413, 415, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { items } = request.body
      await countMore(deps, gate, { request, reply }, items.length - 1)
      const keeper = keeperOf(request, reply)
      const body = ok(await submitBulk(deps, request.caller, items))
      await keeper.keepAfterwards(deps, request.caller, { status: 200, body })
      return keeper.send()
    },
  )
}
