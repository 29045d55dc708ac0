import { type ParsedPdf, parsePdf, renumbered } from './parse.ts'

/** Objects 1 and 2 are the catalogue and the root of all pages. */
const CATALOG = 1
const PAGES = 2
const HEADER = Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n', 'latin1')
const A4 = '[0 0 595.2756 841.8898]'

/**
 * One file of many that the typesetter wrote, in their order. With `on_own_sheets` each begins on a sheet of its own when
 * both sides are printed: one with an odd number of pages is followed by an empty page. Only one of them is in memory at a
 * time; of those before only the places of their objects are kept.
 */
export async function* mergePdfs(
  files: AsyncIterable<Buffer>,
  { on_own_sheets = false }: { readonly on_own_sheets?: boolean } = {},
): AsyncGenerator<Buffer> {
  const offsets: number[] = []
  const nodes: { number: number; pages: number }[] = []
  let at = HEADER.length
  let next = PAGES + 1
  yield HEADER
  const place = (number: number, bytes: Buffer): Buffer => {
    offsets[number] = at
    at += bytes.length
    return bytes
  }
  for await (const file of files) {
    const parsed = parsePdf(file)
    const numbers = new Map(parsed.objects.map(({ number }) => [number, next++]))
    for (const [number, bytes] of rewritten(parsed, numbers)) yield place(number, bytes)
    nodes.push({ number: numbers.get(parsed.pages) as number, pages: parsed.page_count })
    if (!on_own_sheets || parsed.page_count % 2 === 0) continue
    const empty = next++
    yield place(empty, written(empty, `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox ${A4} /Resources << >> >>\n`))
    nodes.push({ number: empty, pages: 1 })
  }
  const kids = nodes.map(({ number }) => `${number} 0 R`).join(' ')
  const count = nodes.reduce((sum, { pages }) => sum + pages, 0)
  yield place(PAGES, written(PAGES, `<< /Type /Pages /Count ${count} /Kids [${kids}] >>\n`))
  yield place(CATALOG, written(CATALOG, `<< /Type /Catalog /Pages ${PAGES} 0 R >>\n`))
  yield endOf(offsets, at)
}

const written = (number: number, text: string): Buffer => Buffer.from(`${number} 0 obj\n${text}endobj\n`, 'latin1')

/** The objects under their new numbers; the node of the file's pages hangs below the root of all. */
function* rewritten(
  { objects, pages, about_file }: ParsedPdf,
  numbers: ReadonlyMap<number, number>,
): Generator<[number: number, bytes: Buffer]> {
  for (const { number, head, stream } of objects) {
    const new_number = numbers.get(number) as number
    // A number that is in the table must be there; what described the whole file is empty now.
    if (about_file.has(number)) {
      yield [new_number, written(new_number, 'null\n')]
      continue
    }
    const own = renumbered(head, (named) => numbers.get(named) ?? 0)
    const text = number === pages ? own.replace('<<', `<<\n  /Parent ${PAGES} 0 R`) : own
    const begin = Buffer.from(`${new_number} 0 obj\n${text}`, 'latin1')
    yield [new_number, Buffer.concat([begin, ...(stream ? [stream, NEW_LINE] : []), END])]
  }
}

const NEW_LINE = Buffer.from('\n')
const END = Buffer.from('endobj\n')

function endOf(offsets: readonly number[], xref_at: number): Buffer {
  const entries = Array.from(
    { length: offsets.length - 1 },
    (_, index) => `${String(offsets[index + 1]).padStart(10, '0')} 00000 n\r\n`,
  )
  const table = `xref\n0 ${offsets.length}\n0000000000 65535 f\r\n${entries.join('')}`
  return Buffer.from(
    `${table}trailer\n<< /Size ${offsets.length} /Root ${CATALOG} 0 R >>\nstartxref\n${xref_at}\n%%EOF\n`,
  )
}
