import { TOKEN_HINT } from './hints.ts'
import { OPERATIONS } from './operations.generated.ts'
import { type CallOptions, type ClientOptions, type Patience, type Runtime, runtimeOf } from './options.ts'
import { repeatOf } from './retry.ts'
import { type Content, type Line, sendPatiently } from './transport.ts'
import { multipartOf, type Upload } from './uploads.ts'
import { VERSION } from './version.ts'

/** The hourly limit as of the latest answer. */
export interface RateLimit {
  /** Requests per hour. */
  limit: number
  /** How many of them are left. */
  remaining: number
  /** When all of them are there again. */
  resets_at: Date
}

export type Raw = { method: string; path: string; keyed: boolean; query?: object; body?: unknown; upload?: Upload }

export type Sender = {
  readonly runtime: Runtime
  readonly rate_limit: RateLimit | undefined
  send<Result>(
    request: Raw,
    given: CallOptions | undefined,
    read: (answer: Response, line: Line) => Promise<Result>,
  ): Promise<Result>
}

const LONG_MS = 600_000
/** Much is done before these answer. */
const LONG_PATHS: readonly string[] = [
  OPERATIONS.advanceSandboxClock.path,
  OPERATIONS.resetSandbox.path,
  OPERATIONS.playSandboxScenario.path,
  OPERATIONS.createClaims.path,
]
const TOTAL_MS = 120_000
const PATIENCE = { timeout_ms: 30_000, retries: 4, max_wait_ms: 60_000 }

/** Turns what the methods ask for into requests, with address, token, key, body and time limits. */
export function openSender(options: ClientOptions): Sender {
  const runtime = runtimeOf(options)
  const base = baseOf(options.base_url)
  const authorization = `Bearer ${tokenOf(options.token)}`
  let rate_limit: RateLimit | undefined

  async function send<Result>(
    request: Raw,
    given: CallOptions | undefined,
    read: (answer: Response, line: Line) => Promise<Result>,
  ): Promise<Result> {
    const is_long = request.upload !== undefined || LONG_PATHS.includes(request.path)
    const patience = patienceOf(is_long, options, given)
    const key = request.keyed ? keyOf(given?.idempotency_key ?? runtime.uuid()) : undefined
    const content = request.upload ? await multipartOf(request.upload) : jsonContent(request.body)
    return sendPatiently(runtime, {
      method: request.method,
      url: urlOf(base, request.path, request.query),
      headers: {
        authorization,
        'user-agent': `mahnwerk-sdk/${VERSION}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      content,
      repeat: repeatOf(request.method, key !== undefined),
      signal: given?.signal,
      ...patience,
      limits: patience,
      notice(answer) {
        rate_limit = rateLimitOf(answer) ?? rate_limit
      },
      read,
    })
  }

  return {
    runtime,
    send,
    get rate_limit() {
      return rate_limit
    },
  }
}

/** Options of the call win over those of the client, and those over the defaults. */
function patienceOf(is_long: boolean, options: Patience, given: Patience = {}): Record<keyof Patience, number> {
  const first = (name: keyof Patience) => given[name] ?? options[name]
  const timeout_ms = first('timeout_ms') ?? (is_long ? LONG_MS : PATIENCE.timeout_ms)
  return {
    timeout_ms,
    total_timeout_ms: first('total_timeout_ms') ?? Math.max(TOTAL_MS, timeout_ms),
    retries: first('retries') ?? PATIENCE.retries,
    max_wait_ms: first('max_wait_ms') ?? PATIENCE.max_wait_ms,
  }
}

function jsonContent(body: unknown): Content | undefined {
  if (body === undefined) return undefined
  const text = JSON.stringify(body)
  return { is_once: false, make: async () => ({ body: text, headers: { 'content-type': 'application/json' } }) }
}

function baseOf(base_url: string): string {
  if (!URL.canParse(base_url)) throw new TypeError(`base_url is not an address such as https://api.example.com`)
  const { protocol, origin, pathname } = new URL(base_url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('base_url has to begin with https:// or http://')
  return (origin + pathname).replace(/\/{1,9}$/, '')
}

/** Checked here because fetch quotes a header that it refuses in its error, and a token must not get into a log. */
function tokenOf(token: string): string {
  // In plain JavaScript it may be undefined, when a variable of the environment is not set.
  if (typeof token !== 'string' || !/^[\x21-\x7e]+$/.test(token)) {
    const fault = token ? 'has characters that no token has' : 'is missing'
    throw new TypeError(`the token ${fault}; ${TOKEN_HINT}`)
  }
  return token
}

/** Checked here because fetch would refuse an invalid key too, and that looks like a lost connection. */
function keyOf(key: string): string {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new TypeError('idempotency_key takes 1 to 255 visible ASCII characters')
  return key
}

function urlOf(base: string, path: string, query: object = {}): URL {
  const url = new URL(base + path)
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  }
  return url
}

function rateLimitOf({ headers }: Response): RateLimit | undefined {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`))
  if (!limit || !remaining || !reset) return undefined
  return { limit: Number(limit), remaining: Number(remaining), resets_at: new Date(Number(reset) * 1000) }
}
