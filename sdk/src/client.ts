/** One fault of a request, as the service names it. */
export type Problem = { field: string; message: string }

/** What the hourly limit was after the newest answer. */
export type RateLimit = { limit: number; remaining: number; resets_at: Date }

export type Me = {
  id: string
  name: string
  kind: 'partner' | 'organization'
  mode: 'sandbox' | 'live'
  rate_limit_per_hour: number
  expires_at: string | null
  created_at: string
  organization: { id: string; name: string }
  partner: { id: string; name: string } | null
}

/** A refusal by the service: its status, its words, and what was wrong with which field. */
export class MahnwerkError extends Error {
  readonly status: number
  readonly error: string | undefined
  readonly problems: readonly Problem[]
  readonly request_id: string | undefined
  readonly retry_after_s: number | undefined

  constructor(answer: Response, body: { error?: string; message?: string; details?: unknown }) {
    super(body.message ?? `the service answered ${answer.status}`)
    this.name = 'MahnwerkError'
    this.status = answer.status
    this.error = body.error
    this.problems = Array.isArray(body.details) ? (body.details as Problem[]) : []
    this.request_id = answer.headers.get('x-request-id') ?? undefined
    const retry_after = answer.headers.get('retry-after')
    this.retry_after_s = retry_after === null ? undefined : Number(retry_after)
  }
}

export type ClientOptions = {
  base_url: string
  token: string
  /** Another `fetch`, for a proxy or a test. */
  fetch?: typeof fetch
}

export type SendOptions = { body?: unknown; idempotency_key?: string; signal?: AbortSignal }

export type Client = ReturnType<typeof createClient>

export function createClient({ base_url, token, fetch: send = fetch }: ClientOptions) {
  let rate_limit: RateLimit | undefined

  /** One request; answers `data` of the envelope, or throws a MahnwerkError. */
  async function request<Data>(method: string, path: string, options: SendOptions = {}): Promise<Data> {
    const headers: Record<string, string> = { authorization: `Bearer ${token}` }
    if (options.body !== undefined) headers['content-type'] = 'application/json'
    if (options.idempotency_key !== undefined) headers['idempotency-key'] = options.idempotency_key
    const answer = await send(new URL(path, base_url), {
      method,
      headers,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    })
    rate_limit = rateLimitOf(answer) ?? rate_limit
    const body = (await answer.json().catch(() => ({}))) as { data: Data; message?: string }
    if (!answer.ok) throw new MahnwerkError(answer, body)
    return body.data
  }

  return {
    request,
    /** The limit as the newest answer told it; undefined before the first one. */
    get rate_limit(): RateLimit | undefined {
      return rate_limit
    },
    me: () => request<Me>('GET', '/openapi/me'),
    sandbox: {
      clock: () => request<{ now: string }>('GET', '/sandbox/clock'),
      advance: (by: { seconds: number } | { to: string }) =>
        request<{ now: string; jobs_run: number }>('POST', '/sandbox/clock/advance', { body: by }),
    },
  }
}

function rateLimitOf({ headers }: Response): RateLimit | undefined {
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => headers.get(`x-ratelimit-${name}`))
  if (!limit || !remaining || !reset) return undefined
  return { limit: Number(limit), remaining: Number(remaining), resets_at: new Date(Number(reset) * 1000) }
}
