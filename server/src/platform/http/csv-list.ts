import { Readable } from 'node:stream'
import { BYTE_ORDER_MARK, CSV_TYPE, csvRows } from '@mahnwerk/claim-table/csv'
import type { FastifyReply } from 'fastify'
import type { Language } from '../../kernel/language.ts'
import { attachment } from './download.ts'

/** What a spreadsheet of this language takes for a separator: where the comma is the decimal mark, it is none. */
const SEPARATORS = { de: ';', en: ',' } as const satisfies Record<Language, string>

/** An amount without currency and without marks between thousands, so that it is read as a number. */
export const csvAmount = (euro: number, language: Language): string =>
  language === 'de' ? euro.toFixed(2).replace('.', ',') : euro.toFixed(2)

type CsvList = {
  readonly filename: string
  readonly language: Language
  readonly head: readonly string[]
  /** Read when the one before is on its way. */
  readonly batches: AsyncIterable<readonly (readonly string[])[]>
}

/** Sends a list of any length as a file for a spreadsheet. */
export function sendCsv(reply: FastifyReply, { filename, ...list }: CsvList): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': attachment(filename),
      'content-security-policy': 'sandbox',
      'content-type': CSV_TYPE,
      'x-content-type-options': 'nosniff',
    })
    .send(Readable.from(partsOf(list), { objectMode: false }))
}

async function* partsOf({ language, head, batches }: Omit<CsvList, 'filename'>): AsyncGenerator<string> {
  const separator = SEPARATORS[language]
  yield BYTE_ORDER_MARK + csvRows([head], separator)
  for await (const rows of batches) yield csvRows(rows, separator)
}
