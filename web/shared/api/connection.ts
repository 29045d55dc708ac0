import { makeStore } from '../ui/store.ts'

/** Whether the server has stopped answering. Every request tells; while it is away, it is asked again and again. */
export const away = makeStore(false)

const AGAIN_MS = 4_000

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Sends a request and remembers whether anybody answered. */
export async function sendWatched(send: () => Promise<Response>): Promise<Response> {
  try {
    const answer = await send()
    away.set(false)
    return answer
  } catch (error) {
    if (!isCancelled(error)) away.set(true)
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

/** Notices when the connection goes and when it comes back. Then calls `onBack`. Returns how to stop. */
export function watchConnection(onBack: () => void): () => void {
  const look = async () => {
    const is_there = await isServerThere()
    if (is_there && away.read()) onBack()
    away.set(!is_there)
  }
  const timer = setInterval(() => away.read() && void look(), AGAIN_MS)
  const lose = () => away.set(true)
  const regain = () => void look()
  window.addEventListener('offline', lose)
  window.addEventListener('online', regain)
  return () => {
    clearInterval(timer)
    window.removeEventListener('offline', lose)
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
