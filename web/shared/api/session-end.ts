/**
 * What happens when the server no longer accepts the session. Where somebody has typed something that was not sent yet,
 * the page stays and asks for the login; everywhere else it is left.
 */

let holders = 0
let is_asking = false
let renewal: { promise: Promise<void>; done(): void } | null = null
const listeners = new Set<() => void>()

const tell = () => {
  for (const listen of listeners) listen()
}

/** Keeps the page for as long as something typed is on it. Returns how to let go of it. */
export function holdPage(): () => void {
  holders++
  let is_held = true
  return () => {
    if (is_held) holders--
    is_held = false
  }
}

export const isPageHeld = (): boolean => holders > 0 || is_asking

/** For the login over the page: whether it is wanted, and who wants to know. */
export const isLoginWanted = (): boolean => is_asking
export function onLoginWanted(listen: () => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

export function askForLogin(): void {
  if (is_asking) return
  is_asking = true
  let done = () => {}
  const promise = new Promise<void>((resolve) => {
    done = resolve
  })
  renewal = { promise, done }
  tell()
}

/** The same person is logged in again: what was held back goes on. */
export function goOn(): void {
  is_asking = false
  renewal?.done()
  renewal = null
  tell()
}

/**
 * Reads that come back without a session wait for the login while the page is held, so that it does not turn into a
 * fault with everything typed on it. What writes is never sent by itself: its person is asked to send it again.
 */
export async function holdWithoutSession(request: Request, send: (request: Request) => Promise<Response>) {
  for (;;) {
    const answer = await send(request.method === 'GET' ? request.clone() : request)
    if (answer.status !== 401 || request.method !== 'GET' || !isPageHeld()) return answer
    askForLogin()
    await renewal?.promise
  }
}
