import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import type { Language } from '../../../kernel/language.ts'
import { sendCsv } from '../../../platform/http/csv-list.ts'
import { madeFileAnswer } from '../../../platform/http/download.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import { type Deps, readBusinessTime } from '../../../platform/work.ts'
import { type ClaimLine, filterOf, LINE_FILTERS, readAllLines } from '../overview/index.ts'
import { cellsOf, headOf } from './cells.ts'
import { WORDS } from './words.ts'

const ROWS_AT_ONCE = 1_000

export function claimsCsvRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims.csv',
    {
      schema: {
        operationId: 'exportClaims',
        summary:
          'All claims that match, newest first, for a spreadsheet; headings, separator and decimal mark follow `lang`, German without it',
        tags: ['Claims'],
        querystring: Type.Object(LINE_FILTERS, { additionalProperties: false }),
        response: { ...madeFileAnswer('text/csv'), ...errorsOf(400, 401) },
      },
    },
    async ({ query, caller }, reply) => {
      const language = query.lang ?? 'de'
      const now = await readBusinessTime(deps.db, deps.clock, deps.config.mode)
      const lines = readAllLines(deps.db, { filter: filterOf(query, caller), now, most: ROWS_AT_ONCE })
      const list = { language, head: headOf(language), batches: written(lines, language) }
      return sendCsv(reply, { filename: WORDS[language].filename, ...list }) as never
    },
  )
}

async function* written(batches: AsyncIterable<readonly ClaimLine[]>, language: Language): AsyncGenerator<string[][]> {
  for await (const lines of batches) yield lines.map((line) => cellsOf(line, language))
}
