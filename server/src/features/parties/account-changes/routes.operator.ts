import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { notFound } from '../../../kernel/errors.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import type { Deps, TeamWork } from '../../../platform/work.ts'
import { countChanges, findNamedChange, listChanges } from './queries.ts'
import { CHANGE_STATUSES } from './rules.ts'
import { AccountChange, accountChangeOut } from './schema.ts'
import { approveChange, withdrawChange } from './service.ts'

const TAGS = ['Organisations']
const ChangePath = Type.Object({ id: Uuid })

async function readChange(reader: Reader, id: string): Promise<AccountChange> {
  const row = await findNamedChange(reader, id)
  if (!row) throw notFound()
  return accountChangeOut(row)
}

/** Changes of bank accounts of ours; administrators only. */
export function accountChangeRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/account-changes',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'listAccountChanges',
        summary: 'Changes of bank accounts, newest first',
        tags: TAGS,
        querystring: Type.Object(
          { status: Type.Optional(oneOf(CHANGE_STATUSES)), organization_id: Type.Optional(Uuid), ...PageQuery },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(AccountChange), ...errorsOf(400, 401, 403) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([
        listChanges(deps.db, filter, { page, limit }),
        countChanges(deps.db, filter),
      ])
      return { ...ok(rows.map(accountChangeOut)), total, page, limit }
    },
  )
  settleRoute(api, deps, {
    ...{ path: '/account-changes/:id/approve', operationId: 'approveAccountChange', act: approveChange },
    summary: 'Approve a change that another administrator proposed: from now on the new account holds',
  })
  settleRoute(api, deps, {
    ...{ path: '/account-changes/:id/withdraw', operationId: 'withdrawAccountChange', act: withdrawChange },
    summary: 'Withdraw a change: the account stays as it is',
  })
}

type Settling = {
  path: string
  operationId: string
  summary: string
  act: (work: TeamWork, id: string, config: Deps['config']) => Promise<void>
}

function settleRoute(api: Api<'operator'>, deps: Deps, { path, operationId, summary, act }: Settling): void {
  api.post(
    path,
    {
      onRequest: adminOnly,
      schema: {
        ...{ operationId, summary, tags: TAGS },
        params: ChangePath,
        response: { 200: dataOf(AccountChange), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await act(work, request.params.id, deps.config)
        return { status: 200, body: ok(await readChange(work.tx, request.params.id)) }
      }),
  )
}
