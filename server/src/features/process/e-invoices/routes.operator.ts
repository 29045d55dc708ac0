import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { LANGUAGES } from '../../../kernel/language.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import { MadeFileAnswer } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import type { Deps } from '../../../platform/work.ts'
import { readAnyDocument, teamDocumentOut } from '../../case/documents/index.ts'
import { listDoubles, teamInvoiceOut } from '../../case/invoices/index.ts'
import { sendReadable } from './readable.ts'
import { EInvoiceTaking, MadeInvoice } from './schema.ts'
import { makeInvoice } from './service.ts'

const TAGS = ['Documents']
const IdPath = Type.Object({ id: Uuid })
const LanguageQuery = Type.Object(
  { lang: Type.Optional(oneOf(LANGUAGES, { description: 'Default `de`, as courts want it.' })) },
  { additionalProperties: false },
)

export function eInvoiceRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/documents/:id/invoice',
    {
      preValidation: bodyMayBeMissing,
      schema: {
        operationId: 'makeInvoiceOfDocument',
        summary: 'Make an invoice of the claim out of an e-invoice among its documents',
        description:
          'Once for each document: then 409 `already_an_invoice`. Nothing is made of a credit note (`not_an_invoice`), in another currency (`foreign_currency`), of wrong sums (`sums_wrong`), or where nothing is open (`nothing_claimed`). Where the open amount is not the gross amount, `amount` has to say which is claimed.',
        tags: TAGS,
        params: IdPath,
        body: EInvoiceTaking,
        response: { 201: dataOf(MadeInvoice), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { document, invoice } = await makeInvoice(work, request.params.id, request.body.amount)
        const doubles = await listDoubles(work.tx, { id: invoice.claim_id })
        const made = { document: teamDocumentOut(document), invoice: teamInvoiceOut(invoice, { credits: [], doubles }) }
        return { status: 201, body: ok(made) }
      }),
  )

  api.get(
    '/documents/:id/readable.pdf',
    {
      schema: {
        operationId: 'getReadableDocument',
        summary: 'An e-invoice as a PDF that people can read, with the SHA-256 of its XML file',
        tags: TAGS,
        params: IdPath,
        querystring: LanguageQuery,
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const document = await readAnyDocument(deps.db, request.params.id)
      return sendReadable(deps, reply, { document, language: request.query.lang ?? 'de' }) as never
    },
  )
}
