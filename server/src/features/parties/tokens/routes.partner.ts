import type { Api } from '../../../audiences/api.ts'
import { notFound } from '../../../kernel/errors.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { findKey } from './queries.ts'
import { Me, meOut } from './schema.ts'

export function meRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/me',
    {
      schema: {
        operationId: 'getMe',
        summary: 'What this token is: its organisation, its partner, its limit',
        description:
          'The first call to make: it tells that the token works, in which mode, and which `partner_id` new customers take.',
        tags: ['Access'],
        response: { 200: dataOf(Me), ...errorsOf(400, 401, 429) },
      },
    },
    async (request) => {
      const key = await findKey(deps.db, request.caller.id)
      if (!key) throw notFound()
      return ok(meOut(key))
    },
  )
}
