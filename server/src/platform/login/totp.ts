import { createHmac, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator app knows it: SHA-1, six digits, steps of 30 seconds. */
const STEP_S = 30
const DIGITS = 6
/** How many steps a phone's clock may be off, either way. */
const DRIFT_STEPS = 1
export const TOTP_SECRET_BYTES = 20

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: what people type into their app when they cannot scan. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let [held, bits] = [0, 0]
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += ALPHABET[(held >>> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text
}

export const stepOf = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_S)

export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const offset = (digest.at(-1) as number) & 15
  const number = digest.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text)

/** The step that this code belongs to; undefined when it is wrong or not newer than the last one that was used. */
export function matchingStep(
  secret: Uint8Array,
  code: string,
  { now, last_step }: { now: Date; last_step: number | null },
): number | undefined {
  if (!isTotpCode(code)) return undefined
  const newest = stepOf(now) + DRIFT_STEPS
  const steps = Array.from({ length: 2 * DRIFT_STEPS + 1 }, (_, back) => newest - back)
  return steps.find(
    (step) => step > (last_step ?? -1) && timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  )
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: Uint8Array, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  const query = `secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_S}`
}
