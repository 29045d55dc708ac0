import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { knownSecrets } from './settings/secret-lines.ts'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_BYTES = 8

/** Keeps secrets that are needed again later, such as those that sign webhooks, unreadable in the database. */
export type Vault = {
  /** Names the newest secret and reveals nothing about it. */
  readonly id: string
  /** With the newest secret. */
  seal(text: string): Buffer
  /** Throws when the text was sealed with a secret that is not in the list, or altered. */
  open(sealed: Buffer): string
  /** The same for the same text. Without the key, it is no help in finding a short text. */
  hash(text: string): Buffer
  /** What each secret makes of the text, the newest first: to recognise what an older one hashed. */
  hashes(text: string): readonly [Buffer, ...Buffer[]]
  isNewest(sealed: Buffer): boolean
}

type Keys = { id: string; sealing: Buffer; hashing: Buffer }

/** The keys are derived from the secrets that sign tokens, newest first, which are never stored in the database. */
export function openVault(token_secret: string): Vault {
  const [newest, ...older] = knownSecrets(token_secret).map(keysOf) as [Keys, ...Keys[]]
  const hashWith = ({ hashing }: Keys, text: string) => createHmac('sha256', hashing).update(text, 'utf8').digest()
  return {
    id: newest.id,
    hash: (text) => hashWith(newest, text),
    hashes: (text) => [hashWith(newest, text), ...older.map((keys) => hashWith(keys, text))],
    seal(text) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest.sealing, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed) {
      for (const keys of [newest, ...older]) {
        const opened = openWith(keys, sealed)
        if (opened !== undefined) return opened
      }
      throw new Error('sealed with another secret, or altered')
    },
    isNewest: (sealed) => openWith(newest, sealed) !== undefined,
  }
}

function keysOf(secret: string): Keys {
  const derived = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, 'mahnwerk', purpose, bytes))
  return {
    id: derived('name of the secret', ID_BYTES).toString('hex'),
    sealing: derived('sealed secrets', KEY_BYTES),
    hashing: derived('hashed codes', KEY_BYTES),
  }
}

function openWith({ sealing }: Keys, sealed: Buffer): string | undefined {
  const bytes = Buffer.from(sealed)
  try {
    const cipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, NONCE_BYTES))
    cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + cipher.final('utf8')
  } catch {
    return undefined
  }
}
