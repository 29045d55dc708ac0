import type { Api } from '../../../audiences/api.ts'
import { errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { ClaimLineOut, filterOf, lineOut, WorklistQuery } from './schema.worklist.ts'
import { readWorklist } from './service.worklist.ts'

export function worklistRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims',
    {
      schema: {
        operationId: 'searchClaims',
        summary:
          'Claims of all organisations, newest first unless sorted; the search looks at references, names, towns, e-mail addresses, invoice numbers and amounts',
        tags: ['Claims'],
        querystring: WorklistQuery,
        response: { 200: pageOf(ClaimLineOut), ...errorsOf(400, 401) },
      },
    },
    async (request) => {
      const { page, limit, sort, order, ...query } = request.query
      const filter = filterOf(query, request.caller)
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const { rows, total } = await readWorklist(deps.db, { filter, sort, order, page: { page, limit }, now })
      return { ...ok(rows.map(lineOut)), total, page, limit }
    },
  )
}
