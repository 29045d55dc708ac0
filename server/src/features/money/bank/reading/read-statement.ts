import { setImmediate } from 'node:timers/promises'
import type { DateOnly } from '../../../../kernel/dates.ts'
import { XmlProblem } from '../../../../platform/xml/encoding.ts'
import { XmlStream } from '../../../../platform/xml/xml-stream.ts'
import { CamtReader } from './camt.ts'
import { Mt940Reader } from './mt940.ts'
import { SheetParts } from './sheet-check.ts'
import { type StatementPart, StatementProblem } from './statement.ts'

/** So much is read without giving way to others. */
const PIECE_BYTES = 64 * 1024
/** How far blank lines may stand before the first character. */
const START_BYTES = 1024

type ByteReader = { write(bytes: Uint8Array): void; end(): void }

/**
 * Reads a bank statement as it comes, in memory that does not grow with it. Nothing that was handed out is certain
 * before the generator has ended: a fault may stand in the last line. Throws StatementProblem, also where a day comes
 * after `latest`.
 */
export async function* readStatement(
  chunks: AsyncIterable<Uint8Array>,
  { latest }: { readonly latest?: DateOnly } = {},
): AsyncGenerator<StatementPart, void, undefined> {
  const parts = new SheetParts(latest)
  let reader: ByteReader | undefined
  let start: Uint8Array = new Uint8Array()
  let since_break = 0
  try {
    for await (const chunk of chunks)
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES)
        if (reader) reader.write(piece)
        else {
          start = Buffer.concat([start, piece])
          reader = readerFor(start, parts)
          reader?.write(start)
        }
        yield* parts.take()
        since_break += piece.length
        if (since_break < PIECE_BYTES) continue
        since_break = 0
        await setImmediate()
      }
    if (!reader) throw new StatementProblem('empty_file', 'file', 1, 'has no content')
    reader.end()
  } catch (error) {
    throw error instanceof XmlProblem ? statementProblemOf(error) : error
  }
  yield* parts.take()
}

const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d])

/** By the first character; undefined while there is none. */
function readerFor(start: Uint8Array, parts: SheetParts): ByteReader | undefined {
  const has_mark = start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf
  const text = has_mark ? start.subarray(3) : start
  const first = text.find((byte) => !BLANK.has(byte))
  if (first === undefined && start.length < START_BYTES) return undefined
  const is_wide = (start[0] === 0xfe && start[1] === 0xff) || (start[0] === 0xff && start[1] === 0xfe)
  if (first === 0x3c || is_wide) return camtReader(parts)
  if (first === 0x3a || first === 0x7b) return new Mt940Reader(parts)
  throw new StatementProblem('file_type_not_allowed', 'file', 1, 'is neither camt.053 nor MT940')
}

function camtReader(parts: SheetParts): ByteReader {
  const camt = new CamtReader(parts)
  const xml = new XmlStream(camt)
  return {
    write: (bytes) => xml.write(bytes),
    end() {
      xml.end()
      camt.end()
    },
  }
}

const statementProblemOf = ({ code, path, line, message }: XmlProblem): StatementProblem =>
  new StatementProblem(code, path.split('/').slice(2).join('.') || 'file', line, message)
