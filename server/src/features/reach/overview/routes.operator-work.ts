import { type Static, Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { oneOf, Timestamp } from '../../../kernel/wire.ts'
import { boundedPageOf, dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { readWork, type WorkFilter } from './queries.work.ts'
import { countColleagues, listColleagues } from './queries.work-marks.ts'
import { COUNTED_MAX, ownersOf, WORK_KINDS, type WorkKind } from './rules.ts'
import {
  Colleague,
  countsOut,
  itemOut,
  WorkCounts,
  WorkItem,
  WorkOwner,
  WorkPath,
  WorkQuery,
  WorkSeen,
  WorkSnooze,
} from './schema.work.ts'
import { assignItem, markSeen, snoozeItem, waitingAt } from './service.work.ts'

const TAGS = ['Work']
const WorkPage = Type.Object({
  ...boundedPageOf(WorkItem, 'not all kinds are counted to their end, see `more_of`').properties,
  counts: WorkCounts,
  more_of: Type.Array(oneOf(WORK_KINDS), {
    description: `The kinds of which more wait than \`counts\` tells: each is counted up to ${COUNTED_MAX}.`,
  }),
  as_of: {
    ...Timestamp,
    description: 'The business time of the answer, which snoozes are measured by.',
  } as typeof Timestamp,
})
const MARK_ERRORS = errorsOf(400, 401, 404, 413, 415)

/** What waits for somebody of the team. */
export function workRoutes(api: Api<'operator'>, deps: Deps): void {
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
    async ({ query, caller }) => {
      const { kind, page, limit } = query
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const kinds: readonly WorkKind[] = kind ? [kind] : WORK_KINDS
      const asked = { filter: filterOf(query, caller), ...waitingAt({ now, legal: await deps.legal.read(deps.db) }) }
      const found = await readWork(deps.db, { kinds, ...asked }, { page, limit })
      const { counts, more_of } = countsOut(found.counts)
      const total = kinds.reduce<number>((sum, each) => sum + counts[each], 0)
      const total_is_exact = !kinds.some((each) => more_of.includes(each))
      const page_facts = { total, total_is_exact, page, limit }
      return {
        ...ok(found.rows.map((row) => itemOut(row, now))),
        counts,
        more_of,
        as_of: now.toISOString(),
        ...page_facts,
      }
    },
  )
  colleagueRoute(api, deps)
  seenRoute(api, deps)

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
    async ({ params, body: { user_id }, caller }) => {
      const legal = await deps.legal.read(deps.db)
      return transact(deps, caller, async (work) =>
        ok(itemOut(await assignItem(work, params.key, { user_id, legal }), work.now)),
      )
    },
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
    async ({ params, body: { until, note }, caller }) => {
      const legal = await deps.legal.read(deps.db)
      return transact(deps, caller, async (work) => {
        const item = await snoozeItem(work, params.key, { until: until === null ? null : new Date(until), note, legal })
        return ok(itemOut(item, work.now))
      })
    },
  )
}

function seenRoute(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/work/:key/seen',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        operationId: 'markWorkSeen',
        summary: 'What the item tells was seen and asks for nothing more; only for what debtors did in the portal',
        tags: TAGS,
        params: WorkPath,
        body: WorkSeen,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { until } = request.body
        const seen = { until: until === undefined ? null : new Date(until), legal: await work.legal() }
        await markSeen(work, request.params.key, seen)
        return { status: 200, body: { success: true as const } }
      }),
  )
}

function colleagueRoute(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/work/colleagues',
    {
      schema: {
        operationId: 'listColleagues',
        summary: 'Who of the team can be given an item, by name',
        tags: TAGS,
        querystring: Type.Object({ ...PageQuery }, { additionalProperties: false }),
        response: { 200: pageOf(Colleague), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit } }) => {
      const [rows, total] = await Promise.all([listColleagues(deps.db, { page, limit }), countColleagues(deps.db)])
      return { ...ok(rows), total, page, limit }
    },
  )
}

function filterOf(query: Static<typeof WorkQuery>, { id }: OperatorCaller): WorkFilter {
  const { owner, include_snoozed, organization_id } = query
  return { include_snoozed, ...(organization_id ? { organization_id } : {}), ...ownersOf(owner, id) }
}
