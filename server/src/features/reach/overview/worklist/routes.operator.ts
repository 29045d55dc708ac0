import type { Api } from '../../../../audiences/api.ts'
import { hidesBlocked } from '../../../../audiences/visibility.ts'
import { errorsOf, listOf, ok } from '../../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../../platform/work.ts'
import { listLinesOf } from './queries.ts'
import { ClaimLineOut, ClaimsPage, filterOf, LinesQuery, lineOut, WorklistQuery } from './schema.ts'
import { readWorklist } from './service.ts'

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
        response: { 200: ClaimsPage, ...errorsOf(400, 401) },
      },
    },
    async (request) => {
      const { page, limit, sort, order, ...query } = request.query
      const filter = filterOf(query, request.caller)
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const { rows, ...count } = await readWorklist(deps.db, { filter, sort, order, page: { page, limit }, now })
      return { ...ok(rows.map(lineOut)), ...count, page, limit }
    },
  )

  api.get(
    '/claim-lines',
    {
      schema: {
        operationId: 'getClaimLines',
        summary: 'The claims with these ids as the list of claims shows them, newest first',
        description:
          'Lists of payments, plans, letters, court cases and tasks show with it where each claim stands. Ids of claims that are unknown or hidden from you are left out.',
        tags: ['Claims'],
        querystring: LinesQuery,
        response: { 200: listOf(ClaimLineOut), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { claim_id }, caller }) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const filter = { hides_blocked: hidesBlocked(caller) }
      return ok((await listLinesOf(deps.db, [...new Set(claim_id)], { filter, now })).map(lineOut))
    },
  )
}
