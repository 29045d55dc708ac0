import type { FileContent } from './content.ts'
import { isLegacyOffice, isOfficeZip } from './office.ts'
import { isText, isXml } from './text.ts'

type KindRule = { mime_type: string; is(content: FileContent, head: Buffer): boolean | Promise<boolean> }

const beginsWith = (head: Buffer, hex: string): boolean => head.toString('hex', 0, hex.length / 2) === hex

const isPdf = (head: Buffer) => /^(?:\xef\xbb\xbf)?\s{0,16}%PDF-/.test(head.toString('latin1', 0, 32))
const isPng = (head: Buffer) => beginsWith(head, '89504e470d0a1a0a')
const isJpeg = (head: Buffer) => beginsWith(head, 'ffd8ff')
const isGif = (head: Buffer) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6))
const isWebp = (head: Buffer) => /^RIFF.{4}WEBP/s.test(head.toString('latin1', 0, 12))
const isZip = (head: Buffer) => beginsWith(head, '504b0304')
const isCompoundFile = (head: Buffer) => beginsWith(head, 'd0cf11e0a1b11ae1')

const text = (mime_type: string): KindRule => ({
  mime_type,
  is: (content, head) => !isBinary(head) && isText(content),
})
const jpeg: KindRule = { mime_type: 'image/jpeg', is: (_, head) => isJpeg(head) }
const OOXML = 'application/vnd.openxmlformats-officedocument'

/** The kinds we accept, by extension. Content and extension must agree. The type that a client declares is ignored. */
const KINDS = {
  pdf: { mime_type: 'application/pdf', is: (_, head) => isPdf(head) },
  doc: {
    mime_type: 'application/msword',
    is: (content, head) => isCompoundFile(head) && isLegacyOffice(content, ['WordDocument']),
  },
  docx: {
    mime_type: `${OOXML}.wordprocessingml.document`,
    is: (content, head) => isZip(head) && isOfficeZip(content, 'word/'),
  },
  xls: {
    mime_type: 'application/vnd.ms-excel',
    is: (content, head) => isCompoundFile(head) && isLegacyOffice(content, ['Workbook', 'Book\0']),
  },
  xlsx: {
    mime_type: `${OOXML}.spreadsheetml.sheet`,
    is: (content, head) => isZip(head) && isOfficeZip(content, 'xl/'),
  },
  txt: text('text/plain'),
  csv: text('text/csv'),
  xml: { mime_type: 'application/xml', is: (content, head) => !isBinary(head) && isXml(content) },
  png: { mime_type: 'image/png', is: (_, head) => isPng(head) },
  jpg: jpeg,
  jpeg,
  gif: { mime_type: 'image/gif', is: (_, head) => isGif(head) },
  webp: { mime_type: 'image/webp', is: (_, head) => isWebp(head) },
} satisfies Record<string, KindRule>

export type FileKind = keyof typeof KINDS
export const FILE_KINDS = Object.keys(KINDS) as FileKind[]

export const mimeTypeOf = (kind: FileKind): string => KINDS[kind].mime_type

/** A short file of another kind can pass for text, so anything that begins like one of these does not count as text. */
const isBinary = (head: Buffer) =>
  [isPdf, isPng, isJpeg, isGif, isWebp, isZip, isCompoundFile].some((is_it) => is_it(head))

const HEAD_BYTES = 64

/** True when the content is what its extension says. Nothing that could do harm is unpacked or parsed. */
export async function isOfKind(kind: FileKind, content: FileContent): Promise<boolean> {
  const { is }: KindRule = KINDS[kind]
  return is(content, await content.read(0, HEAD_BYTES))
}
