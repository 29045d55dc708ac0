import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import type { Answer, World } from './world.ts'

/** Small files of every kind that the product accepts, and the multipart bodies that carry them. */
export type Part = { name: string; content: Buffer | string; filename?: string; type?: string }

export const BOUNDARY = 'mahnwerk-boundary'

export function multipart(parts: readonly Part[], boundary = BOUNDARY): Buffer {
  const pieces = parts.flatMap(({ name, content, filename, type }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '' : `; filename="${filename}"`,
    type === undefined ? '' : `\r\ncontent-type: ${type}`,
    '\r\n\r\n',
    content,
    '\r\n',
  ])
  return Buffer.concat([...pieces, `--${boundary}--\r\n`].map((piece) => Buffer.from(piece as string)))
}

export const filePart = (filename: string, content: Buffer | string): Part => ({
  name: 'file',
  filename,
  content,
  type: 'application/octet-stream',
})

export const multipartHeaders = (boundary = BOUNDARY) => ({
  'content-type': `multipart/form-data; boundary=${boundary}`,
})

type Sender = { post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> }

export const upload = (
  who: Sender,
  url: string,
  parts: readonly Part[],
  headers: Record<string, string> = {},
): Promise<Answer> => who.post(url, multipart(parts), { ...multipartHeaders(), ...headers })

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
export const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
export const EXE = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(200)])

type Entry = { name: string; content: string; deflate?: boolean; declared_size?: number }

/** A ZIP as office programs write it. */
export function zip(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, deflate = true, declared_size } of entries) {
    const plain = Buffer.from(content)
    const packed = deflate ? deflateRawSync(plain) : plain
    const header = Buffer.alloc(26)
    header.writeUInt16LE(20, 0)
    header.writeUInt16LE(deflate ? 8 : 0, 4)
    header.writeUInt32LE(crc32(plain), 10)
    header.writeUInt32LE(packed.length, 14)
    header.writeUInt32LE(declared_size ?? plain.length, 18)
    header.writeUInt16LE(name.length, 22)
    files.push(Buffer.from('PK\x03\x04', 'latin1'), header, Buffer.from(name), packed)
    const entry = Buffer.alloc(42)
    entry.writeUInt16LE(20, 0)
    header.copy(entry, 2)
    entry.writeUInt32LE(offset, 38)
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), entry, Buffer.from(name))
    offset += 4 + 26 + name.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06', 'latin1'), end])
}

const typesOf = (main: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/x" ContentType="application/vnd.${main}.main+xml"/></Types>`

const WORD = 'openxmlformats-officedocument.wordprocessingml.document'
const EXCEL = 'openxmlformats-officedocument.spreadsheetml.sheet'

export const docx = (more: Entry[] = [], main = WORD): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: typesOf(main) },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])

export const xlsx = (): Buffer =>
  zip([
    { name: '[Content_Types].xml', content: typesOf(EXCEL), deflate: false },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ])

/** A compound file of three sectors: header, allocation table, and a directory with one stream. */
export function compoundFile(stream: string): Buffer {
  const file = Buffer.alloc(512 * 3)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  file.writeUInt16LE(0x3e, 24)
  file.writeUInt16LE(3, 26)
  file.writeUInt16LE(0xfffe, 28)
  file.writeUInt16LE(9, 30)
  file.writeUInt16LE(6, 32)
  file.writeUInt32LE(1, 44)
  file.writeUInt32LE(1, 48)
  file.fill(0xff, 76, 512)
  file.writeUInt32LE(0, 76)
  file.fill(0xff, 512, 1024)
  file.writeInt32LE(-3, 512)
  file.writeInt32LE(-2, 516)
  for (const [index, [name, type]] of (
    [
      ['Root Entry', 5],
      [stream, 2],
    ] as const
  ).entries()) {
    const at = 1024 + index * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
    file[at + 66] = type
  }
  return file
}

/** Every file in the storage of a world, including unfinished ones. */
export async function storedFiles({ deps }: World): Promise<string[]> {
  const entries = await readdir(join(deps.config.data_dir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}
