import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { FileAnswer, sendFile } from '../../../platform/http/download.ts'
import { errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import type { Deps } from '../../../platform/work.ts'
import { readInvoiceFile } from './invoice-file.ts'
import { countCourtFeeInvoices, listCourtFeeInvoices } from './queries.ts'
import { CourtFeeInvoice, courtFeeInvoiceOut } from './schema.ts'

const TAGS = ['Court']
const InvoicePath = Type.Object({ id: Uuid })

export function courtFeeInvoiceRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/court-fee-invoices',
    {
      schema: {
        operationId: 'listCourtFeeInvoices',
        summary: 'Invoices for court fees to creditors, newest first',
        tags: TAGS,
        querystring: pagedQuery({
          claim_id: Type.Optional(Uuid),
          organization_id: Type.Optional(Uuid),
          customer_id: Type.Optional(Uuid),
        }),
        response: { 200: pageOf(CourtFeeInvoice), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { page, limit, ...filter } }) => {
      const [rows, total] = await Promise.all([
        listCourtFeeInvoices(deps.db, filter, { page, limit }),
        countCourtFeeInvoices(deps.db, filter),
      ])
      return { ...ok(rows.map(courtFeeInvoiceOut)), total, page, limit }
    },
  )

  api.get(
    '/court-fee-invoices/:id/file',
    {
      schema: {
        operationId: 'downloadCourtFeeInvoice',
        summary: 'The invoice as it was sent; 404 until its file was made',
        tags: TAGS,
        params: InvoicePath,
        response: { ...FileAnswer, ...errorsOf(400, 401, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const file = await readInvoiceFile(deps.db, request.params.id)
      return sendFile(deps.storage, { request, reply, file }) as never
    },
  )
}
