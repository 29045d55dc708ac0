import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** The value of a link or a cookie: whoever holds it is let in, so it is shown once and kept nowhere. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** Nobody guesses 256 bits; so the bare hash is enough to know it again, and tells nothing about it. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()
