import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { notFound } from '../../../kernel/errors.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { madeFileAnswer, sendMade } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { makeFile } from './files.ts'
import { countSettlements, findSettlement, listLines, listSettlements } from './queries.ts'
import {
  lineOut,
  previewOut,
  Settlement,
  SettlementBody,
  SettlementPreview,
  SettlementWithLines,
  settlementOut,
} from './schema.ts'
import { preview, settle } from './service.ts'
import { statusesOf } from './status.ts'

const TAGS = ['Settlements']
const SettlementPath = Type.Object({ id: Uuid })

export function settlementRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/settlements',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'createSettlement',
        summary: 'Settle with a customer what is open up to a day',
        description:
          'Money that we received, less our fees with VAT and court fees that we advanced. What is left waits for the next ' +
          'payment run; what is missing is carried over. Nothing is settled twice; 409 when nothing is open.',
        tags: TAGS,
        body: SettlementBody,
        response: { 201: dataOf(SettlementWithLines), ...errorsOf(400, 401, 403, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const row = await settle(work, request.body)
        const { statusOf } = await statusesOf(work.tx, [row])
        const lines = await listLines(work.tx, row.id)
        return { status: 201, body: ok({ ...settlementOut(row, statusOf(row)), lines: lines.map(lineOut) }) }
      }),
  )

  api.get(
    '/settlements',
    {
      schema: {
        operationId: 'listSettlements',
        summary: 'What was settled with customers, newest first',
        tags: TAGS,
        querystring: pagedQuery({ customer_id: Type.Optional(Uuid), organization_id: Type.Optional(Uuid) }),
        response: { 200: pageOf(Settlement), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([
        listSettlements(deps.db, filter, { page, limit }),
        countSettlements(deps.db, filter),
      ])
      const { statusOf } = await statusesOf(deps.db, rows)
      return { ...ok(rows.map((row) => settlementOut(row, statusOf(row)))), total, page, limit }
    },
  )

  api.get(
    '/settlements/preview',
    {
      schema: {
        operationId: 'previewSettlement',
        summary: 'What a settlement would say, without settling anything',
        description: 'Says too which fees are left out, because they are older than the settling of fees here.',
        tags: TAGS,
        querystring: Type.Object(SettlementBody.properties, { additionalProperties: false }),
        response: { 200: dataOf(SettlementPreview), ...errorsOf(400, 401) },
      },
    },
    async ({ query }) => {
      const today = dayInVienna(await readBusinessTime(deps.db, deps.clock, deps.config.mode))
      const legal = await deps.legal.read(deps.db)
      return ok(previewOut(await preview(deps.db, query, { today, legal }), query.up_to))
    },
  )

  api.get(
    '/settlements/:id',
    {
      schema: {
        operationId: 'getSettlement',
        summary: 'One settlement with its lines',
        tags: TAGS,
        params: SettlementPath,
        response: { 200: dataOf(SettlementWithLines), ...errorsOf(400, 401, 404) },
      },
    },
    async ({ params: { id } }) => {
      const row = await findSettlement(deps.db, id)
      if (!row) throw notFound()
      const [{ statusOf }, lines] = await Promise.all([statusesOf(deps.db, [row]), listLines(deps.db, id)])
      return ok({ ...settlementOut(row, statusOf(row)), lines: lines.map(lineOut) })
    },
  )

  fileRoutes(api, deps)
}

const FILES = [
  {
    name: 'invoice.pdf',
    type: 'application/pdf',
    operationId: 'downloadFeeInvoice',
    summary: 'The invoice for our fees; 404 where there were none',
  },
  {
    name: 'statement.pdf',
    type: 'application/pdf',
    operationId: 'downloadSettlementPdf',
    summary: 'The statement of a settlement for people',
  },
  {
    name: 'statement.csv',
    type: 'text/csv',
    operationId: 'downloadSettlementCsv',
    summary: 'The statement of a settlement for a spreadsheet: one row for each line, and all rows add up to 0',
  },
] as const

function fileRoutes(api: Api<'operator'>, deps: Deps): void {
  for (const { name, type, operationId, summary } of FILES) {
    api.get(
      `/settlements/:id/${name}`,
      {
        config: { download: 'recorded' },
        schema: {
          ...{ operationId, summary, tags: TAGS, params: SettlementPath },
          response: { ...madeFileAnswer(type), ...errorsOf(400, 401, 404) },
        },
      },
      async ({ caller, params: { id } }, reply) => {
        const file = await makeFile(deps, { id, name })
        const details = { what: 'settlement', settlement_id: id, file: name }
        await recordAccess(deps.db, caller, { action: 'export.made', details })
        return sendMade(reply, file)
      },
    )
  }
}
