import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { filledText } from '../../../kernel/wire.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { listFolded, patternOf, wordsOf } from '../overview/index.ts'
import { listFoundCustomers, listFoundDebtors, listFoundPartners } from './queries.ts'
import { FoundParties } from './schema.ts'

/** For jumping to somebody from anywhere. */
export function findingRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/parties',
    {
      schema: {
        operationId: 'findParties',
        summary: 'A few partners, creditors and debtors whose names hold all the words typed',
        tags: ['Claims'],
        querystring: Type.Object(
          { q: filledText(200, 'Words of a name; umlauts and accents may be left out.') },
          { additionalProperties: false },
        ),
        response: { 200: dataOf(FoundParties), ...errorsOf(400, 401) },
      },
    },
    async ({ query }) => ok(await findParties(deps.db, query.q)),
  )
}

async function findParties(reader: Reader, q: string): Promise<FoundParties> {
  const words = wordsOf(q)
  if (words.length === 0) return { partners: [], customers: [], debtors: [] }
  const patterns = await listFolded(reader, words.map(patternOf))
  const [partners, customers, debtors] = await Promise.all([
    listFoundPartners(reader, patterns),
    listFoundCustomers(reader, patterns),
    listFoundDebtors(reader, patterns),
  ])
  return { partners, customers, debtors }
}
