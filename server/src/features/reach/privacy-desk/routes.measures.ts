import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import { conflict, notFound } from '../../../kernel/errors.ts'
import { oneOf, Uuid } from '../../../kernel/wire.ts'
import { recordAccess } from '../../../platform/audit/audit.ts'
import { attachment, sendMade } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { SPECIMEN } from '../../process/letters/index.ts'
import { openPapers } from '../debtor-rights/index.ts'
import { readPersonExport } from './export.ts'
import { personPaper } from './export-paper.ts'
import { identityHindrance, SUBJECT_KINDS } from './rules.ts'
import * as desk from './schema.ts'
import { erase, readErasurePlan } from './service.erasure.ts'
import { readRequestFile, takeRequest, takeSubject, tell } from './service.ts'
import { EXPORT_WORDS } from './words.ts'

const TAGS = ['Privacy']
const PDF = 'application/pdf'
const SubjectPath = Type.Object({ id: Uuid, kind: oneOf(SUBJECT_KINDS), subject_id: Uuid })
const SUBJECT = '/privacy/requests/:id/subjects/:kind/:subject_id'

/** What shows a person's whole data, or ends them. */
export function privacyMeasureRoutes(api: Api<'operator'>, deps: Deps): void {
  const setPaper = openPapers(deps)
  api.get(
    `${SUBJECT}/export`,
    {
      onRequest: adminOnly,
      config: { download: 'recorded' },
      schema: {
        operationId: 'exportPerson',
        summary: 'All that is kept about one record of the person, to hand over (Art. 15 and 20)',
        tags: TAGS,
        params: SubjectPath,
        querystring: desk.PersonExportQuery,
        response: {
          200: {
            description: 'The data; as PDF where that was asked for.',
            content: {
              'application/json': { schema: dataOf(desk.PersonExportOut) },
              [PDF]: { schema: { type: 'string', format: 'binary' } },
            },
          },
          ...errorsOf(400, 401, 403, 404, 409, 503),
        },
      },
    },
    async (request, reply) => {
      const { id, kind, subject_id } = request.params
      const { format = 'json', lang } = request.query
      const subject = { kind, id: subject_id }
      const { record, language, received_on } = await transact(deps, request.caller, async (work) => {
        const { language: asked, received_on } = await takeRequest(work, id, identityHindrance)
        const found = await takeSubject(work, id, subject)
        const { organization_id } = found
        await tell(work, id, {
          action: 'exported',
          audited: 'privacy.data_exported',
          subject,
          organization_id,
          details: { format },
        })
        return { record: found, language: lang ?? asked, received_on }
      })
      await recordAccess(deps.db, request.caller, {
        ...{ action: 'privacy.person_read', organization_id: record.organization_id },
        subject: { kind, id: subject_id },
      })
      const { data, country } = await readPersonExport(deps, record, language)
      const filename = `${EXPORT_WORDS[language].filename}-${subject_id.slice(-12)}.${format}`
      if (format === 'json') {
        reply.header('content-disposition', attachment(filename))
        return ok(data) as never
      }
      const specimen = deps.config.mode === 'sandbox' ? SPECIMEN[language] : null
      const bytes = await setPaper(request, 'data-export', personPaper(data, { specimen, country, received_on }))
      return sendMade(reply, { bytes, mime_type: PDF, filename }) as never
    },
  )

  api.get(
    `${SUBJECT}/erasure-plan`,
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'planPersonErasure',
        summary: 'What would be erased now, and what is kept for which reason until when',
        tags: TAGS,
        params: SubjectPath,
        response: { 200: dataOf(desk.ErasurePlanOut), ...errorsOf(400, 401, 403, 404) },
      },
    },
    async ({ params: { id, kind, subject_id } }) => {
      const { subjects } = await readRequestFile(deps.db, id)
      if (!subjects.some((one) => one.kind === kind && one.subject_id === subject_id)) throw notFound()
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      return ok(desk.planOut(await readErasurePlan(deps.db, { kind, id: subject_id }, now)))
    },
  )

  api.post(
    '/privacy/requests/:id/erasure',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'erasePersonData',
        summary: 'Erase a record as far as the law allows, and block the rest (Art. 17); it cannot be taken back',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        body: desk.ErasureBody,
        response: { 200: dataOf(desk.PrivacyRequestFile), ...errorsOf(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id } = request.params
        if (request.body.subject.kind === 'operator' && request.body.subject.id === request.caller.id)
          throw conflict('own_account', 'Nobody erases the own account')
        await erase(work, id, request.body)
        return { status: 200, body: ok(desk.fileOut(await readRequestFile(work.tx, id))) }
      }),
  )
}
