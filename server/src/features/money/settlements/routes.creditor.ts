import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import type { CreditorPerson } from '../../../kernel/caller.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { recordExport } from '../../../platform/audit/audit.ts'
import { madeFileAnswer, sendMade } from '../../../platform/http/download.ts'
import { errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import type { Deps } from '../../../platform/work.ts'
import { type FileName, type MadeFile, makeFile } from './files.ts'
import { countSettlements, listSettlements } from './queries.ts'
import { CreditorSettlement, creditorSettlementOut } from './schema.ts'
import { statusesOf } from './status.ts'

const TAGS = ['Money']

/** A file of the own customer, recorded as an export. */
export async function ownFile(deps: Deps, caller: CreditorPerson, id: string, name: FileName): Promise<MadeFile> {
  const { organization_id, customer_id } = caller
  const file = await makeFile(deps, { id, name, owner: { organization_id, customer_id } })
  const subject = { kind: 'customer', id: customer_id }
  const details = { what: 'settlement', settlement_id: id, file: name }
  await recordExport(deps.db, caller, { organization_id, subject, details })
  return file
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
    summary: 'The statement of a settlement',
  },
  {
    name: 'statement.csv',
    type: 'text/csv',
    operationId: 'downloadSettlementCsv',
    summary: 'The same for a spreadsheet: one row for each line, and all rows add up to 0',
  },
] as const

export function creditorSettlementRoutes(api: Api<'creditor'>, deps: Deps): void {
  api.get(
    '/settlements',
    {
      schema: {
        operationId: 'listSettlements',
        summary: 'What was settled with the own customer, newest first',
        tags: TAGS,
        querystring: pagedQuery({}),
        response: { 200: pageOf(CreditorSettlement), ...errorsOf(400, 401) },
      },
    },
    async ({ caller: { customer_id, organization_id }, query: { page, limit } }) => {
      const filter = { customer_id, organization_id }
      const [rows, total] = await Promise.all([
        listSettlements(deps.db, filter, { page, limit }),
        countSettlements(deps.db, filter),
      ])
      const { statusOf } = await statusesOf(deps.db, rows)
      return { ...ok(rows.map((row) => creditorSettlementOut(row, statusOf(row)))), total, page, limit }
    },
  )

  for (const { name, type, operationId, summary } of FILES) {
    api.get(
      `/settlements/:id/${name}`,
      {
        config: { download: 'recorded' },
        schema: {
          ...{ operationId, summary, tags: TAGS, params: Type.Object({ id: Uuid }) },
          response: { ...madeFileAnswer(type), ...errorsOf(400, 401, 404) },
        },
      },
      async ({ caller, params: { id } }, reply) => sendMade(reply, await ownFile(deps, caller, id, name)),
    )
  }
}
