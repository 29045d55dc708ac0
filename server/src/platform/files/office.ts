import { inflateRawSync } from 'node:zlib'
import type { FileContent } from './content.ts'

/**
 * DOC and XLS: a compound file with a stream of one of these names. Its directory can be anywhere and fragmented, so
 * this searches for the name as UTF-16.
 */
export async function isLegacyOffice(content: FileContent, streams: readonly string[]): Promise<boolean> {
  const names = streams.map((name) => Buffer.from(name, 'utf16le'))
  const overlap = Math.max(...names.map((name) => name.length)) - 1
  let rest = Buffer.alloc(0)
  for await (const chunk of content.chunks()) {
    const text = Buffer.concat([rest, chunk])
    if (names.some((name) => text.includes(name))) return true
    rest = Buffer.from(text.subarray(-overlap))
  }
  return false
}

const END_BYTES = 22
const COMMENT_BYTES_MAX = 65_535
const END_MARK = Buffer.from('PK\u0005\u0006', 'latin1')
const ENTRY_MARK = 0x02014b50
const ENTRIES_MAX = 10_000
const DIRECTORY_BYTES_MAX = 2 * 1024 * 1024
/** For all entries together, according to the directory. Anything that unpacks to more is a bomb, not a document. */
const UNPACKED_BYTES_MAX = 1024 * 1024 * 1024
const TYPES_BYTES_MAX = 256 * 1024

type ZipEntry = { name: string; method: number; packed: number; unpacked: number; offset: number }

/**
 * DOCX and XLSX: a ZIP with content types and a folder of its own, and without macros. Reads only the directory at the
 * end and, up to a limit, the list of content types.
 */
export async function isOfficeZip(content: FileContent, folder: string): Promise<boolean> {
  const entries = await readDirectory(content)
  if (!entries || entries.reduce((sum, entry) => sum + entry.unpacked, 0) > UNPACKED_BYTES_MAX) return false
  const types = entries.find(({ name }) => name === '[Content_Types].xml')
  if (!types || !entries.some(({ name }) => name.startsWith(folder))) return false
  if (entries.some(({ name }) => /(?:^|\/)vbaProject\.bin$/i.test(name))) return false
  const text = await readEntry(content, types)
  return text !== undefined && !/macroEnabled/i.test(text)
}

async function readDirectory(content: FileContent): Promise<ZipEntry[] | undefined> {
  const tail_bytes = Math.min(content.bytes, END_BYTES + COMMENT_BYTES_MAX)
  const tail = await content.read(content.bytes - tail_bytes, tail_bytes)
  const end = tail.lastIndexOf(END_MARK)
  if (end === -1 || end + END_BYTES > tail.length) return undefined
  const [count, size, offset] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  // Larger archives are described in another record, which no document of ours needs.
  if (count > ENTRIES_MAX || size > DIRECTORY_BYTES_MAX || offset + size > content.bytes) return undefined
  return entriesOf(await content.read(offset, size), count)
}

function entriesOf(directory: Buffer, count: number): ZipEntry[] | undefined {
  const entries: ZipEntry[] = []
  for (let at = 0; entries.length < count; ) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY_MARK) return undefined
    const name_bytes = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + name_bytes),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      unpacked: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    })
    at += 46 + name_bytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function readEntry(content: FileContent, { method, packed, offset }: ZipEntry): Promise<string | undefined> {
  if (packed > TYPES_BYTES_MAX || offset + 30 > content.bytes) return undefined
  const header = await content.read(offset, 30)
  if (header.length < 30) return undefined
  const begin = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const bytes = await content.read(begin, packed)
  if (method === 0) return bytes.toString('utf8')
  try {
    return method === 8 ? inflateRawSync(bytes, { maxOutputLength: TYPES_BYTES_MAX }).toString('utf8') : undefined
  } catch {
    return undefined
  }
}
