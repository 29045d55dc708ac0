import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { notFound } from '../../../kernel/errors.ts'
import { toEuro } from '../../../kernel/money.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { MadeFileAnswer, sendMade } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { readClaim } from '../../case/claims/index.ts'
import { approve, payOut, reversePayout } from './payouts.ts'
import { findPayout, findStatement, listPayouts } from './queries.payouts.ts'
import { countPayable, listNamedShares, listPayable } from './queries.team.ts'
import { findShareSums, listFees } from './queries.ts'
import { isMonthOver, lastMonthOver, SHARE_STATUSES } from './rules.ts'
import {
  Approval,
  ClaimFees,
  feeOut,
  Month,
  NamedRevenueShare,
  namedShareOut,
  PartnerMonth,
  Payout,
  PayoutReversal,
  payableOut,
  payoutOut,
  RevenuePayable,
  Sums,
  sumsOut,
} from './schema.ts'
import { csvFile, pdfFile } from './statement.ts'

const TAGS = ['Revenue share']
const PayablePage = Type.Object({
  ...pageOf(RevenuePayable).properties,
  month: Type.String({ description: 'The month that was asked for, else the latest one that is over' }),
  is_month_over: Type.Boolean({ description: 'Until then more may be earned, which belongs to the next payout.' }),
})
const PayoutPath = Type.Object({ id: Uuid })

export function revenueShareRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/revenue-shares',
    {
      schema: {
        operationId: 'listAllRevenueShares',
        summary: "Partners' parts of our fees, newest first, with sums over all pages",
        tags: TAGS,
        querystring: Type.Object(
          {
            partner_id: Type.Optional(Uuid),
            month: Type.Optional(Month),
            status: Type.Optional(oneOf(SHARE_STATUSES)),
            claim_id: Type.Optional(Uuid),
            ...PageQuery,
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Object({ ...pageOf(NamedRevenueShare).properties, sums: Sums }),
          ...errorsOf(400, 401),
        },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, sums] = await Promise.all([
        listNamedShares(deps.db, filter, { page, limit }),
        findShareSums(deps.db, filter),
      ])
      return { ...ok(rows.map(namedShareOut)), total: sums.total, page, limit, sums: sumsOut(sums) }
    },
  )

  api.get(
    '/revenue-shares/payable',
    {
      schema: {
        operationId: 'listPayable',
        summary: 'What is open to each partner up to the end of a month, the largest amount first',
        tags: TAGS,
        querystring: Type.Object(
          { month: Type.Optional(Month), partner_id: Type.Optional(Uuid), ...PageQuery },
          { additionalProperties: false },
        ),
        response: { 200: PayablePage, ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...wanted } }) => {
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const month = wanted.month ?? lastMonthOver(now)
      const [rows, total] = await Promise.all([
        listPayable(deps.db, { ...wanted, month }, { page, limit }),
        countPayable(deps.db, { ...wanted, month }),
      ])
      return {
        ...ok(rows.map((row) => payableOut(row, month, now))),
        total,
        page,
        limit,
        month,
        is_month_over: isMonthOver(month, now),
      }
    },
  )

  api.post(
    '/revenue-shares/approve',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'approveRevenueShares',
        summary: 'Approve what is accrued up to the end of a month, before it is paid out',
        tags: TAGS,
        body: PartnerMonth,
        response: { 200: dataOf(Approval), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { line_count, share_cents } = await approve(work, request.body)
        return { status: 200, body: ok({ ...request.body, line_count, amount: toEuro(share_cents) }) }
      }),
  )

  payoutRoutes(api, deps)
}

function payoutRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/payouts',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'createPayout',
        summary: 'Approve and pay out everything that is open up to the end of a month',
        description:
          'Leftovers of earlier months and reversals are included. What is earned later belongs to the next payout. ' +
          'Refused with 409 before the month has begun, when it was paid out before, when nothing is open, and when the ' +
          'lines do not add up to more than 0: they are then carried forward to the next payout.',
        tags: TAGS,
        body: PartnerMonth,
        response: { 201: dataOf(Payout), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const legal = await deps.legal.read(deps.db)
      return answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(payoutOut(await payOut(work, request.body, legal))),
      }))
    },
  )

  api.get(
    '/payouts',
    {
      schema: {
        operationId: 'listPayouts',
        summary: 'What partners were paid, newest first',
        tags: TAGS,
        querystring: Type.Object(
          { partner_id: Type.Optional(Uuid), month: Type.Optional(Month), ...PageQuery },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(Payout), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const { rows, total } = await listPayouts(deps.db, filter, { page, limit })
      return { ...ok(rows.map(payoutOut)), total, page, limit }
    },
  )

  api.get(
    '/payouts/:id',
    {
      schema: {
        operationId: 'getPayout',
        summary: 'One payout',
        tags: TAGS,
        params: PayoutPath,
        response: { 200: dataOf(Payout), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params: { id } }) => {
      const row = await findPayout(deps.db, id)
      if (!row) throw notFound()
      return ok(payoutOut(row))
    },
  )

  api.post(
    '/payouts/:id/reverse',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'reversePayout',
        summary: 'Cancel a payout whose money has not left',
        description:
          'Makes a cancellation with a number and a statement of its own, withdraws the order, and opens its shares again; ' +
          'the month can be paid out anew. Refused with 409 while a payment run has it (`in_payment_run`: withdraw the run), ' +
          'and once the transfer was released (`transfer_sent`).',
        tags: TAGS,
        params: PayoutPath,
        body: PayoutReversal,
        response: { 200: dataOf(Payout), ...errorsOf(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(payoutOut(await reversePayout(work, request.params.id, request.body.note))),
      })),
  )

  statementRoutes(api, deps)
}

function statementRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/payouts/:id/statement.csv',
    {
      config: { download: 'recorded' },
      schema: {
        operationId: 'downloadStatementCsv',
        summary: 'The statement of a payout for a spreadsheet: one line for each share',
        tags: TAGS,
        params: PayoutPath,
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }, reply) => {
      const statement = await findStatement(deps.db, id)
      if (!statement) throw notFound()
      await recordAccess(deps.db, caller, { action: 'export.made', details: { what: 'payout', payout_id: id } })
      return sendMade(reply, csvFile(statement))
    },
  )

  api.get(
    '/payouts/:id/statement.pdf',
    {
      config: { download: 'recorded' },
      schema: {
        operationId: 'downloadStatementPdf',
        summary: 'The statement of a payout for people',
        tags: TAGS,
        params: PayoutPath,
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params: { id } }, reply) => {
      const statement = await findStatement(deps.db, id)
      if (!statement) throw notFound()
      await recordAccess(deps.db, caller, { action: 'export.made', details: { what: 'payout', payout_id: id } })
      return sendMade(reply, await pdfFile(deps, statement))
    },
  )
}

export function teamFeeRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/:id/fees',
    {
      schema: {
        operationId: 'listTeamFees',
        summary: 'What we earned on a claim, in the order in which it was earned',
        tags: ['Claims'],
        params: Type.Object({ id: Uuid }),
        response: { 200: ClaimFees, ...errorsOf(400, 401, 404) },
      },
    },
    async ({ caller, params }) => {
      const { id } = await readClaim(deps.db, caller, params.id)
      return ok((await listFees(deps.db, id)).map(feeOut))
    },
  )
}
