import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/** What a network can do to those who use it. */
export type WireState = 'sound' | 'cut' | 'silent'

/** A line between one process and something that it needs. `cut` refuses and breaks connections, `silent` swallows. */
export type Wire = { readonly port: number; set(state: WireState): void; close(): Promise<void> }

type Pair = { readonly near: Socket; readonly far: Socket }

/** `to`: a port of this machine, or the path of a socket. */
export async function openWire(to: { port: number } | { path: string }): Promise<Wire> {
  const pairs = new Set<Pair>()
  let state: WireState = 'sound'
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = createConnection('path' in to ? { path: to.path } : { port: to.port, host: '127.0.0.1' })
    const pair = { near, far }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    join(pair, state)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      state = next
      for (const pair of pairs) {
        if (next === 'cut') pair.near.destroy()
        else join(pair, next)
      }
    },
    async close() {
      server.close()
      for (const { near } of pairs) near.destroy()
      await once(server, 'close')
    },
  }
}

/** Bytes that were under way when the wire fell silent arrive when it is sound again, as on a real network. */
function join({ near, far }: Pair, state: WireState): void {
  for (const [from, into] of [
    [near, far],
    [far, near],
  ] as const) {
    from.unpipe(into)
    if (state === 'sound') from.pipe(into)
    else from.pause()
  }
}
