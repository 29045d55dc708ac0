import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { answerUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../audiences/uploads.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { FILES_MAX } from './rules.ts'
import {
  type CaseCreate as Body,
  CaseCreate,
  debtorOf,
  JSON_RULES,
  NewCase,
  newCaseOut,
  UPLOAD_RULES,
} from './schema.ts'
import { demandSubmission, handOver } from './service.ts'

const DESCRIPTION = `As JSON with \`invoices\`, or as \`multipart/form-data\` with the debtor as JSON text in \`debtor\` and up to ${FILES_MAX} PDFs in
\`file\`, repeated. Files are read in the background; until their amounts are certain the claim is blocked. All or
nothing: a fault in one invoice stores none. A debtor of the customer with the same name and address is used again.`

/** In a form the invoices are files. */
const { invoices, ...texts } = CaseCreate.properties
const Fields = Type.Object({ ...texts, invoices: Type.Optional(invoices) })

export function handOverRoutes(api: Api<'creditor'>, deps: Deps): void {
  uploadRoutes(
    api,
    (scope) =>
      scope.post(
        '/claims',
        {
          config: UPLOAD,
          onRequest: ({ caller }) => demandSubmission(deps.db, caller),
          schema: {
            operationId: 'handOverCase',
            summary: 'Hand over a new case, where the setting creditors_submit allows it',
            description: DESCRIPTION,
            tags: ['Claims'],
            consumes: ['application/json', 'multipart/form-data'],
            body: uploadBody('CaseBody', Fields, 'PDF; repeated, and only in a form'),
            response: { 201: dataOf(NewCase), ...errorsOf(400, 401, 403, 409, 413, 415, 503) },
          },
        },
        async (request, reply) => {
          if (request.body) {
            await answerUpload(deps, { request, reply, rules: JSON_RULES }, async (work, { fields }) => {
              const { invoices, ...more } = fields as Body
              const handed = await handOver(work, { ...more, invoices: invoices.map((body) => ({ body })) })
              return { status: 201, body: ok(newCaseOut(handed)) }
            })
          } else {
            await answerUpload(deps, { request, reply, rules: UPLOAD_RULES }, async (work, { fields, files }) => {
              const debtor = debtorOf(fields.debtor)
              const handed = await handOver(work, {
                ...fields,
                debtor,
                invoices: files.map((file) => ({ body: {}, file })),
              })
              return { status: 201, body: ok(newCaseOut(handed)) }
            })
          }
          deps.jobs.poke()
          return reply as never
        },
      ),
    { takes_json: true },
  )
}
