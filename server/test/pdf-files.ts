import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import type { GreyPicture } from '../src/platform/ocr/picture.ts'
import { withDocument } from '../src/platform/pdf/worker/document.ts'
import { drawPage, greyOf } from '../src/platform/pdf/worker/pictures.ts'

/** Small handmade PDF files, valid and broken. */

type Part = string | Buffer
const bytes = (part: Part): Buffer => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)

export const stream = (data: Part, entries = ''): Buffer =>
  Buffer.concat([bytes(`<< /Length ${bytes(data).length} ${entries} >>\nstream\n`), bytes(data), bytes('\nendstream')])

/** Objects are numbered from 1; the first is the catalogue. */
export function pdfOf(objects: readonly Part[], trailer = ''): Buffer {
  const parts = [bytes('%PDF-1.7\n')]
  const offsets: number[] = []
  let length = bytes('%PDF-1.7\n').length
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([bytes(`${index + 1} 0 obj\n`), bytes(object), bytes('\nendobj\n')])
    offsets.push(length)
    length += part.length
    parts.push(part)
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    bytes(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`),
    bytes(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`),
  )
  return Buffer.concat(parts)
}

type PageOptions = {
  /** Entries of the page, such as `/Rotate 90`. */
  readonly page?: string
  /** Entries of the catalogue, such as `/Names 7 0 R`. */
  readonly catalogue?: string
  /** Entries of the content stream. */
  readonly content?: string
  readonly trailer?: string
  /** Numbered from 7. */
  readonly more?: readonly Part[]
}

/** One page of 400 by 600 points with Helvetica as /F1, its bold as /F2, and one content stream. */
export function pagePdf(content: Part, options: PageOptions = {}): Buffer {
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${options.catalogue ?? ''} >>`,
      '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents 4 0 R ${options.page ?? ''}
        /Resources << /Font << /F1 5 0 R /F2 6 0 R >> /XObject << /X1 7 0 R >> >> >>`,
      stream(content, options.content),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
      ...(options.more ?? ['<< >>']),
    ],
    options.trailer,
  )
}

/** 12-point text at the given positions, measured from the lower left corner as in PDF. */
export const textAt = (...lines: readonly (readonly [x: number, y: number, text: string])[]): string =>
  lines.map(([x, y, text]) => `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`).join('\n')

export function attachmentPdf(name: string, content: Buffer, entries = ''): Buffer {
  return pagePdf(textAt([50, 500, 'Rechnung im Anhang']), {
    catalogue: '/Names 8 0 R',
    more: [
      stream(content, `/Type /EmbeddedFile ${entries}`),
      '<< /EmbeddedFiles 9 0 R >>',
      `<< /Names [(${name}) 10 0 R] >>`,
      `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R >> >>`,
    ],
  })
}

/** No password matches this check value. */
export const encryptedPdf = (): Buffer =>
  pagePdf(textAt([50, 500, 'Geheim']), {
    trailer: `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'4f'.repeat(32)}> /U <${'55'.repeat(32)}> >>
      /ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]`,
  })

export const pagelessPdf = (): Buffer =>
  pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Count 0 /Kids [] >>'])

export const manyPagesPdf = (count: number): Buffer =>
  pagesPdf(Array.from({ length: count }, (_, index) => textAt([50, 500, `Seite ${index + 1} von ${count}`])))

/** A page, and as many more as are wanted, which say nothing. */
export const longPdf = (first: string, count: number): Buffer =>
  pagesPdf([first, ...Array.from({ length: count - 1 }, () => textAt([50, 500, 'Anlage']))])

/** A page of 400 by 600 points for each of these contents. */
export function pagesPdf(contents: readonly string[]): Buffer {
  const first = 4
  const kids = contents.map((_, index) => `${first + index * 2} 0 R`).join(' ')
  const pages = contents.map((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 600] /Contents ${first + index * 2 + 1} 0 R
      /Resources << /Font << /F1 3 0 R >> >> >>`,
    stream(content),
  ])
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flat(),
  ])
}

const BLOCK_BYTES = 16 * 1024 * 1024

/** A zlib stream that expands to this many times 16 MiB of zeros, packed twice to keep the file small. */
export function flateBomb(blocks: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(BLOCK_BYTES), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(((((blocks * BLOCK_BYTES) % 65_521) << 16) | 1) >>> 0)
  const empty_last_block = Buffer.from([0x03, 0x00])
  const once = Buffer.concat([Buffer.from([0x78, 0xda]), ...Array(blocks).fill(block), empty_last_block, checksum])
  return deflateSync(once)
}

export const TWICE_DEFLATED = '/Filter [/FlateDecode /FlateDecode]'

/** A page that shows nothing but one picture. */
export function picturePdf(image: Part, entries: string): Buffer {
  const settings = `/Type /XObject /Subtype /Image ${entries}`
  return pagePdf('q 400 0 0 600 0 0 cm /X1 Do Q', { more: [stream(image, settings)] })
}

/** The first page of a file as a picture. */
export const drawnPage = (file: Buffer, dpi: number): Promise<GreyPicture> =>
  withDocument(file, 'pictures', async (document) => greyOf(await drawPage(await document.getPage(1), dpi)))

/** A page of 400 by 600 points that shows a picture all over, with what is drawn below it and above. */
export const scanPdf = ({ width, height, data }: GreyPicture, under = '', page = '', above = ''): Buffer =>
  pagePdf(`${under}\nq 400 0 0 600 0 0 cm /X1 Do Q\n${above}`, {
    page,
    more: [
      stream(
        deflateSync(data),
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8
          /Filter /FlateDecode`,
      ),
    ],
  })
