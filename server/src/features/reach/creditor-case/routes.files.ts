import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { answerUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../audiences/uploads.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { FileAnswer, MadeFileAnswer, sendFile } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { readClaim } from '../../case/claims/index.ts'
import { addCreditorFiles, CREDITOR_FILES_MAX, readDocument, sendDocument } from '../../case/documents/index.ts'
import { sendReadable } from '../../process/e-invoices/index.ts'
import { sendMaskedCopy } from '../../process/letters/index.ts'
import { DOCUMENT_RULES } from './documents.ts'
import { languageFor } from './language.ts'
import { readOwnInvoiceFile, readOwnLetter } from './reading.ts'
import { CreditorDocument } from './schema.case.ts'
import { LanguageQuery } from './schema.ts'
import { creditorDocumentOut } from './view.ts'

const TAGS = ['Files']
const IdPath = Type.Object({ id: Uuid })

export function creditorFileRoutes(api: Api<'creditor'>, deps: Deps): void {
  uploadRoutes(api, (scope) => {
    scope.post(
      '/claims/:id/documents',
      {
        config: UPLOAD,
        schema: {
          operationId: 'uploadDocuments',
          summary: 'Attach files to a case',
          description: `The field \`file\` up to ${CREDITOR_FILES_MAX} times, each of at most 52,428,800 bytes.`,
          tags: TAGS,
          consumes: ['multipart/form-data'],
          params: IdPath,
          body: uploadBody(
            'CreditorDocumentUpload',
            DOCUMENT_RULES.fields,
            'PDF, DOC, DOCX, XLS, XLSX, TXT, XML, PNG, JPG, GIF or WEBP; repeated for several files',
          ),
          response: {
            201: dataOf(Type.Array(CreditorDocument)),
            ...errorsOf(400, 401, 404, 409, 413, 503),
          },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        await readClaim(deps.db, request.caller, id)
        return answerUpload(deps, { request, reply, rules: DOCUMENT_RULES }, async (work, upload) => ({
          status: 201,
          body: ok((await addCreditorFiles(work, id, upload)).map(creditorDocumentOut)),
        }))
      },
    )
  })

  api.get(
    '/documents/:id/download',
    {
      schema: {
        operationId: 'downloadDocument',
        summary: 'A document of an own case, always as an attachment',
        tags: TAGS,
        params: IdPath,
        response: { ...FileAnswer, ...errorsOf(400, 401, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const readRow = () => readDocument(deps.db, request.caller, request.params.id)
      return sendDocument(deps.storage, { request, reply }, readRow) as never
    },
  )

  api.get(
    '/documents/:id/readable.pdf',
    {
      schema: {
        operationId: 'getReadableDocument',
        summary: 'An e-invoice among the documents of an own case, as a PDF in the language of the reader',
        tags: TAGS,
        params: IdPath,
        querystring: LanguageQuery,
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const document = await readDocument(deps.db, request.caller, request.params.id)
      return sendReadable(deps, reply, { document, language: languageFor(request, request.caller) }) as never
    },
  )

  api.get(
    '/letters/:id/file',
    {
      schema: {
        operationId: 'downloadLetter',
        summary: 'A letter that was sent in an own case, as PDF, with a mask for the debtor’s access code',
        tags: TAGS,
        params: IdPath,
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) =>
      sendMaskedCopy(deps, reply, await readOwnLetter(deps.db, request.caller, request.params.id)) as never,
  )

  api.get(
    '/invoices/:id/file',
    {
      schema: {
        operationId: 'downloadInvoice',
        summary: 'The file of an own invoice that was uploaded',
        tags: TAGS,
        params: IdPath,
        response: { ...FileAnswer, ...errorsOf(400, 401, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const file = await readOwnInvoiceFile(deps.db, request.caller, request.params.id)
      return sendFile(deps.storage, { request, reply, file }) as never
    },
  )
}
