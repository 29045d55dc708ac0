import { json as readJson } from 'node:stream/consumers'
import type { Command } from 'commander'
import { CliFailure, EXIT, outOfReach, wrongUse } from './exit.ts'
import { callHttp, NoAnswer, webAddressOf } from './http-call.ts'
import type { CommonOptions, Shell } from './shell.ts'

export type ApiOptions = CommonOptions & { readonly url?: string; readonly token?: string }

const URL_DEFAULT = 'http://localhost:8080'
const ANSWER_WITHIN_MS = 35_000

export type RateLimit = { readonly remaining: number; readonly resets_at: Date }
export type ApiAnswer<Body> = { readonly body: Body; readonly rate_limit: RateLimit | undefined }

export type PartnerApi = {
  readonly url: URL
  /** Throws a failure that ends the command, or `ApiRefusal` if the same call may succeed later. */
  call<Body>(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<ApiAnswer<Body>>
}
type CallOptions = { body?: object; within_ms?: number }

/** Too many requests, or a server error: the call may be repeated. */
export class ApiRefusal extends CliFailure {
  readonly retry_after_s: number | undefined
  constructor(line: string, retry_after_s: number | undefined) {
    super(EXIT.unreachable, [line])
    this.retry_after_s = retry_after_s
  }
}

/** The server was restored from a backup, and the cursor is of a later state. `next` is where to go on. */
export class FeedRestored extends CliFailure {
  readonly next: string
  constructor(line: string, next: string) {
    super(EXIT.usage, [line])
    this.next = next
  }
}

/** The server named by the options or the environment, otherwise the one on this machine. */
export function serverOf(shell: Shell, options: ApiOptions): { url: URL; token: string } {
  const given = options.url ?? shell.env.MAHNWERK_URL ?? URL_DEFAULT
  const url = webAddressOf(given)
  if (!url) throw wrongUse(`The address of the server must begin with http:// or https://, but is ${given}.`)
  const token = options.token ?? shell.env.MAHNWERK_TOKEN
  if (!token)
    throw wrongUse('A token is needed: give --token or set MAHNWERK_TOKEN. In the sandbox the start prints one.')
  if (!/^[\w.-]+$/.test(token)) throw wrongUse('This is not an API token: it has other characters than tokens have.')
  return { url, token }
}

export function openApi(shell: Shell, options: ApiOptions): PartnerApi {
  const { url, token } = serverOf(shell, options)
  return {
    url,
    async call<Body>(method: 'GET' | 'POST', path: string, { body, within_ms = ANSWER_WITHIN_MS }: CallOptions = {}) {
      const payload = body && Buffer.from(JSON.stringify(body))
      const headers = {
        authorization: `Bearer ${token}`,
        'user-agent': 'mahnwerk-cli',
        ...(payload ? { 'content-type': 'application/json' } : {}),
      }
      const call = { method, url: new URL(path, url), headers, within_ms, signal: shell.interrupted }
      const { response, status_code } = await callHttp({ ...call, ...(payload ? { body: payload } : {}) }).catch(
        (error: unknown) => {
          if (!(error instanceof NoAnswer)) throw error
          throw outOfReach(`No server answers at ${url.origin}: ${error.message}.`)
        },
      )
      const answer = (await readJson(response).catch(() => ({}))) as RefusalBody
      if (status_code === 200) return { body: answer as Body, rate_limit: rateLimitOf(response.headers) }
      throw refusalOf(status_code, answer, Number(response.headers['retry-after']) || undefined)
    },
  }
}

type RefusalBody = { message?: string; code?: string; details?: unknown }

function refusalOf(status: number, body: RefusalBody, retry_after_s: number | undefined): CliFailure {
  const { message, code, details } = body
  const words = message ?? 'without a word that this program understands'
  if (status === 401) return wrongUse(`The server refuses the token (401): ${words}.`)
  if (status === 404)
    return wrongUse('The server does not know this address (404); /sandbox exists in sandbox mode only.')
  const { next } = (details ?? {}) as { next?: unknown }
  if (code === 'feed_restored' && typeof next === 'string')
    return new FeedRestored(`The server answers ${status}: ${words}.`, next)
  if (status === 429 || status >= 500) return new ApiRefusal(`The server answers ${status}: ${words}.`, retry_after_s)
  const problems = Array.isArray(details) ? (details as { field: string; message: string }[]) : []
  if (problems.length === 0) return wrongUse(`The server answers ${status}: ${words}.`)
  return wrongUse(...problems.map(problemLine))
}

/** Most messages go on from the field's name; some are sentences of their own. */
export const problemLine = ({ field, message }: { field: string; message: string }): string =>
  `${field}${/^\p{Lu}/u.test(message) ? ':' : ''} ${message.replace(/\.$/, '')}.`

function rateLimitOf(headers: Readonly<Record<string, string | string[] | undefined>>): RateLimit | undefined {
  const [remaining, reset] = [headers['x-ratelimit-remaining'], headers['x-ratelimit-reset']]
  if (remaining === undefined || reset === undefined) return undefined
  return { remaining: Number(remaining), resets_at: new Date(Number(reset) * 1000) }
}

export const addApiOptions = (command: Command): Command =>
  command
    .option('--url <address>', `address of the server (MAHNWERK_URL, else ${URL_DEFAULT})`)
    .option('--token <token>', 'API token (MAHNWERK_TOKEN)')
