import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from 'node:test'

/** A receiver in parts, so that a test can make one of them wrong and leave the others right. */
export type Parts = {
  /** Reads the body; throws a `Refusal` for one that it does not want. */
  read(request: IncomingMessage): Promise<Buffer>
  /** What the HMAC is made of. */
  signedBytes(t: string, body: Buffer): Buffer
  /** The times and signatures of a header; throws a `Refusal` for another form. */
  parse(header: string | undefined): { t: string; signatures: string[] }
  isMatch(given: readonly string[], expected: string): boolean
  isFresh(t: string): boolean
  /** The status for a genuine event. */
  acknowledge(event: { id: string; type: string; data: Record<string, unknown> }): number
  /** What happens to the receiver when reading breaks off. */
  onAbort(server: Server): void
  /** Decides before anything is verified; undefined to go on. */
  before(request: IncomingMessage, body: Buffer): number | undefined
}

export class Refusal extends Error {
  readonly status: number
  constructor(status: number) {
    super(`refused with ${status}`)
    this.status = status
  }
}

export const SECRET = 'whsec_conformance'
export const LIMIT_BYTES = 65_536

export const digest = (bytes: Buffer): string => createHmac('sha256', SECRET).update(bytes).digest('hex')

export const GOOD: Parts = {
  async read(request) {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of request) {
      size += chunk.length
      if (size > LIMIT_BYTES) throw new Refusal(413)
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  },
  signedBytes: (t, body) => Buffer.concat([Buffer.from(`${t}.`), body]),
  parse(header = '') {
    const parts = header.split(',').map((part) => part.split('='))
    const named = (name: string) => parts.filter(([one]) => one === name).map(([, value = '']) => value)
    const [times, signatures] = [named('t'), named('v1')]
    const is_well_formed = times.length === 1 && /^\d{1,12}$/.test(times[0] ?? '') && signatures.length > 0
    if (!is_well_formed || !signatures.every((one) => /^[0-9a-f]{64}$/.test(one))) throw new Refusal(401)
    return { t: times[0] as string, signatures }
  },
  isMatch: (given, expected) => given.some((one) => timingSafeEqual(Buffer.from(one), Buffer.from(expected))),
  isFresh: (t) => Math.abs(Date.now() / 1000 - Number(t)) <= 300,
  acknowledge: () => 204,
  onAbort: () => undefined,
  before: () => undefined,
}

async function answer(parts: Parts, request: IncomingMessage): Promise<number> {
  const body = await parts.read(request)
  const early = parts.before(request, body)
  if (early !== undefined) return early
  const { t, signatures } = parts.parse(request.headers['x-service-signature'] as string | undefined)
  if (!parts.isMatch(signatures, digest(parts.signedBytes(t, body)))) return 401
  if (!parts.isFresh(t)) return 401
  return parts.acknowledge(JSON.parse(body.toString('utf8')))
}

type Handler = (request: IncomingMessage, response: ServerResponse, server: Server) => void

/** A server of this test file on a port of its own. */
export async function listen(handler: Handler): Promise<URL> {
  const server: Server = createServer((request, response) => handler(request, response, server))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => end(server))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`)
}

/** As if its process had ended. */
export function end(server: Server): void {
  server.closeAllConnections()
  server.close()
}

/** A receiver that is right in all parts but those that are given. */
export const startReceiver = (wrong: Partial<Parts> = {}): Promise<URL> => {
  const parts = { ...GOOD, ...wrong }
  return listen(async (request, response, server) => {
    try {
      response.writeHead(await answer(parts, request), { connection: 'close' }).end()
    } catch (error) {
      if (error instanceof Refusal)
        response.writeHead(error.status, { connection: 'close' }).end(() => request.destroy())
      else if (request.destroyed && !request.complete) parts.onAbort(server)
      else response.writeHead(500, { connection: 'close' }).end('it broke')
    }
  })
}
