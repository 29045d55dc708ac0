import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { openQueue } from './queue.ts'

/** 32 MiB and about 60 ms a guess. Stored with the hash, so that it can be raised later. */
const COST = { N: 2 ** 15, r: 8, p: 1 }
const MAX_MEMORY = 128 * 1024 * 1024

/**
 * The line in which passwords are checked and hashed, one for all audiences. Each keeps a core busy for a while, and two at
 * once leave half of Node's four threads for files.
 */
export const passwordTurn = openQueue({ at_once: 2, waiting_max: 100 })

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { ...options, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** 96 bits, for a first login. Its owner has to choose another one. */
export const newPassword = (): string => randomBytes(12).toString('base64url')

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(given, expected)
}

/** Compared when there is no such account, so that the answer takes as long as for one that exists. */
export const NOBODYS_HASH = `scrypt$${COST.N}$${COST.r}$${COST.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`
