import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { FileAnswer, sendFile } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { pagedQuery } from '../../../platform/http/paging.ts'
import type { Deps } from '../../../platform/work.ts'
import { readInvoiceFile } from './invoice-file.ts'
import { countCourtFeeInvoices, listCourtFeeInvoices } from './queries.ts'
import { CorrectedInvoice, CourtFeeInvoice, courtFeeInvoiceOut, InvoicePaidBody } from './schema.ts'
import { correctInvoice, payInvoiceByHand } from './service.ts'

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

  stateRoutes(api, deps)
}

function stateRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/court-fee-invoices/:id/paid',
    {
      schema: {
        operationId: 'markCourtFeeInvoicePaid',
        summary: 'Record that the creditor has paid an invoice for a court fee',
        tags: TAGS,
        params: InvoicePath,
        body: InvoicePaidBody,
        response: { 200: dataOf(CourtFeeInvoice), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(courtFeeInvoiceOut(await payInvoiceByHand(work, request.params.id, request.body))),
      })),
  )

  api.post(
    '/court-fee-invoices/:id/correct',
    {
      schema: {
        operationId: 'correctCourtFeeInvoice',
        summary: 'Take an invoice back by a credit note and, if a fee is still due, issue a new one',
        description: 'For example after a table of the law was corrected. 409 if the invoice has the right fee.',
        tags: TAGS,
        params: InvoicePath,
        response: { 200: dataOf(CorrectedInvoice), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { credit_note, invoice } = await correctInvoice(work, request.params.id)
        const data = { credit_note: courtFeeInvoiceOut(credit_note), invoice: invoice && courtFeeInvoiceOut(invoice) }
        return { status: 200, body: ok(data) }
      }),
  )
}
