import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { readingOf } from './language.ts'
import { readCases, readOverview, readOwnCase } from './reading.ts'
import { CreditorCase } from './schema.case.ts'
import { CasesQuery, CreditorClaim, CreditorOverview, caseLineOut, LanguageQuery, overviewOut } from './schema.ts'
import { caseOut } from './view.ts'

const TAGS = ['Cases']

export function creditorCaseRoutes(api: Api<'creditor'>, deps: Deps): void {
  api.get(
    '/overview',
    {
      schema: {
        operationId: 'getOverview',
        summary: 'Where the money is: what was handed over, what came in, what waits for the creditor',
        tags: TAGS,
        response: { 200: dataOf(CreditorOverview), ...errorsOf(400, 401) },
      },
    },
    async (request) => ok(overviewOut(await readOverview(deps, request.caller))),
  )

  api.get(
    '/claims',
    {
      schema: {
        operationId: 'listClaims',
        summary: 'The own cases',
        description:
          'Filters add up: a claim must match all of them. `updated_after` finds what changed since you last looked.',
        tags: TAGS,
        querystring: CasesQuery,
        response: { 200: pageOf(CreditorClaim), ...errorsOf(400, 401) },
      },
    },
    async ({ caller, query: { page, limit, sort = 'newest', ...asked } }) => {
      const { rows, total } = await readCases(deps.db, caller, { ...asked, sort, page: { page, limit } })
      return { ...ok(rows.map(caseLineOut)), total, page, limit }
    },
  )

  api.get(
    '/claims/:id',
    {
      schema: {
        operationId: 'getClaim',
        summary: 'One case: how it stands, what happened, what comes next and what it is made of',
        description:
          'Answers the claim as it stands now. What is owed with interest and costs is answered by the balance.',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        querystring: LanguageQuery,
        response: { 200: dataOf(CreditorCase), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const facts = await readOwnCase(deps, request.caller, request.params.id)
      return ok(caseOut(facts, readingOf(request, request.caller)))
    },
  )
}
