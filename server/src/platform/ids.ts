import { randomFillSync } from 'node:crypto'
import { wallMilliseconds } from './clock.ts'

const POOL = new Uint8Array(16 * 256)
let used = POOL.length
let last_ms = 0
let counter = 0

/** In 12 bits. It begins in the lower half, so that it seldom comes round within its millisecond. */
const COUNTER_MAX = 0xfff
const FIRST_MAX = 0x7ff

/**
 * UUID version 7: new rows land at the end of their index, and those of one process in the order in which they were made.
 * Made here, since PostgreSQL 15 to 17 cannot make them.
 */
export function newId(): string {
  if (used === POOL.length) {
    randomFillSync(POOL)
    used = 0
  }
  const bytes = Buffer.from(POOL.buffer, used, 16)
  used += 16
  const ms = wallMilliseconds()
  counter = ms === last_ms ? (counter + 1) & COUNTER_MAX : bytes.readUInt16BE(6) & FIRST_MAX
  last_ms = ms
  bytes.writeUIntBE(ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
