import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { answerUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../audiences/uploads.ts'
import { strictObject, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { UploadRules } from '../../../platform/http/upload.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { readClaim } from '../../case/claims/index.ts'
import { DOCUMENT_KINDS, DOCUMENTS_FOLDER, WRONG_KIND } from '../../case/documents/index.ts'
import { CaseNote, NoteBody, NotePatch, notedIn, noteOut, promiseIn } from './schema.ts'
import { attachFile, correctNote, readNotes, withdrawNote, writeNote } from './service.ts'

const TAGS = ['Notes']
const IdPath = Type.Object({ id: Uuid })

const NoFields = strictObject('NoteFileFields', {})
const FILE_RULES: UploadRules<typeof NoFields> = {
  ...{ fields: NoFields, kinds: DOCUMENT_KINDS, wrong_kind: WRONG_KIND, folder: DOCUMENTS_FOLDER },
}

/** What the team notes for itself: no other audience has a route to it. */
export function noteRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/:id/notes',
    {
      schema: {
        operationId: 'listCaseNotes',
        summary: 'Notes, calls, mails and visits of a claim that the team wrote down, newest first',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(Type.Array(CaseNote)), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const { id } = await readClaim(deps.db, request.caller, request.params.id)
      const [notes, now] = await Promise.all([
        readNotes(deps.db, id),
        readBusinessTime(deps.db, deps.clock, deps.config.mode),
      ])
      return ok(notes.map((note) => noteOut(note, request.caller.id, now)))
    },
  )

  api.post(
    '/claims/:id/notes',
    {
      schema: {
        operationId: 'writeCaseNote',
        summary: 'Note something about a claim, for the team alone',
        tags: TAGS,
        params: IdPath,
        body: NoteBody,
        response: { 201: dataOf(CaseNote), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { kind, text } = request.body
        const noted = { happened_at: work.now, mentions: [], ...notedIn(request.body), kind, text: text.trim() }
        const note = await writeNote(work, request.params.id, { ...noted, promise: promiseIn(request.body) })
        return { status: 201, body: ok(noteOut(note, work.caller.id, work.now)) }
      }),
  )

  changeRoutes(api, deps)
  uploadRoutes(api, (scope) => fileRoutes(scope, deps))
}

function changeRoutes(api: Api<'operator'>, deps: Deps): void {
  api.patch(
    '/notes/:id',
    {
      schema: {
        operationId: 'correctCaseNote',
        summary: 'Correct an own note within 24 hours; how it read before stays beside it',
        tags: TAGS,
        params: IdPath,
        body: NotePatch,
        response: { 200: dataOf(CaseNote), ...errorsOf(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const note = await correctNote(work, request.params.id, notedIn(request.body))
        return { status: 200, body: ok(noteOut(note, work.caller.id, work.now)) }
      }),
  )

  api.delete(
    '/notes/:id',
    {
      schema: {
        operationId: 'withdrawCaseNote',
        summary: 'Withdraw an own note within 24 hours; that there was one stays',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(CaseNote), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const note = await withdrawNote(work, request.params.id)
        return { status: 200, body: ok(noteOut(note, work.caller.id, work.now)) }
      }),
  )
}

function fileRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/notes/:id/files',
    {
      config: UPLOAD,
      schema: {
        operationId: 'attachNoteFile',
        summary: 'Attach a file to an own note within 24 hours; it is a document of the claim, for the team alone',
        tags: TAGS,
        consumes: ['multipart/form-data'],
        params: IdPath,
        body: uploadBody('NoteFileUpload', NoFields, 'As documents of a claim'),
        response: { 201: dataOf(CaseNote), ...errorsOf(400, 401, 403, 404, 409, 413, 503) },
      },
    },
    (request, reply) =>
      answerUpload(deps, { request, reply, rules: FILE_RULES }, async (work, { file }) => {
        const note = await attachFile(work, request.params.id, file)
        return { status: 201, body: ok(noteOut(note, work.caller.id, work.now)) }
      }),
  )
}
