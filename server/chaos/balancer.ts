import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pause } from '../src/platform/clock.ts'
import { codeOf } from '../src/platform/error-code.ts'

const LOOK_EVERY_MS = 250
const LOOK_WITHIN_MS = 1_500
/** So many bad looks one after another, and a node gets nothing more. */
const BAD_LOOKS = 2

/** What every load balancer does: asks who is ready, and takes the next one when a connection is refused. */
export type Balancer = {
  readonly url: string
  /** Answers from 500 on, by status and code, as callers got them. */
  readonly failures: ReadonlyMap<string, number>
  close(): Promise<void>
}

type Target = { readonly port: string; bad_looks: number }

export async function openBalancer(ports: readonly string[]): Promise<Balancer> {
  const targets: Target[] = ports.map((port) => ({ port, bad_looks: BAD_LOOKS }))
  const failures = new Map<string, number>()
  const note = (kind: string) => failures.set(kind, (failures.get(kind) ?? 0) + 1)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let turn = 0
  const readyOnes = () => {
    const ready = targets.filter(({ bad_looks }) => bad_looks < BAD_LOOKS)
    turn++
    return ready.map((_, index) => ready[(index + turn) % ready.length] as Target)
  }
  const server = createServer(async (incoming, outgoing) => {
    // Whole, so that it can be sent to another node.
    const body = await buffer(incoming).catch(() => null)
    if (body) forward({ incoming, outgoing, body, agent, note }, readyOnes())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const closing = new AbortController()
  const looking = targets.map((target) => lookAfter(target, closing.signal))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    async close() {
      closing.abort()
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await Promise.all(looking)
    },
  }
}

async function lookAfter(target: Target, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const within = AbortSignal.any([signal, AbortSignal.timeout(LOOK_WITHIN_MS)])
    const answer = await fetch(`http://127.0.0.1:${target.port}/readyz`, { signal: within }).catch(() => null)
    await answer?.body?.cancel()
    target.bad_looks = answer?.ok ? 0 : target.bad_looks + 1
    await pause(LOOK_EVERY_MS)
  }
}

type Passage = {
  incoming: IncomingMessage
  outgoing: ServerResponse
  body: Buffer
  agent: Agent
  note(kind: string): void
}

function forward(passage: Passage, [target, ...others]: Target[]): void {
  const { incoming, outgoing, body, agent, note } = passage
  const refuse = (status: number, kind: string) => {
    note(`${status} ${kind}`)
    if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(status, { 'content-type': 'text/plain' }).end(kind)
  }
  if (!target) {
    refuse(503, 'no node is ready')
    return
  }
  const { method = 'GET', url = '/', headers } = incoming
  const upstream = send({ host: '127.0.0.1', port: target.port, method, path: url, headers, agent })
  upstream.on('response', (answer) => {
    const status = answer.statusCode ?? 0
    if (status >= 500) note(`${status} ${answer.headers['x-error-code'] ?? 'without a code'}`)
    outgoing.writeHead(status, answer.headers)
    answer.on('error', () => outgoing.destroy())
    answer.pipe(outgoing)
  })
  upstream.on('error', (error) => {
    // The caller has gone, which ended the call.
    if (outgoing.destroyed) return
    // Nothing was sent yet, so another node may have it.
    if (codeOf(error) === 'ECONNREFUSED') forward(passage, others)
    else refuse(502, 'the node broke off')
  })
  outgoing.on('close', () => upstream.destroy())
  upstream.end(body)
}
