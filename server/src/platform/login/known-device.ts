import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Vault } from '../vault.ts'

/** Half a year: a browser that is used now and then stays known. */
export const KNOWN_DEVICE_DAYS = 180

const sealOf = (vault: Vault, account_id: string, device: string): string =>
  vault.hash(`known device ${account_id} ${device}`).toString('base64url')

/**
 * A cookie that tells: from this browser somebody has logged in to this account before. It opens nothing. It keeps a
 * stranger who guesses at an account from locking out the person it belongs to.
 */
export const deviceCookie = (vault: Vault, account_id: string, device: string): string =>
  `${device}.${sealOf(vault, account_id, device)}`

export const newDevice = (): string => randomBytes(16).toString('base64url')

/** The device that the cookie names; null for none, for one of another account, and for one that we did not make. */
export function knownDevice(vault: Vault, account_id: string | undefined, cookie: string | undefined): string | null {
  const [device = '', seal = ''] = cookie?.split('.') ?? []
  if (!account_id || !device) return null
  const [given, expected] = [Buffer.from(seal), Buffer.from(sealOf(vault, account_id, device))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}
