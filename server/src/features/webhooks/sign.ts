import { createHmac } from 'node:crypto'

/** `t` and `v1` as receivers check them: the key is the secret as it was shown, the text is the time, a dot, and the body. */
export function signatureHeader(secret: string, body: Buffer, at: Date): string {
  const t = Math.floor(at.getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')
  return `t=${t},v1=${v1}`
}
