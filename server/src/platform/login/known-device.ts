import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../vault.ts'

/** Half a year: a browser that is used now and then stays known. */
export const KNOWN_DEVICE_DAYS = 180

const textOf = (account_id: string, device: string): string => `known device ${account_id} ${device}`

/**
 * A cookie that proves that somebody has logged in to this account from this browser before. It gives no access. It
 * keeps a stranger who guesses passwords from locking out the account's owner.
 */
export const deviceCookie = (vault: Vault, account_id: string, device: string): string =>
  `${device}.${vault.hash(textOf(account_id, device)).toString('base64url')}`

export const newDevice = (): string => randomBytes(16).toString('base64url')

/** The device that the cookie names. Null if there is none, if it is for another account, or if we did not make it. */
export function knownDevice(vault: Vault, account_id: string | undefined, cookie: string | undefined): string | null {
  const [device = '', seal = ''] = cookie?.split('.') ?? []
  if (!account_id || !device) return null
  const given = Buffer.from(seal)
  const isGiven = (hash: Buffer) => {
    const expected = Buffer.from(hash.toString('base64url'))
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  return vault.hashes(textOf(account_id, device)).some(isGiven) ? device : null
}
