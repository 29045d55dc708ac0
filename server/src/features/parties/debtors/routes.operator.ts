import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { TeamDebtor, TeamDebtorPatch, teamDebtorOut } from './schema.ts'
import { mendDebtor, readAnyDebtor } from './service.ts'

const TAGS = ['Debtors']
const DebtorPath = Type.Object({ id: Uuid })

export function teamDebtorRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/debtors/:id',
    {
      schema: {
        operationId: 'getTeamDebtor',
        summary: 'One debtor of any organisation',
        tags: TAGS,
        params: DebtorPath,
        response: { 200: dataOf(TeamDebtor), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => ok(teamDebtorOut(await readAnyDebtor(deps.db, request.params.id))),
  )

  api.patch(
    '/debtors/:id',
    {
      schema: {
        operationId: 'mendDebtor',
        summary: 'Mend an address, a channel or a name; lists are replaced whole, and stuck steps are tried again',
        tags: TAGS,
        params: DebtorPath,
        body: TeamDebtorPatch,
        response: { 200: dataOf(TeamDebtor), ...errorsOf(400, 401, 404, 413, 415) },
      },
    },
    async ({ caller, params: { id }, body }) =>
      ok(teamDebtorOut(await transact(deps, caller, (work) => mendDebtor(work, id, body)))),
  )
}
