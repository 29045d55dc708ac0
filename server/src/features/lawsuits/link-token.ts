import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** Nobody guesses 256 bits; so the bare hash is enough to know it again, and tells nothing about it. */
export const newLinkToken = (): string => randomBytes(SECRET_BYTES).toString('base64url')

export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest()
