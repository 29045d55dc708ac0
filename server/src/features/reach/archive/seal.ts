import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Whoever lacks one of the keys has none. */
const joined = (keys: readonly Buffer[]): Buffer => createHash('sha256').update(Buffer.concat(keys)).digest()

export function seal(text: string, keys: readonly Buffer[]): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, joined(keys), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Undefined where a key is gone, or is not the one of then. */
export function unseal(sealed: string, keys: readonly (Buffer | undefined)[]): string | undefined {
  const held = keys.filter((key) => key !== undefined)
  if (held.length < keys.length) return undefined
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv(CIPHER, joined(held), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
