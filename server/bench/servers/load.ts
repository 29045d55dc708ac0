import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type Load = { rate: number; p99_ms: number }
export type Measured = Load & { readonly latencies_ms: readonly number[] }

/** How answers on a connection are separated. Returns the length of the first answer, 0 while it is incomplete. */
export type Framing = (received: Buffer) => number

const HEADER_END = Buffer.from('\r\n\r\n')

/** Answers with a Content-Length, which all of ours have. Anything but a 2xx ends the measurement. */
export const HTTP: Framing = (received) => {
  const end = received.indexOf(HEADER_END)
  if (end === -1) return 0
  const head = received.toString('latin1', 0, end)
  if (!/^HTTP\/1\.1 2\d\d/.test(head)) throw new Error(`refused: ${received.toString('utf8', 0, 2_000)}`)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (length === undefined) throw new Error(`an answer without its length: ${head}`)
  const whole = end + HEADER_END.length + Number(length)
  return received.length >= whole ? whole : 0
}

export const LINES: Framing = (received) => received.indexOf(10) + 1

/** `once`: no request is sent twice, so that the load ends with the last of them at the latest. */
export type Target = { port: number; framing: Framing; requests: readonly Buffer[]; once?: boolean }

/**
 * Keeps every connection busy with one request after another, or with one per `every_ms`. Written for this purpose,
 * because a general load generator uses as much of a small machine as the server that it measures.
 */
export async function load(target: Target, connections: number, seconds: number, every_ms = 0): Promise<Measured> {
  const latencies: number[] = []
  const end = performance.now() + seconds * 1000
  const most = target.once ? target.requests.length : Number.POSITIVE_INFINITY
  let next = 0
  const drive = async () => {
    const socket = connect(target.port, '127.0.0.1').setNoDelay(true)
    await once(socket, 'connect')
    const ask = asker(socket, target.framing)
    while (performance.now() < end && next < most) {
      const begin = performance.now()
      await ask(target.requests[next++ % target.requests.length] as Buffer)
      const latency = performance.now() - begin
      latencies.push(latency)
      if (latency < every_ms) await new Promise((resolve) => setTimeout(resolve, every_ms - latency))
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, drive))
  return { rate: latencies.length / seconds, p99_ms: p99(latencies), latencies_ms: latencies }
}

export function p99(latencies: readonly number[]): number {
  return latencies.toSorted((left, right) => left - right)[Math.floor(latencies.length * 0.99)] ?? Number.NaN
}

function asker(socket: Socket, framing: Framing): (request: Buffer) => Promise<void> {
  let received: Buffer = Buffer.alloc(0)
  let settle: { resolve(): void; reject(error: unknown): void } | undefined
  const fail = (error: unknown) => settle?.reject(error)
  socket.on('error', fail).on('close', () => fail(new Error('the connection was closed')))
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    try {
      const length = framing(received)
      if (length === 0) return
      received = received.subarray(length)
      settle?.resolve()
    } catch (error) {
      fail(error)
    }
  })
  return (request) =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject }
      socket.write(request)
    })
}

export type HttpRequest = { method?: 'GET' | 'POST'; path: string; body?: object }

export function httpRequest({ method = 'GET', path, body }: HttpRequest, token?: string): Buffer {
  const text = body ? JSON.stringify(body) : ''
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`)
}
