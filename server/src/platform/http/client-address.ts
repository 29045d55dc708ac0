import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/**
 * The IP address that a request comes from. What a proxy passes on may have a port, which is dropped, or be any text.
 * Then the connection's own address counts.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  const address = ip.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')
  return isIP(address) ? address : (socket.remoteAddress ?? '0.0.0.0')
}

/**
 * The bucket that requests from an address count in. An IPv6 subscriber owns a whole /64, so the second half is
 * ignored.
 */
export function addressBucket(address: string): string {
  if (!address.includes(':') || /^::ffff:\d+\./i.test(address)) return `address:${address.replace(/^::ffff:/i, '')}`
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
  return `address:${groups.join(':')}::/64`
}
