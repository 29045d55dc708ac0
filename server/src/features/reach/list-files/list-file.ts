import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { hidesBlocked } from '../../../audiences/visibility.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { LANGUAGES, type Language } from '../../../kernel/language.ts'
import { oneOf } from '../../../kernel/wire.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { sendCsv } from '../../../platform/http/csv-list.ts'
import { madeFileAnswer } from '../../../platform/http/download.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import { type ClaimLine, listLinesOf } from '../overview/index.ts'
import { type Columns, cellsOf, headOf, type Line } from './columns.ts'
import { FILENAMES } from './words.rows.ts'

/** So many rows are held while those before are on their way. */
export const ROWS_AT_ONCE = 1_000

export const LIST_FILE = { ...madeFileAnswer('text/csv'), ...errorsOf(400, 401) }
export const FOR_SPREADSHEETS =
  'for a spreadsheet; headings, separator and decimal mark follow `lang`, German without it'

/** What a list is filtered by, and the language of its file. */
export const fileQuery = <Filters extends object>(filters: Filters) =>
  ({
    ...filters,
    lang: Type.Optional(oneOf(LANGUAGES, { description: 'The language of the file; German without it.' })),
  }) as const

type ListFile<Row> = {
  readonly name: keyof (typeof FILENAMES)['de']
  readonly columns: Columns<Row>
  readonly language: Language | undefined
  readonly lines: AsyncIterable<readonly Line<Row>[]>
}

export function sendList<Row>(reply: FastifyReply, { name, columns, language = 'de', lines }: ListFile<Row>): never {
  const batches = written(lines, (line: Line<Row>) => cellsOf(columns, line, language))
  const list = { filename: FILENAMES[language][name], language, head: headOf(columns, language), batches }
  return sendCsv(reply, list) as never
}

/** Each as it is to be written. */
export async function* written<One, Out>(
  batches: AsyncIterable<readonly One[]>,
  write: (one: One) => Out,
): AsyncGenerator<Out[]> {
  for await (const rows of batches) yield rows.map(write)
}

/** The claims themselves. */
export async function* ofClaims(batches: AsyncIterable<readonly ClaimLine[]>): AsyncGenerator<Line<ClaimLine>[]> {
  for await (const claims of batches) yield claims.map((claim) => ({ row: claim, claim }))
}

/** Rows with the claims that they are about; without those of claims that the caller does not see. */
export async function* withClaims<Row extends { readonly claim_id: string }>(
  reader: Reader,
  batches: AsyncIterable<readonly Row[]>,
  { caller, now }: { readonly caller: OperatorCaller; readonly now: Date },
): AsyncGenerator<Line<Row>[]> {
  const wanted = { filter: { hides_blocked: hidesBlocked(caller) }, now }
  for await (const rows of batches) {
    const ids = [...new Set(rows.map(({ claim_id }) => claim_id))]
    const claims = new Map((await listLinesOf(reader, ids, wanted)).map((claim) => [claim.id, claim]))
    yield rows.flatMap((row) => {
      const claim = claims.get(row.claim_id)
      return claim ? [{ row, claim }] : []
    })
  }
}
