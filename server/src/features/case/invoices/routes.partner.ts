import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { notFound } from '../../../kernel/errors.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, Gone, listOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { claimOut, foundClaim } from '../claims/index.ts'
import { creditInvoice, mendInvoice, removeInvoice } from './mending.ts'
import { findClaimWithInvoices, findInvoiceToShow } from './queries.ts'
import {
  ClaimWithInvoices,
  Invoice,
  InvoiceChange,
  InvoiceCreate,
  InvoiceCredit,
  invoiceOut,
  withoutNames,
} from './schema.ts'
import { enterInvoice } from './service.ts'

const ClaimPath = Type.Object({ claim_id: about(Uuid, 'The claim, by its `id`.') })
const InvoicePath = Type.Object({ id: about(Uuid, 'The invoice, by its `id`.') })
const TAGS = ['Invoices']

export function invoiceRoutes(api: Api<'partner'>, deps: Deps): void {
  const readWithInvoices = async (caller: TokenCaller, id: string) => {
    const claim = foundClaim(await findClaimWithInvoices(deps.db, caller, id))
    const rows = claim.is_open ? claim.invoices : claim.invoices.map(withoutNames)
    return { claim, invoices: rows.map(invoiceOut) }
  }

  api.get(
    '/claims/:id',
    {
      schema: {
        operationId: 'getClaim',
        summary: 'One claim with its invoices',
        description:
          'Answers the claim as it stands now. What is owed with interest and costs is answered by the balance.',
        tags: ['Claims'],
        params: Type.Object({ id: about(Uuid, 'The claim, by its `id`.') }),
        response: { 200: dataOf(ClaimWithInvoices), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const { claim, invoices } = await readWithInvoices(request.caller, request.params.id)
      return ok({ ...claimOut(claim), invoices })
    },
  )

  api.post(
    '/claims/:claim_id/invoices/manual',
    {
      schema: {
        operationId: 'enterInvoice',
        summary: 'Add an invoice by its figures',
        description:
          'The amount adds to the total of the claim at once. Send at least a gross or a net amount and the due date, so that interest can be reckoned. A closed claim takes no invoices; a claim has at most 500.',
        tags: TAGS,
        params: ClaimPath,
        body: InvoiceCreate,
        response: { 201: dataOf(Invoice), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
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
        description: 'Answers all invoices at once, those that are still being read included.',
        tags: TAGS,
        params: ClaimPath,
        response: {
          200: listOf(Invoice),
          ...errorsOf(400, 401, 404, 429),
        },
      },
    },
    async (request) => {
      return ok((await readWithInvoices(request.caller, request.params.claim_id)).invoices)
    },
  )

  mendingRoutes(api, deps)
}

function mendingRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/invoices/:id',
    {
      schema: {
        operationId: 'getInvoice',
        summary: 'One invoice',
        description:
          'Answers the invoice as it stands now. After an upload, ask until `data_extraction_status` is `completed` or `failed`.',
        tags: TAGS,
        params: InvoicePath,
        response: { 200: dataOf(Invoice), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async (request) => {
      const found = await findInvoiceToShow(deps.db, request.caller, request.params.id)
      if (!found) throw notFound()
      const { is_open, ...row } = found
      return ok(invoiceOut(is_open ? row : withoutNames(row)))
    },
  )

  api.patch(
    '/invoices/:id',
    {
      schema: {
        operationId: 'changeInvoice',
        summary: 'Correct an invoice before the first letter',
        description: `What is not sent stays; null clears. Possible while the claim is at \`new\` or \`in_processing\`. What you send is certain: a file
that is read later does not change it. If the total falls to what was paid, the claim closes.`,
        tags: TAGS,
        params: InvoicePath,
        body: InvoiceChange,
        response: { 200: dataOf(Invoice), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    async (request) => {
      const { id } = request.params
      return ok(invoiceOut(await transact(deps, request.caller, (work) => mendInvoice(work, id, request.body))))
    },
  )

  api.delete(
    '/invoices/:id',
    {
      schema: {
        operationId: 'deleteInvoice',
        summary: 'Delete an invoice, with its file, before the first letter',
        description:
          'Possible while the claim is at `new` or `in_processing`. If the total falls to what was paid, the claim closes; at a total of 0 it stays open.',
        tags: TAGS,
        params: InvoicePath,
        response: {
          200: Gone,
          ...errorsOf(400, 401, 403, 404, 409, 429),
        },
      },
    },
    async (request) => {
      await transact(deps, request.caller, (work) => removeInvoice(work, request.params.id))
      deps.jobs.poke()
      return { success: true as const, message: 'Invoice deleted' }
    },
  )

  api.post(
    '/invoices/:id/credit',
    {
      schema: {
        operationId: 'creditInvoice',
        summary: 'Give up a part of an invoice, or all of it',
        description:
          'Possible until the claim is closed. The total and its interest are then as if the invoice had been smaller from its day on. If the total falls to what was paid, the claim closes; at a total of 0 it stays open.',
        tags: TAGS,
        params: InvoicePath,
        body: InvoiceCredit,
        response: { 201: dataOf(Invoice), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(invoiceOut(await creditInvoice(work, request.params.id, request.body))),
      })),
  )
}
