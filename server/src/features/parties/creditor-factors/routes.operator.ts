import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { resetPersonsFactor } from './service.ts'

/** For the team, when somebody of a customer has lost phone, passkeys and recovery codes. */
export function personFactorRoutes(api: Api<'operator'>, deps: Deps): void {
  api.delete(
    '/customers/:id/people/:person_id/second-factor',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'resetPersonsFactor',
        summary: 'Switch off app, passkeys and recovery codes of a customer’s person, who is mailed and logged out',
        tags: ['Partners'],
        params: Type.Object({ id: Uuid, person_id: Uuid }),
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    async ({ caller, params: { id, person_id } }) => {
      await transact(deps, caller, (work) => resetPersonsFactor(work, id, person_id))
      deps.jobs.poke()
      return { success: true as const }
    },
  )
}
