import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { answerUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../audiences/uploads.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { FileAnswer } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { readClaim } from '../claims/index.ts'
import { documentRules, sendDocument } from './files.ts'
import { listAnyDocuments } from './queries.ts'
import { DocumentFields, DocumentPage, DocumentQuery, documentFilter, TeamDocument, teamDocumentOut } from './schema.ts'
import { addDocument, readAnyDocument, releaseDocument, shareDocument, takeBackDocument } from './service.ts'

const TAGS = ['Documents']
const IdPath = Type.Object({ id: Uuid })

export function teamDocumentRoutes(api: Api<'operator'>, deps: Deps): void {
  uploadRoutes(api, (scope) => {
    scope.post(
      '/claims/:id/documents',
      {
        config: UPLOAD,
        schema: {
          operationId: 'uploadTeamDocument',
          summary: 'Attach a file to a claim; a partner cannot delete it',
          tags: TAGS,
          consumes: ['multipart/form-data'],
          params: IdPath,
          body: uploadBody('TeamDocumentUpload', DocumentFields, 'As partners may send them'),
          response: { 201: dataOf(TeamDocument), ...errorsOf(400, 401, 404, 413, 503) },
        },
      },
      async (request, reply) => {
        const { id } = await readClaim(deps.db, request.caller, request.params.id)
        return answerUpload(deps, { request, reply, rules: documentRules(() => []) }, async (work, upload) => ({
          status: 201,
          body: ok(teamDocumentOut(await addDocument(work, id, upload))),
        }))
      },
    )
  })

  api.get(
    '/claims/:id/documents',
    {
      schema: {
        operationId: 'listTeamDocuments',
        summary: 'All documents of a claim, newest first; those that a partner deleted and we keep are marked',
        tags: TAGS,
        params: IdPath,
        querystring: DocumentQuery,
        response: { 200: DocumentPage(TeamDocument), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const { id: claim_id } = await readClaim(deps.db, request.caller, request.params.id)
      const { rows, total } = await listAnyDocuments(deps.db, { claim_id, ...documentFilter(request.query) })
      return { ...ok(rows.map(teamDocumentOut)), total }
    },
  )

  api.get(
    '/documents/:id/download',
    {
      schema: {
        operationId: 'downloadTeamDocument',
        summary: 'The file itself, always as an attachment',
        tags: TAGS,
        params: IdPath,
        response: { ...FileAnswer, ...errorsOf(400, 401, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const readRow = () => readAnyDocument(deps.db, request.params.id)
      return sendDocument(deps.storage, { request, reply }, readRow) as never
    },
  )

  api.post(
    '/documents/:id/release',
    {
      schema: {
        operationId: 'releaseDocument',
        summary: 'Show a document in the debtor portal',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(TeamDocument), ...errorsOf(400, 401, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(teamDocumentOut(await releaseDocument(work, request.params.id))),
      })),
  )

  api.post(
    '/documents/:id/share',
    {
      schema: {
        operationId: 'shareDocument',
        summary: 'Show a file that the debtor sent to the creditor and its partner too',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(TeamDocument), ...errorsOf(400, 401, 404) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 200,
        body: ok(teamDocumentOut(await shareDocument(work, request.params.id))),
      })),
  )

  api.delete(
    '/documents/:id/release',
    {
      schema: {
        operationId: 'takeBackDocument',
        summary: 'Take a document back from the debtor portal',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(TeamDocument), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) =>
      ok(teamDocumentOut(await transact(deps, request.caller, (work) => takeBackDocument(work, request.params.id)))),
  )
}
