import { randomFillSync } from 'node:crypto'
import { wallMilliseconds } from './clock.ts'

const POOL = new Uint8Array(16 * 256)
let used = POOL.length

/** UUID version 7: new rows land at the end of their index. Made here, since PostgreSQL 15 to 17 cannot make them. */
export function newId(): string {
  if (used === POOL.length) {
    randomFillSync(POOL)
    used = 0
  }
  const bytes = Buffer.from(POOL.buffer, used, 16)
  used += 16
  bytes.writeUIntBE(wallMilliseconds(), 0, 6)
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
