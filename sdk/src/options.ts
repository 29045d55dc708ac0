/** What the client takes from the world; a test gives its own. */
export type Runtime = {
  fetch: typeof globalThis.fetch
  /** Milliseconds, for measuring only. */
  now(): number
  random(): number
  uuid(): string
  sleep(duration_ms: number, signal: AbortSignal | undefined): Promise<void>
}

/** How patient a call is. */
export type Patience = {
  /** One attempt, in milliseconds: 30,000; 600,000 for uploads and for moving the sandbox clock. */
  timeout_ms?: number | undefined
  /** All attempts and the pauses between them: 120,000, or what one attempt may take if that is more. */
  total_timeout_ms?: number | undefined
  /** How many times a request is sent again that may be: 4. */
  retries?: number | undefined
  /** A `Retry-After` that is longer than this many milliseconds is thrown instead of waited for: 60,000. */
  max_wait_ms?: number | undefined
}

export type ClientOptions = Patience & {
  /** Where the service is, for example `https://api.example.com`. */
  base_url: string
  /** The API token. */
  token: string
  /** Another `fetch`, for a proxy or a test. */
  fetch?: typeof globalThis.fetch
  /** Clock, randomness and pauses, for tests. */
  runtime?: Partial<Runtime>
}

/** What every method takes as its last argument. */
export type CallOptions = Patience & {
  signal?: AbortSignal | undefined
  /** For a POST; without it the client makes a new one for each call. */
  idempotency_key?: string | undefined
}

export function runtimeOf({ fetch, runtime = {} }: ClientOptions): Runtime {
  return {
    fetch: fetch ?? ((...args) => globalThis.fetch(...args)),
    now: () => performance.now(),
    random: Math.random,
    uuid: () => crypto.randomUUID(),
    sleep,
    ...runtime,
  }
}

function sleep(duration_ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, duration_ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
