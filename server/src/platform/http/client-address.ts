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
  const plain = withoutMapping(address)
  return plain.includes(':') ? `address:${groupsOf(plain).slice(0, 4).join(':')}::/64` : `address:${plain}`
}

/** The network that an address is in, for records that outlive the request: roughly where from, and never who. */
export function addressNetwork(address: string): string {
  const plain = withoutMapping(address)
  if (plain.includes(':')) return `${groupsOf(plain).slice(0, 3).join(':')}::/48`
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`
}

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
}
