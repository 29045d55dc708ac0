import { type Api, answerCommand } from '../../../audiences/api.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { countNotices, listNotices } from './queries.ts'
import { NoticePage, NoticeQuery, NoticesLeft, NoticesRead, noticeOut } from './schema.ts'
import { readNotices } from './service.ts'

const TAGS = ['Notices']
const NONE = { total: 0, unread: 0 }

/** What the logged-in person is told. */
export function noticeRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/notices',
    {
      schema: {
        operationId: 'listNotices',
        summary: 'What the logged-in person is told, newest first, with how much of it is unread',
        tags: TAGS,
        querystring: NoticeQuery,
        response: { 200: NoticePage, ...errorsOf(400, 401) },
      },
    },
    async ({ query, caller }) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const rows = await listNotices(deps.db, caller.id, now, query)
      // Open desks ask every minute, so all is looked for once. Only a page behind the last one does not tell the counts.
      const { total, unread } = rows[0] ?? (query.page > 1 ? await countNotices(deps.db, caller.id, now) : NONE)
      return { ...ok(rows.map(noticeOut)), unread, as_of: now.toISOString(), total, ...query }
    },
  )

  api.post(
    '/notices/read',
    {
      schema: {
        operationId: 'readNotices',
        summary: 'Mark notices as read: some, or all up to one',
        tags: TAGS,
        body: NoticesRead,
        response: { 200: dataOf(NoticesLeft), ...errorsOf(400, 401, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok({ unread: await readNotices(work, request.body) }),
      })),
  )
}
