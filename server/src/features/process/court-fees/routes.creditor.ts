import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { FileAnswer, sendFile } from '../../../platform/http/download.ts'
import { errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import type { Deps } from '../../../platform/work.ts'
import { readInvoiceFile } from './invoice-file.ts'
import { countCourtFeeInvoices, listCourtFeeInvoices } from './queries.ts'
import { CreditorCourtFeeInvoice, creditorInvoiceOut } from './schema.ts'

const TAGS = ['Court']

export function creditorInvoiceRoutes(api: Api<'creditor'>, deps: Deps): void {
  api.get(
    '/court-fee-invoices',
    {
      schema: {
        operationId: 'listCourtFeeInvoices',
        summary: 'Invoices for court fees to the own customer, newest first',
        tags: TAGS,
        querystring: Type.Object({ claim_id: Type.Optional(Uuid), ...PageQuery }, { additionalProperties: false }),
        response: { 200: pageOf(CreditorCourtFeeInvoice), ...errorsOf(400, 401) },
      },
    },
    async ({ caller: { customer_id, organization_id }, query: { page, limit, ...asked } }) => {
      const filter = { ...asked, customer_id, organization_id }
      const [rows, total] = await Promise.all([
        listCourtFeeInvoices(deps.db, filter, { page, limit }),
        countCourtFeeInvoices(deps.db, filter),
      ])
      return { ...ok(rows.map(creditorInvoiceOut)), total, page, limit }
    },
  )

  api.get(
    '/court-fee-invoices/:id/file',
    {
      schema: {
        operationId: 'downloadCourtFeeInvoice',
        summary: 'The invoice as it was sent; 404 until its file was made',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        response: { ...FileAnswer, ...errorsOf(400, 401, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const file = await readInvoiceFile(deps.db, request.params.id, request.caller)
      return sendFile(deps.storage, { request, reply, file }) as never
    },
  )
}
