import { once } from 'node:events'
import { type ClientRequest, createServer, get, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pause } from '../src/platform/clock.ts'

/** Looks as often as an impatient load balancer. */
const LOOK_EVERY_MS = 100

export type Balancer = { readonly url: string; isReady(port: number): boolean; close(): Promise<void> }

/**
 * Sends each request to one of the nodes that say they are ready, in turn. Never tries again: what a node refuses or
 * breaks off, the caller sees.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>()
  const stop = new AbortController()
  const watching = ports.map((port) => watch(port, { ready, stop: stop.signal }))
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const able = ports.filter((port) => ready.has(port))
    const port = able[turn++ % able.length]
    if (port === undefined) outgoing.writeHead(503, { 'x-balancer': 'nobody is ready' }).end()
    else pass(incoming, outgoing, port)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (port) => ready.has(port),
    async close() {
      stop.abort()
      server.close()
      server.closeAllConnections()
      await Promise.all(watching)
    },
  }
}

async function watch(port: number, { ready, stop }: { ready: Set<number>; stop: AbortSignal }): Promise<void> {
  while (!stop.aborted) {
    if (await saysReady(port)) ready.add(port)
    else ready.delete(port)
    await pause(LOOK_EVERY_MS, stop)
  }
}

const saysReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const asking: ClientRequest = get({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    asking.on('error', () => resolve(false))
  })

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
  const { method, url, headers } = incoming
  const forwarded = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false }, (answer) => {
    const { connection: _, 'keep-alive': __, ...others } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, others)
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.destroy())
  })
  forwarded.on('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502, { 'x-balancer': error.message }).end()
  })
  incoming.pipe(forwarded)
}
