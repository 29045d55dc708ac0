import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

export type PasswordCost = Readonly<{ N: number; r: number; p: number }>

/** 32 MiB and about 60 ms per guess. Stored with the hash, so that it can be raised later. */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 1 }
const MAX_MEMORY = 128 * 1024 * 1024

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, { ...options, maxmem: MAX_MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** 96 bits, for a first login. Its owner has to choose another one. */
export const newPassword = (): string => randomBytes(12).toString('base64url')

export type Passwords = {
  hash(password: string): Promise<string>
  /** Without an account there is no hash. The check then takes as long as for an existing account. */
  isRight(password: string, stored: string | undefined): Promise<boolean>
}

/** Only tests use another cost: no setting leads here. */
export function openPasswords({ N, r, p }: PasswordCost = COST): Passwords {
  const head = `scrypt$${N}$${r}$${p}`
  const nobodys_hash = `${head}$${'A'.repeat(22)}$${'A'.repeat(43)}`
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const key = await derive(password, salt, { N, r, p })
      return [head, salt.toString('base64url'), key.toString('base64url')].join('$')
    },
    // An erased account has no hash either.
    isRight: (password, stored) => isOf(password, stored?.startsWith('scrypt$') ? stored : nobodys_hash),
  }
}

async function isOf(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$')
  const expected = Buffer.from(key, 'base64url')
  const given = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  return given.length === expected.length && timingSafeEqual(given, expected)
}
