import { Type } from 'typebox'
import { type Api, type CommandRequest, runCommand, sendPayload } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import type { TableName } from '../../../law/tables.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { lockTable } from '../../../platform/legal/versions.ts'
import type { Deps } from '../../../platform/work.ts'
import { tablesInForce } from './rules.ts'
import { Confirm, Content, RestoreBody, Table, TablePath } from './schema.ts'
import { changeTable, type GivenChange, pairOf, refuseUnfit, versionOf } from './service.ts'

const TAGS = ['Court']

type Request = CommandRequest<OperatorCaller> & { readonly params: { readonly name: TableName } }
type Reply = Parameters<typeof runCommand>[2]

/** What puts another table in force. */
export function legalTableChangeRoutes(api: Api<'operator'>, deps: Deps): void {
  const query = Type.Object({ confirm: Confirm }, { additionalProperties: false })
  const description =
    '409 `change_not_confirmed` where a figure jumps or past days change and `confirm` is not of this change.'
  const change = async (request: Request, reply: Reply, given: (reader: Reader) => Promise<GivenChange>) => {
    const { name } = request.params
    const done = await runCommand(deps, request, reply, async (work) => {
      await lockTable(work.tx, name)
      const what = await given(work.tx)
      refuseUnfit(what)
      const pair = await pairOf(deps.legal, work.tx, what)
      await changeTable(work, { ...what, pair, today: dayInVienna(work.now) })
      const tables = tablesInForce({ ...(await deps.legal.readAnew(work.tx)), today: dayInVienna(work.now) })
      return { status: 200, body: ok(tables.find((one) => one.name === name) as object) }
    })
    deps.legal.forget()
    return sendPayload(reply, done)
  }

  api.put(
    '/legal-tables/:name',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'uploadLegalTable',
        summary: 'Put a table in the place of the built-in one; it holds everywhere within seconds',
        description,
        tags: TAGS,
        params: TablePath,
        querystring: query,
        body: Content,
        response: { 200: dataOf(Table), ...errorsOf(400, 401, 403, 409) },
      },
    },
    (request, reply) => {
      const { params, query, body } = request
      const given = { name: params.name, content: body, confirm: query.confirm, is_upload: true }
      return change(request, reply, async () => given)
    },
  )

  api.delete(
    '/legal-tables/:name',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'dropLegalTable',
        summary: 'Go back to the built-in table',
        description,
        tags: TAGS,
        params: TablePath,
        querystring: query,
        response: { 200: dataOf(Table), ...errorsOf(400, 401, 403, 409) },
      },
    },
    (request, reply) => {
      const { params, query } = request
      return change(request, reply, async () => ({ name: params.name, content: null, confirm: query.confirm }))
    },
  )

  api.post(
    '/legal-tables/:name/restore',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'restoreLegalTable',
        summary: 'Put an earlier version in force again, as a new version',
        description,
        tags: TAGS,
        params: TablePath,
        body: RestoreBody,
        response: { 200: dataOf(Table), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) => {
      const { version, confirm } = request.body
      return change(request, reply, async (reader) => ({
        ...(await versionOf(reader, request.params.name, version)),
        ...{ confirm, restores: version },
      }))
    },
  )
}
