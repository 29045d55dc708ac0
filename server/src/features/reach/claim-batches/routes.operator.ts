import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import type { Deps } from '../../../platform/work.ts'
import { recordList } from '../audit/index.ts'
import { startBatch } from './jobs.ts'
import { countBatches, listBatches } from './queries.ts'
import { choiceProblems, deedProblems } from './rules.ts'
import {
  Batch,
  BatchAsked,
  BatchOrder,
  BatchPreview,
  BatchSummary,
  batchOut,
  previewOut,
  summaryOut,
} from './schema.ts'
import { orderBatch, previewBatch, readBatch, stopBatch } from './service.ts'

const TAGS = ['Claims']
const BatchPath = Type.Object({ id: Uuid })

/** One deed on many claims. */
export function claimBatchRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/claims/batch-preview',
    {
      config: { body_rule: (body) => [...deedProblems(body), ...choiceProblems(body)] },
      schema: {
        operationId: 'previewClaimBatch',
        summary: 'What a deed would do to each of up to 500 claims, and why not; changes nothing',
        description: 'The claims are named, or found by the filters of their list.',
        tags: TAGS,
        body: BatchAsked,
        response: { 200: dataOf(BatchPreview), ...errorsOf(400, 401, 403, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { body } = request
        const judged = await previewBatch(work, body)
        // It names the same people as the list under these filters.
        if (body.filter) await recordList(deps, work.caller, { path: '/claims', query: body.filter })
        return { status: 200, body: ok(previewOut(judged, body)) }
      }),
  )

  api.post(
    '/claims/batches',
    {
      config: { body_rule: deedProblems },
      schema: {
        operationId: 'orderClaimBatch',
        summary: 'Order a deed on up to 500 claims; each is judged and done by itself, soon after',
        description:
          'Every claim is dealt with in a transaction of its own, under the name and with the rights of whoever orders it. ' +
          'What becomes of each is read at `GET /api/operator/claims/batches/{id}`.',
        tags: TAGS,
        body: BatchOrder,
        response: { 201: dataOf(Batch), ...errorsOf(400, 401, 403, 413, 415) },
      },
    },
    async (request, reply) => {
      await answerCommand(deps, request, reply, async (work) => {
        const file = await orderBatch(work, request.body)
        startBatch(work, file.batch.id)
        return { status: 201, body: ok(batchOut(file)) }
      })
      deps.jobs.poke()
      return reply as never
    },
  )

  lookRoutes(api, deps)

  api.post(
    '/claims/batches/:id/stop',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        operationId: 'stopClaimBatch',
        summary: 'Leave undone what a batch has not done yet',
        tags: TAGS,
        params: BatchPath,
        body: Type.Object({}, { additionalProperties: false }),
        response: { 200: dataOf(Batch), ...errorsOf(400, 401, 404, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(batchOut(await stopBatch(work, request.params.id))),
      })),
  )
}

function lookRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/batches',
    {
      schema: {
        operationId: 'listClaimBatches',
        summary: 'Deeds on many claims of the last 90 days, newest first',
        tags: TAGS,
        querystring: pagedQuery({}),
        response: { 200: pageOf(BatchSummary), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit } }) => {
      const [rows, total] = await Promise.all([listBatches(deps.db, { page, limit }), countBatches(deps.db)])
      return { ...ok(rows.map(summaryOut)), total, page, limit }
    },
  )

  api.get(
    '/claims/batches/:id',
    {
      schema: {
        operationId: 'getClaimBatch',
        summary: 'How far a batch is, and what became of each claim',
        tags: TAGS,
        params: BatchPath,
        response: { 200: dataOf(Batch), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params, caller }) => ok(batchOut(await readBatch(deps.db, caller, params.id))),
  )
}
