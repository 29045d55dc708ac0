import { makeStore } from '../ui/store.ts'

/** Whether the server has stopped answering. Every request tells; while it is away, it is asked again and again. */
export const away = makeStore(false)

const AGAIN_MS = 4_000

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

let onBack = (): void => {}
let losses = 0

/**
 * Whichever request is answered first tells that the server is back: another that was faster must not hide it. One that
 * was sent before the connection went tells nothing.
 */
function answered(losses_when_sent: number): void {
  if (!away.read() || losses_when_sent < losses) return
  away.set(false)
  onBack()
}

function lost(): void {
  losses++
  away.set(true)
}

/** Sends a request and remembers whether anybody answered. */
export async function sendWatched(send: () => Promise<Response>): Promise<Response> {
  const losses_before = losses
  try {
    const answer = await send()
    answered(losses_before)
    return answer
  } catch (error) {
    if (!isCancelled(error)) lost()
    throw error
  }
}

/** Whether the server answers now. */
export async function isServerThere(): Promise<boolean> {
  try {
    await globalThis.fetch('/healthz', { cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

async function look(): Promise<void> {
  const losses_before = losses
  if (await isServerThere()) answered(losses_before)
  else lost()
}

/** Notices when the connection goes and when it comes back. Then calls `reread`. Returns how to stop. */
export function watchConnection(reread: () => void): () => void {
  onBack = reread
  const timer = setInterval(() => away.read() && void look(), AGAIN_MS)
  const regain = () => void look()
  window.addEventListener('offline', lost)
  window.addEventListener('online', regain)
  return () => {
    onBack = () => {}
    clearInterval(timer)
    window.removeEventListener('offline', lost)
    window.removeEventListener('online', regain)
  }
}

/** Nobody answered when a page was to be loaded. */
export class ServerAway extends Error {
  constructor() {
    super('The server did not answer')
    this.name = 'ServerAway'
  }
}
