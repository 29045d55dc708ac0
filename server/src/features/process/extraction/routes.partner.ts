import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { answerUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../audiences/uploads.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok, UPLOAD_FAULTS } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { readOwnClaim } from '../../case/claims/index.ts'
import { startReading } from './jobs.ts'
import { invoiceSplitRoutes } from './routes.split.ts'
import { InvoiceFileFields, UploadedInvoice, uploadedOut } from './schema.ts'
import { submitInvoiceFile } from './service.ts'
import { INVOICE_UPLOAD } from './upload-rules.ts'

const DESCRIPTION = `One PDF of at most 52,428,800 bytes; text fields may come before or after it, and an empty one counts as not sent.
The answer comes at once. What was not sent is read from the file in the background, from the e-invoice in it, from its text, or by OCR;
\`data_extraction_status\` of the listed invoice tells how far that is.`

export function invoiceFileRoutes(api: Api<'partner'>, deps: Deps): void {
  invoiceSplitRoutes(api, deps)
  uploadRoutes(api, (scope) => {
    scope.post(
      '/claims/:claim_id/invoices',
      {
        config: UPLOAD,
        schema: {
          operationId: 'uploadInvoice',
          summary: 'Add an invoice as a PDF, which is read for you',
          description: DESCRIPTION,
          tags: ['Invoices'],
          consumes: ['multipart/form-data'],
          params: Type.Object({ claim_id: about(Uuid, 'The claim, by its `id`.') }),
          body: uploadBody(
            'InvoiceUpload',
            InvoiceFileFields,
            'The invoice as a PDF, with or without an e-invoice in it.',
          ),
          response: { 201: dataOf(UploadedInvoice), ...errorsOf(401, 403, 404, 409, 413, 429, 503), ...UPLOAD_FAULTS },
        },
      },
      async (request, reply) => {
        const { claim_id } = request.params
        await readOwnClaim(deps.db, request.caller, claim_id)
        await answerUpload(deps, { request, reply, rules: INVOICE_UPLOAD }, async (work, upload) => {
          const invoice = await submitInvoiceFile(work, claim_id, upload)
          startReading(work, { invoice_id: invoice.id, run: 1 }, invoice.organization_id)
          return { status: 201, body: ok(uploadedOut(invoice)) }
        })
        deps.jobs.poke()
        return reply as never
      },
    )
  })
}
