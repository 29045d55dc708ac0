import { type Static, Type } from 'typebox'
import type { Api } from '../../platform/http/api.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../platform/http/envelope.ts'
import { type Deps, type OperatorCaller, readBusinessTime, transact } from '../../platform/work.ts'
import { countWork, listWork, type WorkFilter } from './queries.work.ts'
import { WORK_KINDS, type WorkKind } from './rules.ts'
import { itemOut, WorkCounts, WorkItem, WorkOwner, WorkPath, WorkQuery, WorkSnooze } from './schema.work.ts'
import { assignItem, snoozeItem } from './service.work.ts'

const TAGS = ['Work']
const WorkPage = Type.Object({ ...pageOf(WorkItem).properties, counts: WorkCounts })
const MARK_ERRORS = errorsOf(400, 401, 404, 413, 415)

/** What waits for somebody of the team. */
export function workRoutes(api: Api, deps: Deps): void {
  api.get(
    '/work',
    {
      schema: {
        operationId: 'listWork',
        summary: 'What waits for somebody, longest first, with how many there are of each kind',
        tags: TAGS,
        querystring: WorkQuery,
        response: { 200: WorkPage, ...errorsOf(400, 401) },
      },
    },
    async ({ query, operator }) => {
      const { kind, page, limit } = query
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const kinds: readonly WorkKind[] = kind ? [kind] : WORK_KINDS
      const filter = filterOf(query, operator)
      const [rows, counts] = await Promise.all([
        listWork(deps.db, { kinds, filter, now }, { page, limit }),
        countWork(deps.db, { filter, now }),
      ])
      const total = kinds.reduce<number>((sum, each) => sum + counts[each], 0)
      return { ...ok(rows.map((row) => itemOut(row, now))), counts, total, page, limit }
    },
  )

  api.put(
    '/work/:key/owner',
    {
      schema: {
        operationId: 'assignWork',
        summary: 'Give an item to somebody of the team, or to nobody',
        tags: TAGS,
        params: WorkPath,
        body: WorkOwner,
        response: { 200: dataOf(WorkItem), ...MARK_ERRORS },
      },
    },
    async ({ params, body, operator }) =>
      transact(deps, operator, async (work) => ok(itemOut(await assignItem(work, params.key, body.user_id), work.now))),
  )

  api.put(
    '/work/:key/snooze',
    {
      schema: {
        operationId: 'snoozeWork',
        summary: 'Put an item off; it comes back at that time, or earlier when its situation is a new one',
        tags: TAGS,
        params: WorkPath,
        body: WorkSnooze,
        response: { 200: dataOf(WorkItem), ...MARK_ERRORS },
      },
    },
    async ({ params, body: { until, note }, operator }) =>
      transact(deps, operator, async (work) => {
        const item = await snoozeItem(work, params.key, { until: until === null ? null : new Date(until), note })
        return ok(itemOut(item, work.now))
      }),
  )
}

function filterOf(query: Static<typeof WorkQuery>, { actor }: OperatorCaller): WorkFilter {
  const { owner, include_snoozed, organization_id } = query
  const owner_id = owner === 'me' ? actor.id : owner === 'nobody' ? null : owner
  return {
    include_snoozed,
    ...(organization_id ? { organization_id } : {}),
    ...(owner_id === undefined ? {} : { owner_id }),
  }
}
