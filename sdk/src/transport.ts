import { ConnectionError, errorOf, MahnwerkError, TimeoutError } from './errors.ts'
import { connectionHint } from './hints.ts'
import type { Runtime } from './options.ts'
import { type Limits, pauseAfter, type Repeat } from './retry.ts'

/** A body that is made again for each attempt, unless it can be read only once. */
export type Content = {
  readonly is_once: boolean
  make(): Promise<{ body: NonNullable<RequestInit['body']>; headers?: Record<string, string>; is_stream?: boolean }>
}

export type Outgoing<Result> = {
  readonly method: string
  readonly url: URL
  readonly headers: Record<string, string>
  readonly content?: Content | undefined
  readonly repeat: Repeat
  readonly signal?: AbortSignal | undefined
  readonly timeout_ms: number
  readonly total_timeout_ms: number
  readonly limits: Limits
  /** Sees every answer, successful or not. */
  notice(answer: Response): void
  /** Reads a successful answer. A connection that breaks meanwhile counts as one without an answer. */
  read(answer: Response, line: Line): Promise<Result>
}

/** What ends an attempt: the caller's signal, or the time limit. */
export type Line = {
  readonly signal: AbortSignal
  /** From here on, only the caller's signal ends the attempt. */
  stopTimer(): void
  /** From here on, nothing ends the attempt. */
  release(): void
  /** The error that a failed fetch stands for. */
  failureOf(cause: unknown): unknown
}

const ONCE_HINT =
  'not tried again: the file came as a stream, which can be read only once; ' +
  'give a path, a Blob, bytes, or a function that opens the stream'

/** Sends a request until it succeeds or may not be repeated. Returns the result, or throws the last failure. */
export async function sendPatiently<Result>(runtime: Runtime, request: Outgoing<Result>): Promise<Result> {
  const { repeat, limits, signal, content } = request
  const ends_at = runtime.now() + request.total_timeout_ms
  for (let attempt = 1; ; attempt++) {
    const timeout_ms = Math.max(1, Math.min(request.timeout_ms, ends_at - runtime.now()))
    try {
      return await sendOnce(runtime, request, timeout_ms)
    } catch (error) {
      if (!(error instanceof MahnwerkError)) throw error
      error.attempts = attempt
      const pause_ms = pauseAfter({ error, attempt, repeat, limits, random: runtime.random() })
      if (pause_ms === undefined || runtime.now() + pause_ms >= ends_at) throw error
      if (content?.is_once) {
        error.message += ` (${ONCE_HINT})`
        throw error
      }
      await runtime.sleep(pause_ms, signal)
    }
  }
}

async function sendOnce<Result>(runtime: Runtime, request: Outgoing<Result>, timeout_ms: number): Promise<Result> {
  request.signal?.throwIfAborted()
  // Outside the try block: a missing file is the caller's error, not one of the connection.
  const made = await request.content?.make()
  const line = openLine(request, timeout_ms)
  try {
    const init: RequestInit & { duplex?: 'half' } = {
      method: request.method,
      headers: { ...request.headers, ...made?.headers },
      // A redirect would lose the body of a POST, or carry the token elsewhere.
      redirect: 'manual',
      signal: line.signal,
    }
    if (made) init.body = made.body
    if (made?.is_stream) init.duplex = 'half'
    const answer = await runtime.fetch(request.url, init)
    request.notice(answer)
    if (!answer.ok) throw errorOf(answer, await jsonOf(answer), request, runtime.wallNow())
    return await request.read(answer, line)
  } catch (cause) {
    line.release()
    throw line.failureOf(cause)
  }
}

type Target = Pick<Outgoing<unknown>, 'signal' | 'method' | 'url'>

// AbortSignal.any came only after Node 20.0.
function openLine({ signal, method, url }: Target, timeout_ms: number): Line {
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  let is_late = false
  const timer = setTimeout(() => {
    is_late = true
    controller.abort()
  }, timeout_ms)
  signal?.addEventListener('abort', abort, { once: true })
  return {
    signal: controller.signal,
    stopTimer: () => clearTimeout(timer),
    release() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
    failureOf(cause) {
      if (signal?.aborted) return signal.reason
      if (is_late) {
        const message = `${method} ${url.pathname} had no answer from ${url.host} within ${timeout_ms} ms`
        return new TimeoutError({ message, cause })
      }
      if (cause instanceof MahnwerkError) return cause
      return connectionErrorOf(cause, url)
    },
  }
}

/** A proxy may answer anything. Undefined if it is not JSON. */
async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads the envelope of a successful answer. */
export async function readJson<Result>(answer: Response, line: Line): Promise<Result> {
  const body = await jsonOf(answer)
  line.release()
  if (typeof body === 'object' && body !== null) return body as Result
  throw new MahnwerkError({
    message: `the answer ${answer.status} is not JSON, so it is not one of the service; is base_url right?`,
    status: answer.status,
    request_id: answer.headers.get('x-request-id') ?? undefined,
  })
}

/** What fetch reports in various runtimes if no connection was made, so that no byte of the request was sent. */
const UNSENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'ConnectionRefused',
]

function connectionErrorOf(cause: unknown, { host }: URL): ConnectionError {
  const { message, code } = deepestOf(cause)
  // Deno has no codes; this is how its HTTP library reports a failure to connect.
  const is_unsent = UNSENT.includes(code ?? '') || message.includes('client error (Connect)')
  // TLS libraries end their messages with a line break.
  const text = `${host} could not be reached: ${(message || String(code)).trim()}; ${connectionHint(code)}`
  return new ConnectionError({ message: text, cause, is_unsent })
}

type Reason = { message: string; code: string | undefined }

/** Node's fetch only says "fetch failed" and hides the reason in its cause, or in several of them. */
function deepestOf(error: unknown): Reason {
  const { message, code, cause, errors } = error as {
    message?: string
    code?: string
    cause?: unknown
    errors?: unknown[]
  }
  const inner = cause ?? errors?.[0]
  if (inner !== undefined && inner !== null) return deepestOf(inner)
  return { message: message ?? String(error), code }
}
