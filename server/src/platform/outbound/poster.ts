import { X509Certificate } from 'node:crypto'
import { Agent, type AgentOptions } from 'node:https'
import { isIP } from 'node:net'
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls'
import { type Exchange, readHead, send, type Watch } from './exchange.ts'
import { type Failure, failureOf, StopError } from './failure.ts'
import { openResolver, type Resolve } from './resolver.ts'
import { hostOf, targetProblem } from './target-url.ts'
import { vettedLookup } from './vetted-lookup.ts'

export type PostRequest = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Stops the attempt. If there was no answer, the outcome is then ours. */
  readonly signal?: AbortSignal
}

export type PostOutcome = {
  readonly status_code: number | null
  /** For the log that partners see: one short phrase, no internal addresses. Null when an answer came. */
  readonly error: string | null
  /** Until the answer's header, or until it was clear that none would come. */
  readonly duration_ms: number
  /** First bytes of the answer's body, at most 1,024, as they came. */
  readonly response_head: Buffer
  /** There was no answer because of us: stopped, or out of sockets. It does not count as an attempt. */
  readonly is_ours: boolean
  /** A connection was made, or the URL was refused before that. */
  readonly is_reached: boolean
}

export type Poster = {
  /** Never throws: whatever happens is an outcome. */
  post(request: PostRequest): Promise<PostOutcome>
  /** Stops what is under way and closes every connection. */
  close(): Promise<void>
}

export type PosterOptions = {
  readonly allow_private: boolean
  /** Extra CA certificates, PEM, trusted in addition to those that Node trusts. */
  readonly ca: string | null
  /** One limit for the name lookup, connection, TLS, sending and the answer's header together. */
  readonly deadline_ms?: number
  /** Resolves names to addresses; c-ares by default. */
  readonly resolve?: Resolve
}

const DEADLINE_MS = 10_000
/** How long the body of an answer may take once its header has arrived. */
const BODY_MS_MAX = 1_000
/** Shorter than the five seconds after which many servers drop an idle connection. */
const IDLE_MS = 4_000
const HEADER_BYTES_MAX = 16_384
/** For one address of several. With four of them, the last one still has time. */
const CONNECT_MS = 2_000
const STOPPED = new StopError('the attempt was stopped before an answer came', true)

export function openPoster(options: PosterOptions): Poster {
  const { allow_private, deadline_ms = DEADLINE_MS } = options
  const resolver = options.resolve ? null : openResolver({ allow_private })
  const resolve = options.resolve ?? (resolver as { resolve: Resolve }).resolve
  const { pool, fresh } = agentsOf(options, resolve)
  const running = new Map<Promise<PostOutcome>, Watch>()
  let is_closed = false

  async function attempt(request: PostRequest, watch: Watch): Promise<PostOutcome> {
    const started = performance.now()
    const elapsed = () => Math.round(performance.now() - started)
    const timeout = new StopError(`no answer came within ${deadline_ms / 1_000} s`, false)
    const timer = setTimeout(() => watch.stop(timeout), deadline_ms)
    const stop = () => watch.stop(STOPPED)
    request.signal?.addEventListener('abort', stop)
    try {
      if (request.signal?.aborted || is_closed) throw STOPPED
      const exchange = exchangeOf(request, allow_private)
      if ('error' in exchange) return failed(exchange, elapsed(), true)
      const { response, status_code } = await sendAgainIfStale(exchange, watch)
      clearTimeout(timer)
      const duration_ms = elapsed()
      const response_head = await readHead(response, Math.min(BODY_MS_MAX, deadline_ms - duration_ms))
      return { status_code, error: null, duration_ms, response_head, is_ours: false, is_reached: true }
    } catch (error) {
      return failed(failureOf(error), elapsed(), watch.is_reached)
    } finally {
      clearTimeout(timer)
      request.signal?.removeEventListener('abort', stop)
    }
  }

  /** The other side may close an idle connection just as we use it. That is nobody's failure. */
  async function sendAgainIfStale(exchange: Exchange, watch: Watch) {
    const first = await send(exchange, pool, watch)
    if (!('error' in first)) return first
    const second = first.is_stale ? await send(exchange, fresh, watch) : first
    if ('error' in second) throw second.error
    return second
  }

  return {
    async post(request) {
      const watch = watchOne()
      const outcome = attempt(request, watch)
      running.set(outcome, watch)
      return outcome.finally(() => running.delete(outcome))
    },
    async close() {
      is_closed = true
      for (const watch of running.values()) watch.stop(STOPPED)
      await Promise.all(running.keys())
      resolver?.close()
      pool.destroy()
      fresh.destroy()
    },
  }
}

function agentsOf({ allow_private, ca }: PosterOptions, resolve: Resolve): { pool: Agent; fresh: Agent } {
  const connection: AgentOptions = {
    lookup: vettedLookup(resolve, allow_private),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: CONNECT_MS,
    // Shared by all connections, since making one takes milliseconds.
    secureContext: trusting(ca),
    // Explicit, or an environment variable could turn it off.
    rejectUnauthorized: true,
  }
  return {
    pool: new Agent({ ...connection, keepAlive: true, timeout: IDLE_MS }),
    fresh: new Agent({ ...connection, keepAlive: false }),
  }
}

const failed = ({ error, is_ours }: Failure, duration_ms: number, is_reached: boolean): PostOutcome => ({
  status_code: null,
  error,
  duration_ms,
  response_head: Buffer.alloc(0),
  is_ours,
  is_reached,
})

/**
 * The rules for saving a URL also apply to sending: they may have become stricter since, and a socket does not look up
 * a host that is already an address.
 */
function exchangeOf({ url: text, headers, body }: PostRequest, allow_private: boolean): Exchange | Failure {
  const problem = targetProblem(text, { allow_private, own_host: null })
  if (problem) return { error: `the URL ${problem}`, is_ours: false }
  const url = new URL(text)
  const host = hostOf(url)
  return {
    body,
    options: {
      method: 'POST',
      host,
      servername: isIP(host) ? '' : host,
      port: url.port || 443,
      path: url.pathname + url.search,
      headers,
      maxHeaderSize: HEADER_BYTES_MAX,
    },
  }
}

function watchOne(): Watch {
  const watch: Watch = {
    stopped: null,
    current: null,
    is_reached: false,
    stop(error) {
      watch.stopped ??= error
      watch.current?.destroy(error)
    },
  }
  return watch
}

/** Parses each certificate: Node accepts a broken one without a warning and then trusts nothing because of it. */
function trusting(ca: string | null): SecureContext {
  const minVersion = 'TLSv1.2'
  if (ca === null) return createSecureContext({ minVersion })
  const blocks = ca.match(/-----BEGIN CERTIFICATE-----[^-]{1,9000}-----END CERTIFICATE-----/g) ?? []
  if (blocks.length === 0) throw new Error('there is no certificate among the extra CA certificates')
  const extra = blocks.map((block) => new X509Certificate(block).toString())
  return createSecureContext({ minVersion, ca: [...getCACertificates('default'), ...extra] })
}
