import { type Download, readDownload } from './downloads.ts'
import { OPERATIONS } from './operations.generated.ts'
import type { Answer, Data, Item, OperationId, Page, PathOf, Query } from './operations.ts'
import { type CallOptions, type ClientOptions, type Patience, type Runtime, runtimeOf } from './options.ts'
import { type Listing, listingOf, PAGE_LIMIT } from './paging.ts'
import { repeatOf } from './retry.ts'
import { type Content, type Line, readJson, sendPatiently } from './transport.ts'
import { multipartOf, type Upload } from './uploads.ts'
import { VERSION } from './version.ts'

/** What the hourly limit was after the newest answer. */
export type RateLimit = { limit: number; remaining: number; resets_at: Date }

export type Parts<Id extends OperationId> = {
  path?: PathOf<Id>
  query?: object
  body?: unknown
  upload?: Upload
}

export type Raw = { method: string; path: string; keyed: boolean; query?: object; body?: unknown; upload?: Upload }

/** How the methods of the client speak to the service. */
export type Api = {
  readonly runtime: Runtime
  readonly rate_limit: RateLimit | undefined
  /** The answer with its envelope. */
  call<Id extends OperationId>(id: Id, parts?: Parts<Id>, options?: CallOptions): Promise<Answer<Id>>
  /** Its `data`. */
  data<Id extends OperationId>(id: Id, parts?: Parts<Id>, options?: CallOptions): Promise<Data<Id>>
  list<Id extends ListId>(id: Id, parts: Parts<Id>, options?: CallOptions): Listing<Item<Id>, Page<Id>>
  download<Id extends OperationId>(id: Id, parts: Parts<Id>, options?: CallOptions): Promise<Download>
  /** A request that has no operation of its own. */
  raw(request: Raw, options?: CallOptions): Promise<{ data: unknown }>
}

/** Operations that answer a list page by page. */
export type ListId = {
  [Id in OperationId]: Extract<keyof Query<Id>, 'page' | 'offset'> extends never ? never : Id
}[OperationId]

type Row<Id extends ListId> = Item<Id> & { id: string }

const LONG_MS = 600_000
const TOTAL_MS = 120_000
const PATIENCE = { timeout_ms: 30_000, retries: 4, max_wait_ms: 60_000 }

export function openApi(options: ClientOptions): Api {
  const runtime = runtimeOf(options)
  const base = baseOf(options.base_url)
  const authorization = `Bearer ${tokenOf(options.token)}`
  let rate_limit: RateLimit | undefined

  async function send<Result>(
    request: Raw,
    given: CallOptions | undefined,
    read: (answer: Response, line: Line) => Promise<Result>,
  ): Promise<Result> {
    const is_long = request.upload !== undefined || request.path === OPERATIONS.advanceSandboxClock.path
    const patience = patienceOf(is_long, options, given)
    const key = request.keyed ? (given?.idempotency_key ?? runtime.uuid()) : undefined
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

  const requestOf = <Id extends OperationId>(id: Id, { path, ...parts }: Parts<Id>): Raw => {
    const operation = OPERATIONS[id]
    return { ...parts, ...operation, path: filled(operation.path, path as Record<string, string> | undefined) }
  }
  const call: Api['call'] = <Id extends OperationId>(id: Id, parts: Parts<Id> = {}, given?: CallOptions) =>
    send<Answer<Id>>(requestOf(id, parts), given, readJson)

  return {
    runtime,
    call,
    get rate_limit() {
      return rate_limit
    },
    async data(id, parts, given) {
      const { data } = (await call(id, parts, given)) as { data: never }
      return data
    },
    list<Id extends ListId>(id: Id, parts: Parts<Id>, given?: CallOptions) {
      const { limit = PAGE_LIMIT } = (parts.query ?? {}) as { limit?: number }
      const fetchPage = async (number: number) => {
        const place = id === 'listDocuments' ? { offset: (number - 1) * limit } : { page: number }
        const answer = await call(id, { ...parts, query: { ...parts.query, limit, ...place } }, given)
        const { success: _, ...page } = answer as { success: true; data: Row<Id>[] }
        return page as { data: Row<Id>[] } & Page<Id>
      }
      return listingOf<Row<Id>, { data: Row<Id>[] } & Page<Id>>(fetchPage, limit)
    },
    download: async (id, parts, given) => send(requestOf(id, parts), given, readDownload),
    raw: (request, given) => send<{ data: unknown }>(request, given, readJson),
  }
}

/** The caller's word counts before the client's, and that before the default. */
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
  const { protocol, href } = new URL(base_url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('base_url has to begin with https:// or http://')
  return href.replace(/\/+$/, '')
}

/** What fetch says about a header that it refuses has the header in it; a token must not come into a log that way. */
function tokenOf(token: string): string {
  if (!/^[\x21-\x7e]+$/.test(token)) throw new TypeError('the token is empty, or has characters that no token has')
  return token
}

function filled(path: string, values: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    // An empty one would ask for the list, and dots for something else altogether.
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new TypeError(`${name} is not an id`)
    return encodeURIComponent(value)
  })
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
