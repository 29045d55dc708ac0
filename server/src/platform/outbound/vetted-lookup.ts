import { isIP, type LookupFunction } from 'node:net'
import type { Resolve } from './resolver.ts'
import { mayConnect } from './target-url.ts'

/** Two per family are enough to get past one dead machine, and few enough to try them all before the deadline. */
const PER_FAMILY_MAX = 2

/** Why a name gave no address to connect to. The resolver's error is its `cause`. */
export class LookupError extends Error {
  readonly code: string
  constructor(code: string, cause?: unknown) {
    super('the name gave no address to connect to', { cause })
    this.code = code
  }
}
export const NAME_UNKNOWN = 'ERR_NAME_UNKNOWN'
export const ADDRESS_REFUSED = 'ERR_ADDRESS_REFUSED'

/**
 * The lookup that a socket uses for its host. The socket connects to the very addresses that were checked: there is no
 * second lookup that could give others. One refused address refuses the whole name.
 */
export function vettedLookup(resolve: Resolve, allow_private: boolean): LookupFunction {
  return (host, options, callback) => {
    vet(host, resolve, allow_private).then(
      (addresses) => {
        const [first = ''] = addresses
        if (!options.all) return callback(null, first, isIP(first))
        callback(
          null,
          addresses.map((address) => ({ address, family: isIP(address) })),
        )
      },
      (error: LookupError) => callback(error, ''),
    )
  }
}

async function vet(host: string, resolve: Resolve, allow_private: boolean): Promise<readonly string[]> {
  const addresses = await resolve(host).catch((error: unknown) => {
    throw new LookupError(NAME_UNKNOWN, error)
  })
  if (addresses.length === 0) throw new LookupError(NAME_UNKNOWN)
  if (!addresses.every((address) => mayConnect(address, allow_private))) throw new LookupError(ADDRESS_REFUSED)
  return [4, 6].flatMap((family) => addresses.filter((address) => isIP(address) === family).slice(0, PER_FAMILY_MAX))
}
