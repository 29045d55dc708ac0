import { TextDecoder } from 'node:util'
import type { ErrorCode } from '../../kernel/error-codes.ts'

/** Why XML is not read, and where. */
export class XmlProblem extends Error {
  readonly code: ErrorCode
  readonly line: number
  /** The path of elements to the place, such as `Document/Stmt/Ntry`. */
  readonly path: string

  constructor(code: ErrorCode, line: number, path: string, message: string) {
    super(message)
    this.name = 'XmlProblem'
    this.code = code
    this.line = line
    this.path = path
  }
}

/** How far into the file a declaration may reach; it is the first thing in it. */
const DECLARATION_BYTES = 256

/** Latin 1 is read as Windows reads it, which writers of the one mostly mean. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  'latin-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
}

const notUtf8 = (message: string) => new XmlProblem('characters_not_allowed', 1, '', message)

/** What a file says of its own encoding; undefined while there is too little of it to tell. */
function encodingOf(start: Buffer, is_all: boolean): string | undefined {
  const [first = 0, second = 0] = start
  if ((first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe))
    throw notUtf8('is encoded as UTF-16; only UTF-8, ISO-8859-1 and Windows-1252 are read')
  const text = start.subarray(0, DECLARATION_BYTES).toString('latin1')
  const at = text.indexOf('?>')
  if (at < 0 && !is_all && start.length < DECLARATION_BYTES) return undefined
  const declaration = text.startsWith('<?xml') || text.startsWith('\xef\xbb\xbf<?xml') ? text.slice(0, at) : ''
  const name = /\bencoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/.exec(declaration)?.[1] ?? 'utf-8'
  const known = ENCODINGS[name.toLowerCase()]
  if (!known || !Object.hasOwn(ENCODINGS, name.toLowerCase()))
    throw notUtf8(`is encoded as ${name}; only UTF-8, ISO-8859-1 and Windows-1252 are read`)
  if (known !== 'utf-8' && text.startsWith('\xef\xbb\xbf'))
    throw notUtf8(`begins as UTF-8 does, but is declared as ${name}`)
  return known
}

/** Turns the bytes of a file into text as they come, by the encoding that the file declares. */
export class XmlDecoder {
  #start: Buffer = Buffer.alloc(0)
  #decoder: TextDecoder | undefined

  /** Throws a TypeError where bytes are none of the encoding. */
  decode(bytes: Uint8Array | null): string {
    if (this.#decoder) return this.#decoder.decode(bytes ?? undefined, { stream: bytes !== null })
    this.#start = Buffer.concat([this.#start, bytes ?? Buffer.alloc(0)])
    const encoding = encodingOf(this.#start, bytes === null)
    if (!encoding) return ''
    this.#decoder = new TextDecoder(encoding, { fatal: true })
    const start = this.#start
    this.#start = Buffer.alloc(0)
    return this.#decoder.decode(start, { stream: bytes !== null })
  }
}
