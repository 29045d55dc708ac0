import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** The secret of a link or a cookie. It gives access to its holder, so it is shown once and only its hash is stored. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** Nobody guesses 256 bits; so the bare hash is enough to know it again, and tells nothing about it. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()
