import { Type } from 'typebox'
import { type Api, answerCommand, runCommand, sendPayload } from '../../../audiences/api.ts'
import { answerUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../audiences/uploads.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import { FileAnswer, sendFile } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok, pageOf, UPLOAD_FAULTS } from '../../../platform/http/envelope.ts'
import { PageNumber, PagePictureAnswer, sendPagePicture } from '../../../platform/http/page-picture.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import type { Deps } from '../../../platform/work.ts'
import { readClaim } from '../../case/claims/index.ts'
import { startReading } from './jobs.ts'
import { countToCheck, listToCheck } from './queries.check.ts'
import { teamSplitRoutes } from './routes.split.ts'
import { FIELDS } from './rules.ts'
import { InvoiceToCheck, toCheckOut } from './schema.check.ts'
import {
  Extraction,
  extractionOut,
  FieldCorrection,
  InvoiceFileFields,
  UploadedInvoice,
  uploadedOut,
} from './schema.ts'
import { acceptField, correctField, undoStep } from './service.check.ts'
import { readAgain, readExtraction, submitInvoiceFile } from './service.ts'
import { INVOICE_UPLOAD } from './upload-rules.ts'

const TAGS = ['Invoices']
const InvoicePath = Type.Object({ id: Uuid })
const StepPath = Type.Object({ id: Uuid, step_id: Uuid })
const FieldPath = Type.Object({ id: Uuid, field: oneOf(FIELDS) })
/** Any page of the file: pages beyond the first ones are not read, but can be viewed. */
const PagePath = Type.Object({ id: Uuid, page: PageNumber })

