import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps secrets that are needed again later, such as those that sign webhooks, unreadable in the database. */
export type Vault = {
  seal(text: string): Buffer
  /** Throws when the text was sealed with another key or altered. */
  open(sealed: Buffer): string
  /** The same for the same text. Without the key, it is no help in finding a short text. */
  hash(text: string): Buffer
}

/** The key is derived from the secret that signs tokens, which is never stored in the database. */
export function openVault(token_secret: string): Vault {
  const key = Buffer.from(hkdfSync('sha256', token_secret, 'mahnwerk', 'sealed secrets', KEY_BYTES))
  const hash_key = Buffer.from(hkdfSync('sha256', token_secret, 'mahnwerk', 'hashed codes', KEY_BYTES))
  return {
    hash: (text) => createHmac('sha256', hash_key).update(text, 'utf8').digest(),
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed) {
      const bytes = Buffer.from(sealed)
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
    },
  }
}
