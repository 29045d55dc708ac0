import { ApiFault } from './fault.ts'

/**
 * Sends a command that must happen once. When the connection is lost it is sent again with the same key, so that the
 * server does it once and answers the same. After a cancel nothing is sent any more.
 */

const PAUSES_MS = [400, 1_200, 3_000] as const

type Sending<R> = {
  /** Must send the same key each time. */
  send(): Promise<R>
  readonly signal: AbortSignal
  /** Tells that it is tried again; false if nobody waits for it any more. */
  onRetry?(): boolean
  wait?(ms: number, signal: AbortSignal): Promise<void>
}

export async function sendOnce<R>({ send, signal, onRetry, wait = pause }: Sending<R>): Promise<R> {
  for (let failures = 0; ; failures++) {
    signal.throwIfAborted()
    try {
      return await send()
    } catch (error) {
      const ms = PAUSES_MS[failures]
      if (signal.aborted || ms === undefined || !isLost(error)) throw error
      if (onRetry?.() === false) throw error
      await wait(ms, signal)
    }
  }
}

/** Given up on this side, before anything was sent. */
export class NotSent extends Error {}

/** The same command is under way, or was begun again: its answer comes to whoever asks once more. */
const ELSEWHERE: readonly unknown[] = ['idempotency_key_running', 'idempotency_key_lost']

/** No answer, one of a server that is going down, or the same command is still under way. */
export function isLost(error: unknown): boolean {
  if (error instanceof ApiFault) return [502, 503, 504].includes(error.status) || ELSEWHERE.includes(error.reason)
  return !(error instanceof NotSent)
}

/** Whether nothing was done for good. Otherwise it may have been, by this attempt or an earlier one. */
export const isRefused = (error: unknown): boolean =>
  error instanceof NotSent ||
  (error instanceof ApiFault && error.status < 500 && ![401, 429].includes(error.status) && !isLost(error))

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Names one command. Pages that are not served over TLS have no `randomUUID`. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
