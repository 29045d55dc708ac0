import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly text: string }

const VERSION = 20
const NAMES_ARE_UTF8 = 0x0800
const DEFLATED = 8
/** 1 January 1980, the first day that the format knows. The same content gives the same bytes. */
const FIRST_DAY = 0x21

type Packed = { readonly name: Buffer; readonly head: Buffer; readonly data: Buffer; readonly offset: number }

/** An archive of small text files, in memory. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const packed: Packed[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const one = { ...packedOf(name, text), offset }
    packed.push(one)
    offset += 4 + one.head.length + one.name.length + one.data.length
  }
  const files = packed.flatMap(({ name, head, data }) => [signature(0x04034b50), head, name, data])
  const directory = packed.flatMap((one) => [directoryHead(one), one.name])
  return Buffer.concat([...files, ...directory, endOf(packed.length, offset, Buffer.concat(directory).length)])
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** `head` is what the file's own header and its entry of the directory have in common. */
function packedOf(path: string, text: string): Omit<Packed, 'offset'> {
  const content = Buffer.from(text)
  const name = Buffer.from(path)
  const data = deflateRawSync(content)
  const head = Buffer.alloc(26)
  head.writeUInt16LE(VERSION, 0)
  head.writeUInt16LE(NAMES_ARE_UTF8, 2)
  head.writeUInt16LE(DEFLATED, 4)
  head.writeUInt16LE(FIRST_DAY, 8)
  head.writeUInt32LE(crc32(content), 10)
  head.writeUInt32LE(data.length, 14)
  head.writeUInt32LE(content.length, 18)
  head.writeUInt16LE(name.length, 22)
  return { name, head, data }
}

function directoryHead({ head, offset }: Packed): Buffer {
  const made_by = Buffer.alloc(2)
  made_by.writeUInt16LE(VERSION)
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(offset, 10)
  return Buffer.concat([signature(0x02014b50), made_by, head, rest])
}

function endOf(count: number, offset: number, length: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([signature(0x06054b50), end])
}
