import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** The secret of a link or a cookie. It gives access to its holder, so it is shown once and only its hash is stored. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** 256 bits cannot be guessed, so an unsalted hash is enough to recognise the secret and reveals nothing about it. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()
