import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { after } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Certificate } from './certificates.ts'

export type Received = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  /** The raw bytes. */
  readonly body: Buffer
  /** The connection that it came on, counted from 1. */
  readonly connection: number
}

/** What the receiver does with a complete request. */
export type Answer = {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** Before the first byte of the answer. */
  readonly delay_ms?: number
  /** Sends the header in time, then one byte of body per this many milliseconds, endlessly. */
  readonly drip_body_ms?: number
  /** Sends the header itself, one byte per this many milliseconds. */
  readonly drip_header_ms?: number
  /** Sends a body of this many bytes, as fast as they are read. */
  readonly huge_bytes?: number
  /** Sends these bytes instead of an HTTP answer, then ends the connection. */
  readonly raw?: string | Buffer
  /** Cuts the connection without an answer. */
  readonly reset?: boolean
  /** Sends nothing at all. */
  readonly silent?: boolean
}

export type Receiver = {
  readonly port: number
  /** `https://localhost:<port>/hooks` */
  readonly url: string
  /** In order of arrival. */
  readonly requests: Received[]
  /** Answers for the next requests, one each. After them the usual answer applies again. */
  script(...answers: Answer[]): void
  /** The usual answer; 200 with an empty body by default. */
  usually(answer: Answer | ((request: Received) => Answer)): void
  /** Waits until this many requests have arrived since the last `forget`. */
  arrived(count: number): Promise<Received[]>
  /** Resets the record, the script and the usual answer. */
  forget(): void
  /** Connections opened so far, with or without a request. */
  connections(): number
  close(): Promise<void>
}

/** A partner's HTTPS endpoint, in this process, that behaves as told. Ends with the test file. */
export async function startReceiver(certificate: Certificate): Promise<Receiver> {
  const requests: Received[] = []
  const scripted: Answer[] = []
  let usual: (request: Received) => Answer = () => ({})
  let opened = 0
  const numbers = new WeakMap<object, number>()
  const server = createServer({ ...certificate, keepAliveTimeout: 60_000 }, async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => undefined)
    // A closed connection takes no more requests, even those sent before the other side noticed.
    if (!body || incoming.socket.writableEnded) return
    const request = received(incoming, body, numbers.get(incoming.socket) ?? 0)
    requests.push(request)
    const answer = scripted.shift() ?? usual(request)
    server.emit('recorded')
    await respond(incoming, outgoing, answer).catch(() => outgoing.destroy())
  })
  server.on('connection', () => opened++)
  server.on('secureConnection', (socket) => numbers.set(socket, opened))
  server.on('tlsClientError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  after(close)
  return {
    port,
    url: `https://localhost:${port}/hooks`,
    requests,
    script: (...answers) => void scripted.push(...answers),
    usually(answer) {
      usual = typeof answer === 'function' ? answer : () => answer
    },
    async arrived(count) {
      while (requests.length < count) await once(server, 'recorded')
      return requests
    },
    forget() {
      requests.length = 0
      scripted.length = 0
      usual = () => ({})
    },
    connections: () => opened,
    close,
  }
}

const received = (incoming: IncomingMessage, body: Buffer, connection: number): Received => ({
  method: incoming.method ?? '',
  path: incoming.url ?? '',
  headers: incoming.headers,
  body,
  connection,
})

async function respond({ socket }: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  const { status = 200, headers = {}, body = '', drip_header_ms, drip_body_ms, huge_bytes } = answer
  if (answer.delay_ms) await wait(answer.delay_ms, undefined, { ref: false })
  if (answer.silent) return
  if (answer.reset) return void socket.destroy()
  if (answer.raw !== undefined) return void socket.end(answer.raw)
  if (drip_header_ms !== undefined)
    return drip(socket, `HTTP/1.1 ${status} OK\r\nX-Slow: ${'a'.repeat(4_096)}\r\n`, drip_header_ms)
  outgoing.writeHead(status, headers)
  if (drip_body_ms !== undefined) return drip(outgoing, 'x'.repeat(1_000_000), drip_body_ms)
  if (huge_bytes !== undefined) return pour(outgoing, huge_bytes)
  outgoing.end(body)
}

async function drip(out: NodeJS.WritableStream & { destroyed?: boolean }, text: string, every_ms: number) {
  for (const byte of text) {
    if (out.destroyed) return
    out.write(byte)
    await wait(every_ms, undefined, { ref: false })
  }
}

async function pour(outgoing: ServerResponse, bytes: number): Promise<void> {
  const chunk = Buffer.alloc(65_536, 'x')
  for (let sent = 0; sent < bytes && !outgoing.destroyed; sent += chunk.length) {
    if (!outgoing.write(chunk)) await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')])
  }
  outgoing.end()
}
