import type { Api } from '../../../audiences/api.ts'
import { recordExport } from '../../../platform/audit/audit.ts'
import { attachment, MadeFileAnswer, sendMade } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { SPECIMEN } from '../../process/letters/index.ts'
import { LanguageQuery, languageFor, WORDS } from '../debtor-case/index.ts'
import { readExport } from './export.ts'
import { exportPaper } from './export-paper.ts'
import { EXPORT_WORDS } from './export-words.ts'
import { openPapers } from './papers.ts'
import { readReceipt } from './receipt.ts'
import { DebtorDataExport, ExportQuery } from './schema.ts'

const TAGS = ['Papers']
const PDF = 'application/pdf'

export function debtorRightsRoutes(api: Api<'debtor'>, deps: Deps): void {
  const setPaper = openPapers(deps)
  api.get(
    '/receipt.pdf',
    {
      schema: {
        operationId: 'downloadReceipt',
        summary: 'That the case was paid, in writing; 409 for every other case',
        tags: TAGS,
        querystring: LanguageQuery,
        response: { ...MadeFileAnswer, ...errorsOf(400, 401, 403, 409, 503) },
      },
    },
    async (request, reply) => {
      const { law_language } = WORDS[languageFor(request, request.caller)]
      const receipt = await readReceipt(deps, request.caller, law_language)
      const bytes = await setPaper(request, 'letter', receipt.content, request.caller.organization_id)
      return sendMade(reply, { bytes, mime_type: PDF, filename: receipt.filename }) as never
    },
  )

  api.get(
    '/data-export',
    {
      config: { download: 'recorded' },
      schema: {
        operationId: 'exportData',
        summary: 'All that the portal shows, contact data, log-ins, and what Article 15 GDPR wants people to be told',
        tags: TAGS,
        querystring: ExportQuery,
        response: {
          200: {
            description: 'The data; as PDF where that was asked for.',
            content: {
              'application/json': { schema: dataOf(DebtorDataExport) },
              [PDF]: { schema: { type: 'string', format: 'binary' } },
            },
          },
          ...errorsOf(400, 401, 403, 503),
        },
      },
    },
    async (request, reply) => {
      const { organization_id, claim_id: id } = request.caller
      const details = { what: 'debtor', format: request.query.format ?? 'json' }
      await recordExport(deps.db, request.caller, { organization_id, subject: { kind: 'claim', id }, details })
      const language = languageFor(request, request.caller)
      const { law_language } = WORDS[language]
      const fileOf = (reference: string, ending: string) =>
        `${reference}-${EXPORT_WORDS[law_language].filename}.${ending}`
      if (request.query.format !== 'pdf') {
        const data = await readExport(deps, request.caller, language)
        const { case_reference } = data.case
        if (request.query.download) reply.header('content-disposition', attachment(fileOf(case_reference, 'json')))
        return ok(data) as never
      }
      // A paper is in one language from the first line to the last.
      const data = await readExport(deps, request.caller, law_language)
      const specimen = deps.config.mode === 'sandbox' ? SPECIMEN[law_language] : null
      const paper = exportPaper(data, { language: law_language, country: request.caller.country, specimen })
      const bytes = await setPaper(request, 'data-export', paper, request.caller.organization_id)
      const filename = fileOf(data.case.case_reference, 'pdf')
      return sendMade(reply, { bytes, mime_type: PDF, filename }) as never
    },
  )
}
