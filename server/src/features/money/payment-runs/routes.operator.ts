import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { madeFileAnswer, sendMade } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import type { Deps, TeamWork } from '../../../platform/work.ts'
import { countRuns, listRuns } from './queries.runs.ts'
import { readRun, readRunFile } from './read.ts'
import { payAgain, releaseRun, withdrawRun } from './release.ts'
import { RUN_STATUSES } from './rules/runs.ts'
import { PaymentRun, PaymentRunCreate, PaymentRunSummary, runOut, summaryOut } from './schema.ts'
import { makeRun } from './service.ts'

const TAGS = ['Payment runs']
const RunPath = Type.Object({ id: Uuid })
const ItemPath = Type.Object({ id: Uuid, item_id: Uuid })

export function paymentRunRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/payment-runs',
    {
      schema: {
        operationId: 'listPaymentRuns',
        summary: 'Payment runs, newest first',
        tags: TAGS,
        querystring: pagedQuery({
          organization_id: Type.Optional(Uuid),
          account_id: Type.Optional(Uuid),
          status: Type.Optional(oneOf(RUN_STATUSES)),
        }),
        response: { 200: pageOf(PaymentRunSummary), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([listRuns(deps.db, filter, { page, limit }), countRuns(deps.db, filter)])
      return { ...ok(rows.map(summaryOut)), total, page, limit }
    },
  )

  api.get(
    '/payment-runs/:id',
    {
      schema: {
        operationId: 'getPaymentRun',
        summary: 'One payment run, with its items and with what was left out',
        tags: TAGS,
        params: RunPath,
        response: { 200: dataOf(PaymentRun), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params }) => ok(runOut(await readRun(deps.db, params.id), caller.role === 'admin')),
  )

  api.get(
    '/payment-runs/:id/pain.001.xml',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'downloadPaymentRun',
        summary: 'The file for the bank: pain.001.001.09; 409 until the run is released',
        tags: TAGS,
        params: RunPath,
        response: { ...madeFileAnswer('application/xml'), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    async ({ caller, params }, reply) => {
      const { run, bytes, filename } = await readRunFile(deps.db, params.id)
      await recordAccess(deps.db, caller, {
        ...{ action: 'export.made', organization_id: run.organization_id },
        subject: { kind: 'payment_run', id: run.id },
        details: { format: 'pain.001.001.09', number: run.number, item_count: run.item_count },
      })
      return sendMade(reply, { bytes, mime_type: 'application/xml; charset=utf-8', filename })
    },
  )

  makingRoutes(api, deps)
}

function makingRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/payment-runs',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'createPaymentRun',
        summary: 'Take everything that is to be paid from an account',
        description:
          'From an account of client money: settlements, refunds of what came to it, and our fees to our own account. From an ' +
          'account of our own: payouts to partners. What cannot be paid is in `left_out` with the reason, and waits. 409 where ' +
          'nothing is due.',
        tags: TAGS,
        body: PaymentRunCreate,
        response: { 201: dataOf(PaymentRun), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const id = await makeRun(work, request.body.account_id)
        return { status: 201, body: ok(runOut(await readRun(work.tx, id), true)) }
      }),
  )

  settleRoute(api, deps, {
    ...{ path: '/payment-runs/:id/release', operationId: 'releasePaymentRun', act: releaseRun },
    summary: 'Release a run that another administrator made: from now on its file can be fetched for the bank',
    description:
      '403 `same_person` for who made it. 409 `creator_not_admin` where that person is no administrator any more, and `entry_differs` where two statements do not say the same of money that goes back. 409 where a payee has another account by now (`payee_changed`), and where the ' +
      'account or the money of a creditor does not cover it any more (`not_covered`).',
  })
  settleRoute(api, deps, {
    ...{ path: '/payment-runs/:id/withdraw', operationId: 'withdrawPaymentRun', act: withdrawRun },
    summary: 'Withdraw a run that was not released: what it was to pay waits for the next one',
  })

  api.post(
    '/payment-runs/:id/items/:item_id/pay-again',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'payAgain',
        summary: 'The money came back, and the account is right all the same: the next run pays it again',
        tags: TAGS,
        params: ItemPath,
        response: { 200: dataOf(PaymentRun), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await payAgain(work, request.params.id, request.params.item_id)
        return { status: 200, body: ok(runOut(await readRun(work.tx, request.params.id), true)) }
      }),
  )
}

type Settling = {
  path: string
  operationId: string
  summary: string
  description?: string
  act: (work: TeamWork, id: string, config: Deps['config']) => Promise<void>
}

function settleRoute(api: Api<'operator'>, deps: Deps, { path, act, ...told }: Settling): void {
  api.post(
    path,
    {
      onRequest: adminOnly,
      schema: {
        ...told,
        tags: TAGS,
        params: RunPath,
        response: { 200: dataOf(PaymentRun), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await act(work, request.params.id, deps.config)
        return { status: 200, body: ok(runOut(await readRun(work.tx, request.params.id), true)) }
      }),
  )
}