/** The routes behind the page for checking invoices. */
export function extractionRoutes(api: Api<'operator'>, deps: Deps): void {
  teamUploadRoutes(api, deps)

  api.get(
    '/invoices/to-check',
    {
      schema: {
        operationId: 'listInvoicesToCheck',
        summary: 'Uploaded invoices of which a field waits for somebody; who has waited longest comes first',
        tags: TAGS,
        querystring: Type.Object(
          { organization_id: Type.Optional(Uuid), ...PageQuery },
          { additionalProperties: false },
        ),
        response: { 200: pageOf(InvoiceToCheck), ...errorsOf(400, 401) },
      },
    },
    async ({ query: { organization_id, page, limit } }) => {
      const [rows, total] = await Promise.all([
        listToCheck(deps.db, organization_id, { page, limit }),
        countToCheck(deps.db, organization_id),
      ])
      return { ...ok(rows.map(toCheckOut)), total, page, limit }
    },
  )

  api.get(
    '/invoices/:id/extraction',
    {
      schema: {
        operationId: 'getExtraction',
        summary: 'What was read from an uploaded invoice, with sources, confidences and places',
        tags: TAGS,
        params: InvoicePath,
        response: { 200: dataOf(Extraction), ...errorsOf(400, 401, 404, 409) },
      },
    },
    async (request) => ok(extractionOut(await readExtraction(deps.db, request.params.id))),
  )

  api.post(
    '/invoices/:id/extraction/run',
    {
      schema: {
        operationId: 'readInvoiceAgain',
        summary: 'Read the file once more; what was sent, corrected or accepted stays',
        tags: TAGS,
        params: InvoicePath,
        response: { 200: dataOf(Extraction), ...errorsOf(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const done = await runCommand(deps, request, reply, async (work) => {
        const { run, organization_id } = await readAgain(work, id)
        startReading(work, run, organization_id)
        return { status: 200, body: ok(extractionOut(await readExtraction(work.tx, id))) }
      })
      deps.jobs.poke()
      return sendPayload(reply, done)
    },
  )

  api.patch(
    '/invoices/:id/extraction/fields/:field',
    {
      schema: {
        operationId: 'correctField',
        summary: 'Say what a field is; null clears it, and a required one waits then',
        tags: TAGS,
        params: FieldPath,
        body: FieldCorrection,
        response: { 200: dataOf(Extraction), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id, field } = request.params
        const { value } = request.body
        return { status: 200, body: ok(extractionOut(await correctField(work, id, { field, value }))) }
      }),
  )

  api.post(
    '/invoices/:id/extraction/fields/:field/accept',
    {
      schema: {
        operationId: 'acceptField',
        summary: 'Find a field right as it is, or take over what was read with doubt',
        description: '409 `field_empty` for a required field that is empty and was not read either.',
        tags: TAGS,
        params: FieldPath,
        response: { 200: dataOf(Extraction), ...errorsOf(400, 401, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id, field } = request.params
        return { status: 200, body: ok(extractionOut(await acceptField(work, id, field))) }
      }),
  )

  api.post(
    '/invoices/:id/extraction/steps/:step_id/undo',
    {
      schema: {
        operationId: 'undoCheckStep',
        summary: 'Take the last step of the check back: its field is as it was before',
        description: '409 `not_last_step` where a later step stands.',
        tags: TAGS,
        params: StepPath,
        response: { 200: dataOf(Extraction), ...errorsOf(400, 401, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id, step_id } = request.params
        return { status: 200, body: ok(extractionOut(await undoStep(work, id, step_id))) }
      }),
  )

  fileRoutes(api, deps)
  teamSplitRoutes(api, deps)
}

function fileRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/invoices/:id/file',
    {
      schema: {
        operationId: 'downloadInvoiceFile',
        summary: 'The file of an uploaded invoice, always as an attachment',
        tags: TAGS,
        params: InvoicePath,
        response: { ...FileAnswer, ...errorsOf(400, 401, 404, 409, 416, 503) },
      },
    },
    async (request, reply) => {
      const { file } = await readExtraction(deps.db, request.params.id)
      const { blob_key: key, file_size: bytes, sha256, original_filename } = file
      const stored = { key, bytes, sha256, original_filename, mime_type: 'application/pdf' }
      return sendFile(deps.storage, { request, reply, file: stored }) as never
    },
  )

  api.get(
    '/invoices/:id/pages/:page',
    {
      schema: {
        operationId: 'getInvoicePage',
        summary: 'A picture of one page, as PNG',
        tags: TAGS,
        params: PagePath,
        response: { ...PagePictureAnswer, ...errorsOf(400, 401, 404, 409, 503) },
      },
    },
    async (request, reply) => {
      const { id, page } = request.params
      const { file } = await readExtraction(deps.db, id)
      const { stream: pdf } = await deps.storage.get(file.blob_key)
      return sendPagePicture(deps, reply, { pdf, page: Number(page), whose: file.organization_id }) as never
    },
  )
}

/** For cases that the team enters by hand. */
function teamUploadRoutes(api: Api<'operator'>, deps: Deps): void {
  uploadRoutes(api, (scope) => {
    scope.post(
      '/claims/:id/invoices',
      {
        config: UPLOAD,
        schema: {
          operationId: 'uploadTeamInvoice',
          summary: 'Add an invoice as a PDF, which is read',
          description: 'As partners send them, with the same limits: what is not sent with the file is read from it.',
          tags: TAGS,
          consumes: ['multipart/form-data'],
          params: InvoicePath,
          body: uploadBody('TeamInvoiceUpload', InvoiceFileFields, 'The invoice as a PDF.'),
          response: { 201: dataOf(UploadedInvoice), ...errorsOf(401, 404, 409, 413, 503), ...UPLOAD_FAULTS },
        },
      },
      async (request, reply) => {
        const { id } = await readClaim(deps.db, request.caller, request.params.id)
        await answerUpload(deps, { request, reply, rules: INVOICE_UPLOAD }, async (work, upload) => {
          const invoice = await submitInvoiceFile(work, id, upload)
          startReading(work, { invoice_id: invoice.id, run: 1 }, invoice.organization_id)
          return { status: 201, body: ok(uploadedOut(invoice)) }
        })
        deps.jobs.poke()
        return reply as never
      },
    )
  })
}
