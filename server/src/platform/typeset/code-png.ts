import { crc32, deflateSync } from 'node:zlib'
import type { CodeSquares } from './qr-code.ts'

/** Readers want four squares of quiet around a code. */
const QUIET = 4
/** Large enough for the screen of a telephone. */
const PIXELS_PER_SQUARE = 10

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A code as PNG, black on white, one bit a pixel: banking apps open it from the pictures of a telephone. */
export function codePng(squares: CodeSquares): Buffer {
  const side = (squares.length + 2 * QUIET) * PIXELS_PER_SQUARE
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit a pixel, grey.
  header[8] = 1
  const rows = Array.from({ length: side }, (_, y) => {
    const row = Buffer.alloc(1 + Math.ceil(side / 8), 0xff)
    row[0] = 0
    const line = squares[Math.floor(y / PIXELS_PER_SQUARE) - QUIET]
    for (let x = 0; x < side; x++)
      if (line?.[Math.floor(x / PIXELS_PER_SQUARE) - QUIET]) {
        const at = 1 + (x >> 3)
        row[at] = (row[at] as number) & ~(0x80 >> (x & 7))
      }
    return row
  })
  const pixels = deflateSync(Buffer.concat(rows))
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
