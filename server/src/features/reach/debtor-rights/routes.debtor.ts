import type { Api } from '../../../audiences/api.ts'
import { FileAnswer, sendMade } from '../../../platform/http/download.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { LanguageQuery, languageFor, WORDS } from '../debtor-case/index.ts'
import { readReceipt } from './receipt.ts'

const TAGS = ['Papers']
const PDF = 'application/pdf'

export function debtorRightsRoutes(api: Api<'debtor'>, deps: Deps): void {
  api.get(
    '/receipt.pdf',
    {
      schema: {
        operationId: 'downloadReceipt',
        summary: 'That the case was paid, in writing; 409 for every other case',
        tags: TAGS,
        querystring: LanguageQuery,
        response: { ...FileAnswer, ...errorsOf(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const { law_language } = WORDS[languageFor(request, request.caller)]
      const receipt = await readReceipt(deps, request.caller, law_language)
      const bytes = await deps.typesetter.pdf('letter', receipt.content)
      return sendMade(reply, { bytes, mime_type: PDF, filename: receipt.filename }) as never
    },
  )
}
