import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { exactCents } from '../../../kernel/money.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { FileAnswer, MadeFileAnswer, sendFile } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { readDocument, sendDocument } from '../../case/documents/index.ts'
import { sendReadable } from '../../process/e-invoices/index.ts'
import { languageFor } from './language.ts'
import { readCase, readDebt, readOwnLetter, transferOf, transferOut } from './reading.ts'
import { DebtorCase, DebtorPayment, LanguageQuery, PaymentQuery } from './schema.ts'
import { caseOut } from './view.ts'

const TAGS = ['Case']
const IdPath = Type.Object({ id: Uuid })

export function debtorCaseRoutes(api: Api<'debtor'>, deps: Deps): void {
  api.get(
    '/case',
    {
      schema: {
        operationId: 'getCase',
        summary: 'Who wants what and why, what is open today, and what comes next',
        tags: TAGS,
        querystring: LanguageQuery,
        response: { 200: dataOf(DebtorCase), ...errorsOf(400, 401, 403) },
      },
    },
    async (request) => {
      const language = languageFor(request, request.caller)
      return ok(caseOut(await readCase(deps, request.caller), language))
    },
  )

  api.get(
    '/payment',
    {
      schema: {
        operationId: 'getPayment',
        summary: 'Account, reference and amount of a transfer, and the code that banking apps read',
        description: 'Answers the payment as it stands now; `status` tells whether it was reversed.',
        tags: TAGS,
        querystring: PaymentQuery,
        response: { 200: dataOf(DebtorPayment), ...errorsOf(400, 401, 403, 409) },
      },
    },
    async (request) => {
      const { amount } = request.query
      const debt = await readDebt(deps, request.caller)
      return ok(transferOut(transferOf(debt, amount === undefined ? undefined : exactCents(amount))))
    },
  )

  api.get(
    '/documents/:id/download',
    {
      schema: {
        operationId: 'downloadDocument',
        summary: 'A document that was released to the debtor',
        tags: TAGS,
        params: IdPath,
        response: { ...FileAnswer, ...errorsOf(400, 401, 403, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request
      const readRow = () => readDocument(deps.db, caller, params.id)
      return sendDocument(deps.storage, { request, reply }, readRow) as never
    },
  )

  api.get(
    '/documents/:id/readable.pdf',
    {
      schema: {
        operationId: 'getReadableDocument',
        summary: 'An e-invoice that was released to the debtor, as a PDF: in German, or else in English',
        tags: TAGS,
        params: IdPath,
        querystring: LanguageQuery,
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 403, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const { caller, params } = request
      const document = await readDocument(deps.db, caller, params.id)
      const language = languageFor(request, caller) === 'de' ? 'de' : 'en'
      return sendReadable(deps, reply, { document, language }) as never
    },
  )

  api.get(
    '/letters/:id/file',
    {
      schema: {
        operationId: 'downloadLetter',
        summary: 'A letter that was sent to the debtor, as PDF',
        tags: TAGS,
        params: IdPath,
        response: { ...FileAnswer, ...errorsOf(400, 401, 403, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const {
        blob_key: key,
        file_size: bytes,
        sha256,
        filename,
      } = await readOwnLetter(deps, request.caller, request.params.id)
      const file = { key, bytes, sha256, original_filename: filename, mime_type: 'application/pdf' }
      return sendFile(deps.storage, { request, reply, file }) as never
    },
  )
}
