import { ApiFault } from './fault.ts'

/**
 * Sends a command that must happen once. When the connection is lost it is sent again with the same key, so that the
 * server does it once and answers the same. After a cancel nothing is sent any more.
 */

const PAUSES_MS = [400, 1_200, 3_000] as const
/** A command at work elsewhere ends soon, or its key is free seconds after the server at work died. */
const ELSEWHERE_PAUSE_S = 1
const ELSEWHERE_ASKS_MAX = 20

type Sending<R> = {
  /** Must send the same key each time. */
  send(): Promise<R>
  readonly signal: AbortSignal
  /** Tells that it is tried again; false if nobody waits for it any more. */
  onRetry?(): boolean
  wait?(ms: number, signal: AbortSignal): Promise<void>
}

export async function sendOnce<R>({ send, signal, onRetry, wait = pause }: Sending<R>): Promise<R> {
  let [losses, asks] = [0, 0]
  for (;;) {
    signal.throwIfAborted()
    try {
      return await send()
    } catch (error) {
      const ms = isElsewhere(error) ? askAgainMs(error, asks++) : PAUSES_MS[losses++]
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

const isElsewhere = (error: unknown): error is ApiFault => error instanceof ApiFault && ELSEWHERE.includes(error.reason)

const askAgainMs = ({ retry_after_s }: ApiFault, asks: number): number | undefined =>
  asks < ELSEWHERE_ASKS_MAX ? (retry_after_s ?? ELSEWHERE_PAUSE_S) * 1_000 : undefined

/** No answer, one of a server that is going down, or the same command is still under way. */
export function isLost(error: unknown): boolean {
  if (error instanceof ApiFault) return [502, 503, 504].includes(error.status) || isElsewhere(error)
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
