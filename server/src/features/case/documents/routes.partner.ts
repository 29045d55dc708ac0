import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { answerUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../audiences/uploads.ts'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { mimeTypeOf } from '../../../platform/files/file-kinds.ts'
import { fileAnswer } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, Gone, ok, UPLOAD_FAULTS } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { foundClaim, readOwnClaim } from '../claims/index.ts'
import { documentRules, sendDocument } from './files.ts'
import { documentFromJson, findClaimWithDocuments } from './queries.ts'
import { DELETED, DELETED_AND_KEPT, DOCUMENT_KINDS, visibilityProblems } from './rules.ts'
import { Document, DocumentFields, DocumentPage, DocumentQuery, documentFilter, documentOut } from './schema.ts'
import { addDocument, readDocument, removeDocument } from './service.ts'

const TAGS = ['Documents']
const ClaimPath = Type.Object({ claim_id: about(Uuid, 'The claim, by its `id`.') })
const DocumentPath = Type.Object({ id: about(Uuid, 'The document, by its `id`.') })

const Deleted = Type.Object({
  ...Gone.properties,
  data: Type.Object(
    {
      retained: Type.Boolean({
        description:
          'True when our team keeps it, because it was released to the debtor once or the claim goes to court.',
      }),
    },
    { description: 'What became of the file.' },
  ),
})

const rulesFor = ({ kind }: TokenCaller) => documentRules(({ visibility }) => visibilityProblems(kind, visibility))

export function documentRoutes(api: Api<'partner'>, deps: Deps): void {
  uploadRoutes(api, (scope) => {
    scope.post(
      '/claims/:claim_id/documents',
      {
        config: UPLOAD,
        schema: {
          operationId: 'uploadDocument',
          summary: 'Attach a file to a claim',
          description: 'One file of at most 52,428,800 bytes; text fields may come before or after it.',
          tags: TAGS,
          consumes: ['multipart/form-data'],
          params: ClaimPath,
          body: uploadBody(
            'DocumentUpload',
            DocumentFields,
            'The file: PDF, DOC, DOCX, XLS, XLSX, TXT, XML, PNG, JPG, JPEG, GIF or WEBP.',
          ),
          response: { 201: dataOf(Document), ...errorsOf(401, 403, 404, 409, 413, 429, 503), ...UPLOAD_FAULTS },
        },
      },
      async (request, reply) => {
        const { claim_id } = request.params
        await readOwnClaim(deps.db, request.caller, claim_id)
        return answerUpload(deps, { request, reply, rules: rulesFor(request.caller) }, async (work, upload) => ({
          status: 201,
          body: ok(documentOut(await addDocument(work, claim_id, upload))),
        }))
      },
    )
  })

  api.get(
    '/claims/:claim_id/documents',
    {
      schema: {
        operationId: 'listDocuments',
        summary: 'The documents of a claim, newest first',
        description: 'Answers the documents that the token may see; invoices that were uploaded are not among them.',
        tags: TAGS,
        params: ClaimPath,
        querystring: DocumentQuery,
        response: { 200: DocumentPage(Document), ...errorsOf(400, 401, 404, 429) },
      },
    },
    async ({ caller, params, query }) => {
      const wanted = { ...params, ...documentFilter(query) }
      const { documents, total } = foundClaim(await findClaimWithDocuments(deps.db, caller, wanted))
      return { ...ok(documents.map(documentFromJson).map(documentOut)), total }
    },
  )

  api.get(
    '/documents/:id/download',
    {
      schema: {
        operationId: 'downloadDocument',
        summary: 'The file itself, always as an attachment',
        description: 'Takes `Range` with one range of bytes, `If-Range` and `If-None-Match`.',
        tags: TAGS,
        params: DocumentPath,
        response: { ...fileAnswer(DOCUMENT_KINDS.map(mimeTypeOf)), ...errorsOf(400, 401, 404, 416, 429, 503) },
      },
    },
    async (request, reply) => {
      const readRow = () => readDocument(deps.db, request.caller, request.params.id)
      return sendDocument(deps.storage, { request, reply }, readRow) as never
    },
  )

  api.delete(
    '/documents/:id',
    {
      schema: {
        operationId: 'deleteDocument',
        summary: 'Delete a document that was uploaded through the API',
        description:
          'Possible for documents that came through the API; others give 403. One that was ever released to the debtor, or whose claim goes to court, is kept for our team and is gone for all others.',
        tags: TAGS,
        params: DocumentPath,
        response: { 200: Deleted, ...errorsOf(400, 401, 403, 404, 429) },
      },
    },
    async (request) => {
      const { retained } = await transact(deps, request.caller, (work) => removeDocument(work, request.params.id))
      deps.jobs.poke()
      return { success: true as const, message: retained ? DELETED_AND_KEPT : DELETED, data: { retained } }
    },
  )
}
