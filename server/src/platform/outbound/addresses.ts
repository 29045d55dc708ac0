import { BlockList, isIP } from 'node:net'

/** Ranges outside the public internet: IANA's special-purpose registry (RFC 6890), and one more. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // Registered as public, but inside Azure it is the host's own service.
  '168.63.129.16/32',
]

/** The only part of IPv6 that is allocated for the public internet, and the exceptions within it. */
const GLOBAL_IPV6 = ['2000::/3']
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '3ffe::/16', '3fff::/20']

/** Local networks: loopback, RFC 1918, shared address space, unique local. Not link-local: cloud metadata is there. */
const PRIVATE_IPV4 = ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']
const PRIVATE_IPV6 = ['::1/128', 'fc00::/7']

const special_ipv4 = rangesOf('ipv4', SPECIAL_IPV4)
const global_ipv6 = rangesOf('ipv6', GLOBAL_IPV6)
const special_ipv6 = rangesOf('ipv6', SPECIAL_IPV6)
const private_ipv4 = rangesOf('ipv4', PRIVATE_IPV4)
const private_ipv6 = rangesOf('ipv6', PRIVATE_IPV6)

/** Whether this address belongs to the public internet. If we are not certain, it does not. */
export function isPublicAddress(ip: string): boolean {
  const real = destinationOf(ip)
  if (real === undefined) return false
  if (isIP(real) === 4) return !special_ipv4.check(real, 'ipv4')
  return global_ipv6.check(real, 'ipv6') && !special_ipv6.check(real, 'ipv6')
}

/** Whether this address may be a target if an installation allows targets in its own network. */
export function isPrivateAddress(ip: string): boolean {
  const real = destinationOf(ip)
  if (real === undefined) return false
  return isIP(real) === 4 ? private_ipv4.check(real, 'ipv4') : private_ipv6.check(real, 'ipv6')
}

/**
 * Where a packet to this address ends up: for an IPv6 address that contains an IPv4 address, the latter. BlockList
 * handles IPv4-mapped addresses by itself but neither NAT64 nor 6to4, and returns false for a wrong family.
 */
function destinationOf(ip: string): string | undefined {
  const family = isIP(ip)
  if (family === 4) return ip
  // Only link-local addresses have a zone, and they are never public.
  if (family !== 6 || ip.includes('%')) return undefined
  const words = wordsOf(ip)
  const starts = (...head: number[]) => head.every((word, index) => words[index] === word)
  if (starts(0, 0, 0, 0, 0, 0xffff)) return dotted(words[6], words[7])
  if (starts(0x64, 0xff9b, 0, 0, 0, 0)) return dotted(words[6], words[7])
  if (starts(0x2002)) return dotted(words[1], words[2])
  return ip
}

/** The eight 16-bit words of an IPv6 address in any spelling. The URL parser normalises it. */
function wordsOf(ip: string): number[] {
  const [head = '', tail] = new URL(`http://[${ip}]/`).hostname.slice(1, -1).split('::')
  const left = numbersOf(head)
  if (tail === undefined) return left
  const right = numbersOf(tail)
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

const numbersOf = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16))

const dotted = (high = 0, low = 0): string => [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')

function rangesOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/')
    list.addSubnet(network, Number(prefix), family)
  }
  return list
}
