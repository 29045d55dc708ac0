/** What the client needs from its environment; tests supply their own. */
export interface Runtime {
  /** Sends a request. */
  fetch: typeof globalThis.fetch
  /** Milliseconds, for measuring only. */
  now(): number
  /** The time of day, to compare with the times that the service gives. */
  wallNow(): Date
  /** From 0 to 1, to spread out pauses. */
  random(): number
  /** Makes idempotency keys. */
  uuid(): string
  /** Waits, and throws the reason of the signal when that is aborted. */
  sleep(duration_ms: number, signal: AbortSignal | undefined): Promise<void>
}

/** Time limits and retries. */
export interface Patience {
  /** One attempt, in milliseconds. Default 30,000; 600,000 for uploads, `createMany` and `sandbox.advance`. */
  timeout_ms?: number | undefined
  /** All attempts and the pauses between them. Default 120,000, or `timeout_ms` if that is more. */
  total_timeout_ms?: number | undefined
  /** How often a repeatable request is sent again. Default 4. */
  retries?: number | undefined
  /** A `Retry-After` longer than this many milliseconds is thrown instead of waited for. Default 60,000. */
  max_wait_ms?: number | undefined
}

/** What a client is opened with. */
export interface ClientOptions extends Patience {
  /** Where the service is, for example `https://api.example.com`. */
  base_url: string
  /** The API token. `npm start` of a sandbox prints one; live tokens come from the service team. */
  token: string
  /** A custom `fetch`, for a proxy or a test. */
  fetch?: typeof globalThis.fetch | undefined
  /** Clock, randomness and pauses, for tests. */
  runtime?: Partial<Runtime> | undefined
}

/** The last argument of every method. */
export interface CallOptions extends Patience {
  /** Ends the call; its reason is thrown. */
  signal?: AbortSignal | undefined
  /** For a POST. By default the client makes a new one for each call. */
  idempotency_key?: string | undefined
}

export function runtimeOf({ fetch, runtime = {} }: ClientOptions): Runtime {
  return {
    fetch: fetch ?? ((...args) => globalThis.fetch(...args)),
    now: () => performance.now(),
    wallNow: () => new Date(),
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
