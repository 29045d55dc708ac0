import { type Client, type ClientOptions, createClient } from '../src/index.ts'

export type Sent = { method: string; url: URL; headers: Headers; body: unknown }
/** An answer, a connection failure, or a function that answers the request. */
export type Line = Response | Error | ((sent: Sent, signal: AbortSignal) => Promise<Response>)

export type Script = {
  client: Client
  sent: Sent[]
  /** The pauses between attempts, in milliseconds. */
  pauses: number[]
  keys(): (string | null)[]
}

const WALL_START = Date.parse('2026-11-17T10:00:05Z')

/** A client whose service follows a script: one line for each request, the last one for all that follow. */
export function scripted(lines: Line[], options: Partial<ClientOptions> = {}): Script {
  const sent: Sent[] = []
  const pauses: number[] = []
  let now = 0
  const fetch = async (url: URL | string | Request, init: RequestInit = {}) => {
    const { method = 'GET', headers, body = null, signal } = init
    sent.push({ method, url: new URL(String(url)), headers: new Headers(headers), body })
    const line = lines[Math.min(sent.length, lines.length) - 1]
    if (line instanceof Error) throw line
    if (typeof line === 'function') return line(sent[sent.length - 1] as Sent, signal as AbortSignal)
    return (line as Response).clone()
  }
  let made = 0
  const client = createClient({
    base_url: 'https://mahnwerk.example',
    token: 'T',
    fetch: fetch as typeof globalThis.fetch,
    runtime: {
      now: () => now,
      wallNow: () => new Date(WALL_START + now),
      random: () => 1,
      uuid: () => `key-${++made}`,
      async sleep(duration_ms, signal) {
        signal?.throwIfAborted()
        pauses.push(duration_ms)
        now += duration_ms
      },
    },
    ...options,
  })
  return { client, sent, pauses, keys: () => sent.map(({ headers }) => headers.get('idempotency-key')) }
}

export const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers })

export const good = (data: unknown, more: object = {}): Response => answer(200, { success: true, data, ...more })

export const failed = (code: string): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`connect ${code}`), { code }) })
