import { lookup, Resolver } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { codeOf } from '../error-code.ts'

/** All addresses of a host, both families; rejects when there is none. */
export type Resolve = (host: string) => Promise<readonly string[]>
export type NameAnswer = { readonly addresses: readonly string[]; readonly ttl_s: number }

const KEEP_MAX_S = 30
const KEEP_FAILURE_S = 5
const NAMES_MAX = 1_000
/** Two tries against one dead server take 4.5 seconds, which leaves room within the deadline of a request. */
const QUERY = { timeout: 1_500, tries: 2 }

/**
 * Resolves names with c-ares. `dns.lookup` would block one of libuv's few threads, where a few slow names delay every
 * other send, and file access too. It also uses the hosts file, whose names are nobody's business but ours.
 */
export function openResolver({ allow_private }: { allow_private: boolean }): { resolve: Resolve; close(): void } {
  const asking = new Set<Resolver>()
  const askServers = async (host: string): Promise<NameAnswer> => {
    // A new one each time, so that a changed resolv.conf is noticed without a restart.
    const resolver = new Resolver(QUERY)
    asking.add(resolver)
    try {
      return await askBothFamilies(resolver, host)
    } finally {
      asking.delete(resolver)
    }
  }
  return {
    resolve: keepAnswers(allow_private ? (host) => askLocally(host, askServers) : askServers),
    close() {
      for (const resolver of asking) resolver.cancel()
    },
  }
}

/** Remembers answers for at most 30 seconds and failures for 5. Simultaneous questions are asked once. */
export function keepAnswers(
  ask: (host: string) => Promise<NameAnswer>,
  now_ms: () => number = () => performance.now(),
): Resolve {
  const kept = new Map<string, { answer: Promise<NameAnswer>; until_ms: number }>()
  return async (host) => {
    const known = kept.get(host)
    if (known && known.until_ms > now_ms()) return (await known.answer).addresses
    const entry = { answer: ask(host), until_ms: Number.POSITIVE_INFINITY }
    kept.delete(host)
    kept.set(host, entry)
    // Drops the oldest question first; a map remembers the order.
    for (const name of kept.keys()) if (kept.size > NAMES_MAX) kept.delete(name)
    try {
      const { addresses, ttl_s } = await entry.answer
      entry.until_ms = now_ms() + Math.min(ttl_s, KEEP_MAX_S) * 1_000
      return addresses
    } catch (error) {
      entry.until_ms = now_ms() + KEEP_FAILURE_S * 1_000
      throw error
    }
  }
}

async function askBothFamilies(resolver: Resolver, host: string): Promise<NameAnswer> {
  const answers = await Promise.allSettled([
    resolver.resolve4(host, { ttl: true }),
    resolver.resolve6(host, { ttl: true }),
  ])
  const records = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (records.length > 0)
    return { addresses: records.map(({ address }) => address), ttl_s: Math.min(...records.map(({ ttl }) => ttl)) }
  // Names often have no addresses of one family, so the other family's error says more.
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
  throw reasons.find((reason) => codeOf(reason) !== 'ENODATA') ?? reasons[0] ?? new Error('no addresses')
}

/** If targets in the local network are allowed, so are names that only this machine knows. */
async function askLocally(host: string, askServers: (host: string) => Promise<NameAnswer>): Promise<NameAnswer> {
  // RFC 6761: these names never leave the machine.
  if (/(?:^|\.)localhost$/.test(host)) return { addresses: ['127.0.0.1', '::1'], ttl_s: KEEP_MAX_S }
  const addresses = hostsFileAddresses(await readFile('/etc/hosts', 'utf8').catch(() => ''), host)
  if (addresses.length > 0) return { addresses, ttl_s: KEEP_MAX_S }
  return askServers(host).catch(async () => {
    const found = await lookup(host, { all: true })
    return { addresses: found.map(({ address }) => address), ttl_s: KEEP_MAX_S }
  })
}

export function hostsFileAddresses(text: string, host: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/))
  return lines.flatMap(([address = '', ...names]) => (names.includes(host) ? [address] : []))
}
