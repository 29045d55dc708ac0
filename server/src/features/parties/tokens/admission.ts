import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenCaller } from '../../../kernel/caller.ts'
import { type AppError, unauthorized } from '../../../kernel/errors.ts'
import { setCaller } from '../../../platform/http/caller.ts'
import { addressBucket, clientAddress } from '../../../platform/http/client-address.ts'
import { type LimitVerdict, RATE_LIMIT_DEFAULT, type RateLimiter, tooMany } from '../../../platform/http/rate-limit.ts'
import { HOUR_MS } from '../../../platform/http/rate-limit-tickets.ts'
import type { Deps } from '../../../platform/work.ts'
import type { FoundKey, Keyring } from './keyring.ts'
import type { KeyRow } from './queries.ts'
import { bearerToken, HEADER_MISSING, TOKEN_INVALID, type TokenFault, tokenBucket } from './rules.ts'

export type Gate = { keyring: Keyring; limiter: RateLimiter }

/** Token first, then the limit: a request without a valid token counts for the address that it came from. */
export async function admit(
  deps: Deps,
  { keyring, limiter }: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TokenCaller> {
  const token = bearerToken(authorizationsOf(request))
  const { key, fault } = token === undefined ? NO_TOKEN : await keyring.find(token)
  const verdict = key
    ? await limiter.take(tokenBucket(key.id), key.rate_limit_per_hour)
    : await limiter.take(addressBucket(clientAddress(request)), RATE_LIMIT_DEFAULT)
  setLimitHeaders(reply, verdict)
  // Who has used up the hour is still no stranger.
  if (key) setCaller(request, callerOf(key))
  if (!verdict.admitted) {
    deps.metrics.rate_limited.inc({ bucket: key ? 'token' : 'address' })
    const message = `The limit of ${verdict.limit} requests per hour is used up`
    throw tooMany(verdict, deps.clock.wall(), { code: key ? 'limit_used_up' : 'address_limit_used_up', message })
  }
  if (!key) throw refusalFor(fault)
  return callerOf(key)
}

/** For a request of many parts, each of which counts as one. Who has too few left is refused, and nothing is counted. */
export async function countMore(
  deps: Deps,
  { keyring, limiter }: Gate,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  more: number,
): Promise<void> {
  const { key } = await keyring.find(bearerToken(authorizationsOf(request)) ?? '')
  if (!key || more <= 0) return
  const verdict = await limiter.takeMore(tokenBucket(key.id), key.rate_limit_per_hour, more)
  setLimitHeaders(reply, verdict)
  if (verdict.admitted) return
  deps.metrics.rate_limited.inc({ bucket: 'token' })
  const message = `${more + 1} requests are more than the ${verdict.remaining} that are left of ${verdict.limit} per hour`
  throw tooMany(verdict, deps.clock.wall(), { code: 'bulk_exceeds_limit', message })
}

const NO_TOKEN: FoundKey = { fault: 'token_missing' }

/** The words are promised, and say less than the code. */
const refusalFor = (fault: TokenFault): AppError =>
  unauthorized(fault, fault === 'token_missing' ? HEADER_MISSING : TOKEN_INVALID)

/** For surfaces without a limit of their own. */
export async function authenticate({ keyring }: Pick<Gate, 'keyring'>, request: FastifyRequest): Promise<TokenCaller> {
  const token = bearerToken(authorizationsOf(request))
  const { key, fault } = token === undefined ? NO_TOKEN : await keyring.find(token)
  if (!key) throw refusalFor(fault)
  return callerOf(key)
}

function callerOf({ id, organization_id, kind, partner_id, isolate_partners }: KeyRow): TokenCaller {
  return { type: 'token', id, organization_id, kind, partner_id, isolate_partners }
}

/** Node keeps only the first of several; two of them are somebody trying something. */
function authorizationsOf({ raw: { rawHeaders } }: FastifyRequest): string[] {
  const values: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string
    if (name.length === 13 && name.toLowerCase() === 'authorization') values.push(rawHeaders[index + 1] as string)
  }
  return values
}

/** An error that came before the count, such as a database that is away: the headers say what is known without it. */
export function completeLimitHeaders({ clock }: Pick<Deps, 'clock'>, reply: FastifyReply): void {
  if (!reply.hasHeader('x-ratelimit-limit')) setLimitHeaders(reply, unknownVerdict(clock.wall()))
}

function unknownVerdict(now: Date): LimitVerdict {
  const resets_at = new Date((Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS)
  return { admitted: true, limit: RATE_LIMIT_DEFAULT, remaining: RATE_LIMIT_DEFAULT, resets_at }
}

function setLimitHeaders(reply: FastifyReply, { limit, remaining, resets_at }: LimitVerdict): void {
  reply
    .header('x-ratelimit-limit', String(limit))
    .header('x-ratelimit-remaining', String(remaining))
    .header('x-ratelimit-reset', String(resets_at.getTime() / 1000))
}
