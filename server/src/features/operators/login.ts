import type { FastifyRequest } from 'fastify'
import { forbidden, unauthorized } from '../../kernel/errors.ts'
import { secretHash } from '../../platform/bearer-secret.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { type RateLimiter, tooMany } from '../../platform/http/rate-limit.ts'
import { isPassword, NOBODYS_HASH, passwordTurn } from '../../platform/passwords.ts'
import type { Deps, OperatorCaller } from '../../platform/work.ts'
import { findOperatorByEmail, findSession, type OperatorRow } from './queries.ts'
import {
  ADMIN_REQUIRED,
  FOREIGN_ORIGIN,
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_REFUSED,
  LOGIN_REQUIRED,
  LOGINS_USED_UP,
  SESSION_COOKIE,
} from './rules.ts'

/**
 * Checks a password; only failures count against the limits, so that a busy team never locks itself out. The limits are
 * read in the queue, just before each check: guesses sent at once gain nothing.
 */
export async function checkLogin(
  deps: Deps,
  limiter: RateLimiter,
  login: { email: string; password: string; address: string },
): Promise<OperatorRow> {
  const place = `login:${addressBucket(login.address)}`
  const buckets: [string, number][] = [
    [`${place}:${login.email.toLowerCase()}`, LOGIN_FAILURES_PER_ACCOUNT],
    [place, LOGIN_FAILURES_PER_ADDRESS],
  ]
  return passwordTurn(async () => {
    for (const [bucket, limit] of buckets) {
      const verdict = await limiter.peek(bucket, limit)
      if (!verdict.admitted) throw tooMany(verdict, deps.clock.wall(), LOGINS_USED_UP)
    }
    const operator = await findOperatorByEmail(deps.db, login.email)
    const is_right = await isPassword(login.password, operator?.password_hash ?? NOBODYS_HASH)
    if (operator && is_right && !operator.disabled_at) return operator
    for (const [bucket, limit] of buckets) await limiter.take(bucket, limit)
    throw unauthorized(LOGIN_REFUSED)
  })
}

export async function readOperator(deps: Deps, request: FastifyRequest): Promise<OperatorCaller> {
  const secret = request.cookies[SESSION_COOKIE]
  const session = secret ? await findSession(deps.db, secretHash(secret)) : undefined
  if (!session) throw unauthorized(LOGIN_REQUIRED)
  return {
    actor: { type: 'operator', id: session.operator_id },
    organization_id: null,
    role: session.role,
    email: session.email,
    name: session.name,
  }
}

/** A browser names the site that a request comes from. Ours are the public address and whatever address was called. */
export function refuseForeignOrigin(request: FastifyRequest, public_url: string): void {
  const { origin } = request.headers
  if (origin === undefined) return
  if (origin === new URL(public_url).origin || (URL.canParse(origin) && new URL(origin).host === request.headers.host))
    return
  throw forbidden(FOREIGN_ORIGIN)
}

/** For routes that change who may do what. */
export async function adminOnly(request: FastifyRequest): Promise<void> {
  if (request.operator.role !== 'admin') throw forbidden(ADMIN_REQUIRED)
}
