/** A file that our typesetter did not write: only its plain structure can be taken apart here. */
export class NotOurs extends Error {
  constructor(what: string) {
    super(`the file cannot be merged: ${what}`)
    this.name = 'NotOurs'
  }
}

/** One object: what stands before its stream as text, and the stream with its keywords as it is. */
export type PdfObject = { readonly number: number; readonly head: string; readonly stream: Buffer | null }

export type ParsedPdf = {
  readonly objects: readonly PdfObject[]
  /** The node of all pages. */
  readonly pages: number
  readonly page_count: number
  /** What describes the whole file, and not its pages: left out of a merged one. */
  readonly about_file: ReadonlySet<number>
}

/**
 * Takes a file apart that the typesetter wrote: one table of all objects, none of them packed into others, no revisions.
 * Anything else is refused.
 */
export function parsePdf(file: Buffer): ParsedPdf {
  const end = file.toString('latin1', Math.max(0, file.length - 2_048))
  const trailer = end.slice(end.lastIndexOf('trailer'), end.lastIndexOf('startxref'))
  const start = /^startxref\s+(\d+)\s+%%EOF\s*$/.exec(end.slice(end.lastIndexOf('startxref')))
  if (!start || !trailer.startsWith('trailer') || /\/(?:Prev|Encrypt|XRefStm)\b/.test(trailer))
    throw new NotOurs('no plain trailer')
  const table = offsetsAt(file, Number(start[1]))
  const objects = table.map(([number, offset]) => objectAt(file, number, offset))
  const byNumber = new Map(objects.map((object) => [object.number, object]))
  const root = referenceIn(trailer, 'Root')
  const catalog = byNumber.get(root ?? 0)
  const pages = byNumber.get(referenceIn(catalog?.head ?? '', 'Pages') ?? 0)
  const count = /\/Count (\d+)/.exec(pages?.head ?? '')
  if (!catalog || !pages || !count) throw new NotOurs('no tree of pages')
  const about_file = [root, referenceIn(trailer, 'Info'), referenceIn(catalog.head, 'Metadata')]
  return {
    objects,
    pages: pages.number,
    page_count: Number(count[1]),
    about_file: new Set(about_file.filter((number) => number !== null)),
  }
}

const REFERENCES = {
  Root: /\/Root (\d+) 0 R/,
  Info: /\/Info (\d+) 0 R/,
  Pages: /\/Pages (\d+) 0 R/,
  Metadata: /\/Metadata (\d+) 0 R/,
}

const referenceIn = (head: string, name: keyof typeof REFERENCES): number | null => {
  const found = REFERENCES[name].exec(head)
  return found ? Number(found[1]) : null
}

const ENTRY = /(\d{10}) (\d{5}) ([nf])\s{1,2}/y

function offsetsAt(file: Buffer, start: number): [number: number, offset: number][] {
  const text = file.toString('latin1', start)
  const head = /^xref\s+0 (\d+)\s+/.exec(text)
  if (!head) throw new NotOurs('no plain table of objects')
  const entries: [number, number][] = []
  ENTRY.lastIndex = head[0].length
  for (let number = 0; number < Number(head[1]); number++) {
    const entry = ENTRY.exec(text)
    if (!entry) throw new NotOurs('the table of objects is cut short')
    if (entry[3] === 'n') entries.push([number, Number(entry[1])])
  }
  return entries
}

const STREAM = Buffer.from('stream\n')
const END_STREAM = Buffer.from('\nendstream')
const END_OBJECT = Buffer.from('endobj')

function objectAt(file: Buffer, number: number, offset: number): PdfObject {
  const begin = `${number} 0 obj\n`
  if (file.toString('latin1', offset, offset + begin.length) !== begin)
    throw new NotOurs(`object ${number} is elsewhere`)
  const from = offset + begin.length
  const end = file.indexOf(END_OBJECT, from)
  const stream_at = file.indexOf(STREAM, from)
  if (end === -1) throw new NotOurs(`object ${number} does not end`)
  if (stream_at === -1 || stream_at > end) return { number, head: file.toString('latin1', from, end), stream: null }
  const head = file.toString('latin1', from, stream_at)
  const length = /\/Length (\d+)(?! \d+ R)/.exec(head)
  if (!length) throw new NotOurs(`object ${number} has no length`)
  const stream_end = stream_at + STREAM.length + Number(length[1])
  if (!file.subarray(stream_end, stream_end + END_STREAM.length).equals(END_STREAM))
    throw new NotOurs(`object ${number} is not as long as it says`)
  return { number, head, stream: file.subarray(stream_at, stream_end + END_STREAM.length) }
}

const REFERENCE = /\b(\d+) 0 R\b/g

/** The same head with other numbers in its references; what texts say stays. */
export function renumbered(head: string, numberOf: (number: number) => number): string {
  const parts: string[] = []
  let from = 0
  const outside = (to: number) =>
    parts.push(head.slice(from, to).replace(REFERENCE, (_, number: string) => `${numberOf(Number(number))} 0 R`))
  for (let at = 0; at < head.length; at++) {
    const end = endOfText(head, at)
    if (end === at) continue
    outside(at)
    parts.push(head.slice(at, end))
    from = end
    at = end - 1
  }
  outside(head.length)
  return parts.join('')
}

/** Where a text that begins here ends: one in brackets, which may stand in it in pairs or escaped, or one in hex digits. */
function endOfText(head: string, from: number): number {
  const first = head[from]
  if (first === '<' && head[from + 1] !== '<' && head[from - 1] !== '<') {
    const end = head.indexOf('>', from)
    return end === -1 ? from : end + 1
  }
  if (first !== '(') return from
  let depth = 0
  for (let at = from; at < head.length; at++) {
    if (head[at] === '\\') at++
    else if (head[at] === '(') depth++
    else if (head[at] === ')' && --depth === 0) return at + 1
  }
  return from
}
