import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Certificate } from '../test/certificates.ts'

/** The partner's endpoint, which is always well: the number of arrivals by id of the event. */
export type Receiver = { readonly url: string; readonly arrivals: ReadonlyMap<string, number>; close(): Promise<void> }

export async function openReceiver(certificate: Certificate): Promise<Receiver> {
  const arrivals = new Map<string, number>()
  const server = createServer(certificate, async (request, answer) => {
    const body = await buffer(request).catch(() => null)
    if (!body) return
    const { id } = JSON.parse(body.toString('utf8')) as { id: string }
    arrivals.set(id, (arrivals.get(id) ?? 0) + 1)
    answer.end()
  })
  server.on('tlsClientError', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}/hooks`,
    arrivals,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
