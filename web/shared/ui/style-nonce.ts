import { setNonce } from 'get-nonce'

/** The server allows only style elements with this nonce. Libraries that make their own elements need it too. */
export function readStyleNonce(): string {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''
  setNonce(nonce)
  return nonce
}
