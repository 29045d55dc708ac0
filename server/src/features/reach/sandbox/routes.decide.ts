import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { Decision, DecisionBody, decide, decisionOut } from '../../process/court/index.ts'

/** Lets a partner see what happens when the creditor decides without it. */
export function sandboxDecisionRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/claims/:id/decide',
    {
      schema: {
        operationId: 'decideInSandbox',
        summary: 'The creditor decides in the portal whether to go to court',
        description: 'Like `POST …/lawsuit-decision`, but as the creditor: `decided_via` is `portal`.',
        tags: ['Sandbox'],
        params: Type.Object({ id: about(Uuid, 'The claim, one of your own.') }),
        body: DecisionBody,
        response: { 200: dataOf(Decision), ...errorsOf(400, 401, 403, 404, 413, 415) },
      },
    },
    async ({ caller, params, body }) => {
      const way = { via: 'portal', legal: await deps.legal.read(deps.db) } as const
      return ok(decisionOut(await transact(deps, caller, (work) => decide(work, params.id, body, way))))
    },
  )
}
