import { Type } from 'typebox'
import { type Api, keeperOf } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { confirmedPartner } from '../../parties/partners/index.ts'
import { BULK_BYTES_MAX, BulkBody, BulkResult } from './schema.ts'
import { ANSWER_WITHIN_MS, submitBulk } from './submit.ts'

const countOf = (results: readonly BulkResult[], status: BulkResult['status']): number =>
  results.filter((result) => result.status === status).length

/** The bulk call of a partner, made by the team for it. */
export function teamBulkRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/partners/:id/claims/bulk',
    {
      bodyLimit: BULK_BYTES_MAX,
      config: { answer_within_ms: ANSWER_WITHIN_MS },
      schema: {
        operationId: 'importClaims',
        summary: 'Hand over up to 500 cases for a partner',
        description:
          'As the bulk call of the partner API, for this partner: each item is done wholly or not at all, and `partner_reference` says which case it is. Cases are logged under the name of whoever sends them.',
        tags: ['Claims'],
        params: Type.Object({ id: Uuid }),
        body: BulkBody,
        response: { 200: dataOf(Type.Array(BulkResult)), ...errorsOf(400, 401, 404, 409, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const { id, organization_id } = await confirmedPartner(deps.db, request.params.id)
      const caller = { ...request.caller, organization_id, partner_id: id }
      const keeper = keeperOf(request, reply)
      const results = await submitBulk(deps, caller, request.body.items)
      await transact(deps, request.caller, async (work) => {
        const [created, existing] = [countOf(results, 'created'), countOf(results, 'existing')]
        const details = { items: results.length, created, existing, failed: countOf(results, 'failed') }
        await recordAudit(work, {
          action: 'claims.imported',
          organization_id,
          subject: { kind: 'partner', id },
          details,
        })
        await keeper.keep(work, { status: 200, body: ok(results) })
      })
      return keeper.send()
    },
  )
}
