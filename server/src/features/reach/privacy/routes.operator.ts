import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { nextRun } from './jobs.ts'
import { countBlocked, countErasures, listBlocked, listErasures } from './queries.log.ts'
import {
  BlockedOut,
  blockedOut,
  ErasureOut,
  erasureOut,
  RetentionChange,
  RetentionOut,
  retentionOut,
} from './schema.ts'
import { changePeriods, readPeriods } from './service.retention.ts'

const TAGS = ['Privacy']

const ErasureQuery = pagedQuery({
  subject_id: Type.Optional(Uuid),
  cause: Type.Optional(oneOf(['retention', 'request'])),
})

/** For administrators: how long data are kept, what was erased, and whose names are only kept for the law. */
export function privacyRoutes(api: Api<'operator'>, deps: Deps): void {
  retentionRoutes(api, deps)
  api.get(
    '/privacy/erasures',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'listErasures',
        summary: 'What was erased, newest first: ids and counts, never names',
        tags: TAGS,
        querystring: ErasureQuery,
        response: { 200: pageOf(ErasureOut), ...errorsOf(400, 401, 403) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([
        listErasures(deps.db, filter, { page, limit }),
        countErasures(deps.db, filter),
      ])
      return { success: true as const, data: rows.map(erasureOut), page, limit, total }
    },
  )

  api.get(
    '/privacy/blocked',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'listBlockedPeople',
        summary: 'Erased debtors of whom the law wants papers kept, with their names; each look is logged',
        tags: TAGS,
        querystring: pagedQuery({}),
        response: { 200: pageOf(BlockedOut), ...errorsOf(400, 401, 403) },
      },
    },
    async ({ query: { page, limit }, caller }) => {
      const [rows, total] = await Promise.all([listBlocked(deps.db, { page, limit }), countBlocked(deps.db)])
      for (const { debtor_id: id } of rows)
        await recordAccess(deps.db, caller, { action: 'debtor.read', subject: { kind: 'debtor', id } })
      return { success: true as const, data: rows.map(blockedOut), page, limit, total }
    },
  )
}

function retentionRoutes(api: Api<'operator'>, deps: Deps): void {
  const countsFrom = async () => nextRun(await readBusinessTime(deps.db, deps.clock, deps.config.mode))

  api.get(
    '/privacy/retention',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'getRetention',
        summary: 'How long each kind of data is kept, by law',
        tags: TAGS,
        response: { 200: dataOf(RetentionOut), ...errorsOf(401, 403) },
      },
    },
    async () => ok(retentionOut(await readPeriods(deps.db), await countsFrom())),
  )

  api.put(
    '/privacy/retention',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'setRetention',
        summary: 'Change how long data are kept; the others stay',
        description:
          'Counts from the next nightly run on, for everything that is still there. What is gone does not come back. ' +
          'Books, receipts and letters cannot be kept shorter than the law asks for.',
        tags: TAGS,
        body: RetentionChange,
        response: { 200: dataOf(RetentionOut), ...errorsOf(400, 401, 403) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const periods = await changePeriods(work, request.body.periods)
        return { status: 200, body: ok(retentionOut(periods, nextRun(work.now))) }
      }),
  )
}
