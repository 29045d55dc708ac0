import { ApiFault } from './fault.ts'

/**
 * Sends a command that must happen once. When the connection is lost it is sent again with the same key, so that the
 * server does it once and answers the same. After a cancel nothing is sent any more.
 */

const PAUSES_MS = [400, 1_200, 3_000] as const

export type Attempt = { readonly key: string; readonly signal: AbortSignal }

type Sending<R> = {
  send(attempt: Attempt): Promise<R>
  readonly key: string
  readonly signal: AbortSignal
  /** Tells that it is tried again. */
  onRetry?(): void
  wait?(ms: number, signal: AbortSignal): Promise<void>
}

export async function sendOnce<R>({ send, key, signal, onRetry, wait = pause }: Sending<R>): Promise<R> {
  for (let failures = 0; ; failures++) {
    signal.throwIfAborted()
    try {
      return await send({ key, signal })
    } catch (error) {
      const ms = PAUSES_MS[failures]
      if (signal.aborted || ms === undefined || !isLost(error)) throw error
      onRetry?.()
      await wait(ms, signal)
    }
  }
}

/** No answer, one of a server that is going down, or the same command is still under way. */
export const isLost = (error: unknown): boolean =>
  !(error instanceof ApiFault) || [502, 503, 504].includes(error.status) || error.reason === 'idempotency_key_running'

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Names one deed. Pages that are not served over TLS have no `randomUUID`. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** The same deed keeps its key; once something else is to be sent it is another deed. */
export function keyFor(last: { key: string; body: string } | null, body: unknown): { key: string; body: string } {
  const text = JSON.stringify(body)
  return last?.body === text ? last : { key: newKey(), body: text }
}

/** For a dialog that does one thing: its header keeps the key as long as the same is sent. */
export const oneKey = () => {
  let last: ReturnType<typeof keyFor> | null = null
  return (body: unknown): { 'Idempotency-Key': string } => {
    last = keyFor(last, body)
    return { 'Idempotency-Key': last.key }
  }
}
