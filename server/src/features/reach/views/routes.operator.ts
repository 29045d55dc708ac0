import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { listViews } from './queries.ts'
import { SavedView, ViewCreate, ViewPatch, ViewQuery, viewOut } from './schema.ts'
import { changeView, dropView, keepView } from './service.ts'

const TAGS = ['Views']
const ViewPath = Type.Object({ id: Uuid })

/** Filters of lists that somebody has named. */
export function viewRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/views',
    {
      schema: {
        operationId: 'listViews',
        summary: 'The saved views of a page: one’s own, and those that others share',
        tags: TAGS,
        querystring: ViewQuery,
        response: { 200: dataOf(Type.Array(SavedView)), ...errorsOf(400, 401) },
      },
    },
    async ({ query, caller }) =>
      ok((await listViews(deps.db, query.page, caller.id)).map((view) => viewOut(view, caller))),
  )

  api.post(
    '/views',
    {
      schema: {
        operationId: 'createView',
        summary: 'Keep the filters of a page under a name',
        tags: TAGS,
        body: ViewCreate,
        response: { 201: dataOf(SavedView), ...errorsOf(400, 401, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(viewOut(await keepView(work, request.body), request.caller)),
      })),
  )

  api.patch(
    '/views/:id',
    {
      schema: {
        operationId: 'changeView',
        summary: 'Rename a view, replace its filters, share it or keep it to oneself',
        tags: TAGS,
        params: ViewPath,
        body: ViewPatch,
        response: { 200: dataOf(SavedView), ...errorsOf(400, 401, 403, 404, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(viewOut(await changeView(work, request.params.id, request.body), request.caller)),
      })),
  )

  api.delete(
    '/views/:id',
    {
      schema: {
        operationId: 'deleteView',
        summary: 'Delete a view',
        tags: TAGS,
        params: ViewPath,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...errorsOf(400, 401, 403, 404) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await dropView(work, request.params.id)
        return { status: 200, body: { success: true as const } }
      }),
  )
}
