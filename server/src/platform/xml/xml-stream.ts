import sax from 'sax'
import { XmlDecoder, XmlProblem } from './encoding.ts'

export type XmlElement = {
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
  readonly line: number
}

/** What a reader of XML is told, in the order of the file. Names are local: prefixes differ from writer to writer. */
export type XmlHandler = {
  opened(name: string, element: XmlElement): void
  /** With the text directly in it, without that of its children, and the line where it began. */
  closed(name: string, element: XmlElement): void
}

const MAX_DEPTH = 60
const MAX_ATTRIBUTES = 50
const MAX_TEXT = 10_000
/** So much is read without giving way to others. */
const PIECE_BYTES = 64 * 1024

/** Object.prototype must not offer any. */
const ENTITIES = Object.assign(Object.create(null), { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })

/** Characters that no XML 1.0 document has. The parser itself refuses references to them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML from strangers, however long, in memory that does not grow with it: a document type is refused, so there
 * are no entities to expand, and depth, text and attributes are bounded. Throws XmlProblem.
 */
export class XmlStream {
  readonly #parser: sax.SAXParser
  readonly #decoder = new XmlDecoder()
  readonly #open: { name: string; text: string; attributes: Record<string, string>; line: number }[] = []

  constructor(handler: XmlHandler) {
    const parser = sax.parser(true, { position: true })
    Object.assign(parser, { ENTITIES })
    this.#parser = parser
    let attributes = 0
    let has_root = false
    parser.onerror = (error) => {
      throw this.#problem('wrong_format', `is not well-formed XML: ${error.message.split('\n')[0]}`)
    }
    parser.ondoctype = () => {
      throw this.#problem('not_allowed', 'has a document type, which is not read')
    }
    parser.onsgmldeclaration = parser.ondoctype
    parser.onopentagstart = () => {
      attributes = 0
      if (has_root && this.#open.length === 0)
        throw this.#problem('wrong_format', 'is not well-formed XML: a second element stands outside of the first')
      has_root = true
      if (this.#open.length >= MAX_DEPTH) throw this.#problem('too_deep', `is nested deeper than ${MAX_DEPTH} elements`)
    }
    parser.onattribute = ({ name }) => {
      attributes++
      if (attributes > MAX_ATTRIBUTES || !/^[\w:.-]{1,100}$/.test(name) || name in Object.prototype)
        throw this.#problem('too_many', 'has more or other attributes than any that is read')
    }
    parser.onopentag = ({ name, attributes }) => {
      const line = parser.line + 1
      const element = { name: localName(name), text: '', attributes: attributes as Record<string, string>, line }
      this.#open.push(element)
      handler.opened(element.name, element)
    }
    parser.ontext = (text) => this.#take(text)
    parser.oncdata = (text) => this.#take(text)
    parser.onclosetag = () => {
      const element = this.#open.pop()
      if (element) handler.closed(element.name, element)
    }
  }

  write(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) this.#feed(bytes.subarray(at, at + PIECE_BYTES))
  }

  end(): void {
    this.#feed(null)
    this.#parser.close()
  }

  #take(text: string): void {
    const element = this.#open.at(-1)
    if (!element) return
    if (element.text.length + text.length > MAX_TEXT && text.trim() !== '')
      throw this.#problem('too_long', `is longer than ${MAX_TEXT} characters`)
    if (element.text.length < MAX_TEXT) element.text += text
  }

  #feed(bytes: Uint8Array | null): void {
    let text: string
    try {
      text = this.#decoder.decode(bytes)
    } catch (error) {
      if (error instanceof XmlProblem) throw error
      throw this.#problem('characters_not_allowed', 'has bytes that are no text in the encoding that the file declares')
    }
    const forbidden = text.search(FORBIDDEN)
    // What stands before it tells where it is.
    if (forbidden > 0) this.#parser.write(text.slice(0, forbidden))
    if (forbidden >= 0)
      throw this.#problem('characters_not_allowed', 'has a control character, which XML does not allow')
    if (text !== '') this.#parser.write(text)
  }

  #problem(code: XmlProblem['code'], message: string): XmlProblem {
    const path = this.#open.map(({ name }) => name).join('/')
    return new XmlProblem(code, this.#parser.line + 1, path, message)
  }
}
