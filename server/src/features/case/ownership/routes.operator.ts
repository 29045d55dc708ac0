import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { ClaimOwner, OwnerBody } from './schema.ts'
import { giveClaim } from './service.ts'

export function ownerRoutes(api: Api<'operator'>, deps: Deps): void {
  api.put(
    '/claims/:id/owner',
    {
      schema: {
        operationId: 'assignClaim',
        summary: 'Give a claim to somebody of the team, or to nobody',
        tags: ['Claims'],
        params: Type.Object({ id: Uuid }),
        body: OwnerBody,
        response: { 200: dataOf(ClaimOwner), ...errorsOf(400, 401, 404, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(await giveClaim(work, request.params.id, request.body.operator_id)),
      })),
  )
}
