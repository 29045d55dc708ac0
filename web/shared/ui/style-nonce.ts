import { setNonce } from 'get-nonce'

/** The server allows style elements that carry this number, and no others. Libraries that make their own are told too. */
export function readStyleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
  setNonce(nonce)
  return nonce
}
