import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { claimOut, readClaim } from '../claims/index.ts'
import { listInvoices } from './queries.ts'
import { ClaimWithInvoices, Invoice, InvoiceCreate, invoiceOut } from './schema.ts'
import { enterInvoice } from './service.ts'

const ClaimPath = Type.Object({ claim_id: Uuid })

export function invoiceRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/claims/:id',
    {
      schema: {
        operationId: 'getClaim',
        summary: 'One claim with its invoices',
        tags: ['Claims'],
        params: Type.Object({ id: Uuid }),
        response: { 200: dataOf(ClaimWithInvoices), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const claim = await readClaim(deps.db, request.caller, request.params.id)
      const invoices = claim.invoice_count === 0 ? [] : await listInvoices(deps.db, claim)
      return ok({ ...claimOut(claim), invoices: invoices.map(invoiceOut) })
    },
  )

  api.post(
    '/claims/:claim_id/invoices/manual',
    {
      schema: {
        operationId: 'enterInvoice',
        summary: 'Add an invoice by its figures',
        tags: ['Invoices'],
        params: ClaimPath,
        body: InvoiceCreate,
        response: { 201: dataOf(Invoice), ...errorsOf(400, 401, 404, 409, 413, 415, 429) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(invoiceOut(await enterInvoice(work, request.params.claim_id, request.body))),
      })),
  )

  api.get(
    '/claims/:claim_id/invoices',
    {
      schema: {
        operationId: 'listInvoices',
        summary: 'The invoices of a claim, in the order in which they were added',
        tags: ['Invoices'],
        params: ClaimPath,
        response: {
          200: Type.Object({ success: Type.Literal(true), data: Type.Array(Invoice) }),
          ...errorsOf(400, 401, 404, 429),
        },
      },
    },
    async (request) => {
      const claim = await readClaim(deps.db, request.caller, request.params.claim_id)
      return ok((await listInvoices(deps.db, claim)).map(invoiceOut))
    },
  )
}
