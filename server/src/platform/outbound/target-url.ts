import { isIP } from 'node:net'
import { isPrivateAddress, isPublicAddress } from './addresses.ts'

export type TargetOptions = {
  /** Allows targets on loopback and in private networks, on any port. */
  readonly allow_private: boolean
  /** The host of this service, which must not be made to call itself. */
  readonly own_host: string | null
}

const LENGTH_MAX = 2_048
/** RFC 1035: the longest name that DNS can carry, without the final dot. */
const NAME_LENGTH_MAX = 253
const PORTS = new Set(['', '8443'])
/** Names whose ending belongs to a machine or a local network, not to the internet. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/

/** Why this text cannot be the URL of a webhook, in words that follow the field's name; undefined when it can. */
export function targetProblem(text: string, options: TargetOptions): string | undefined {
  if ([...text].length > LENGTH_MAX) return `must have at most ${LENGTH_MAX} characters`
  if (!/^https:\/\//i.test(text)) return 'must begin with https://'
  // The parser silently drops or repairs these, so the URL that is stored would not be the one that is called.
  if (/[\p{Cc}\s\\]/u.test(text) || !URL.canParse(text) || authorityOf(text) === '') return 'must be a valid URL'
  const url = new URL(text)
  if (authorityOf(text).includes('@')) return 'must not contain a user name or password'
  if (text.includes('#')) return 'must not contain a fragment'
  if (!options.allow_private && !PORTS.has(url.port)) return 'must use port 443 or 8443'
  return hostProblem(hostOf(url), options)
}

/**
 * The URL as it is stored: scheme and host, which are case-insensitive, in lower case. The rest stays as the partner
 * wrote it.
 */
export const normalTarget = (text: string): string =>
  text.replace(/^https:\/\/[^/?#]*/i, (start) => start.replace(/[A-Z]/g, (letter) => letter.toLowerCase()))

/** The bare host: no brackets around an IPv6 address, no final dot, lower case, in ASCII. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** Whether a socket may be opened to this address. */
export const mayConnect = (ip: string, allow_private: boolean): boolean =>
  isPublicAddress(ip) || (allow_private && isPrivateAddress(ip))

function hostProblem(host: string, { allow_private, own_host }: TargetOptions): string | undefined {
  if (isIP(host)) return mayConnect(host, allow_private) ? undefined : 'must not lead to an internal address'
  if (host.length > NAME_LENGTH_MAX || host.split('.').includes('')) return 'must be a valid URL'
  if (allow_private) return undefined
  if (LOCAL_NAME.test(host) || !host.includes('.')) return 'must not lead to an internal address'
  if (own_host !== null && host === own_host.toLowerCase().replace(/\.$/, '')) return 'must not lead to this service'
  return undefined
}

const authorityOf = (text: string): string => text.slice('https://'.length).split(/[/?#]/, 1)[0] ?? ''
