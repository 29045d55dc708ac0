import type { FastifyRequest } from 'fastify'
import { AppError, forbidden, unauthorized } from '../../kernel/errors.ts'
import type { RateLimiter, Verdict } from '../../platform/http/rate-limit.ts'
import type { Deps, OperatorCaller } from '../../platform/work.ts'
import { isPassword, NOBODYS_HASH } from './passwords.ts'
import { findOperatorByEmail, findSession, type OperatorRow } from './queries.ts'
import {
  ADMIN_REQUIRED,
  FOREIGN_ORIGIN,
  LOGIN_FAILURES_PER_ACCOUNT,
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_REFUSED,
  LOGIN_REQUIRED,
  SESSION_COOKIE,
} from './rules.ts'
import { secretHash } from './service.ts'

/** Checks a password; only failures count against the limits, so that a busy team never locks itself out. */
export async function checkLogin(
  deps: Deps,
  limiter: RateLimiter,
  login: { email: string; password: string; address: string },
): Promise<OperatorRow> {
  const account = login.email.toLowerCase()
  const buckets: [string, number][] = [
    [`login:${login.address}:${account}`, LOGIN_FAILURES_PER_ACCOUNT],
    [`login:${login.address}`, LOGIN_FAILURES_PER_ADDRESS],
  ]
  for (const [bucket, limit] of buckets) refuseWhenUsedUp(await limiter.peek(bucket, limit), deps.clock.wall())
  const operator = await findOperatorByEmail(deps.db, login.email)
  const right = await isPassword(login.password, operator?.password_hash ?? NOBODYS_HASH)
  if (operator && right && !operator.disabled_at) return operator
  for (const [bucket, limit] of buckets) await limiter.take(bucket, limit)
  throw unauthorized(LOGIN_REFUSED)
}

function refuseWhenUsedUp(verdict: Verdict, now: Date): void {
  if (verdict.admitted) return
  throw new AppError('too_many', 'Too many failed logins. Please wait and try again.', {
    retry_after_s: Math.max(1, Math.ceil((verdict.resets_at.getTime() - now.getTime()) / 1000)),
    details: { limit: verdict.limit, window: '1 hour', resets_at: verdict.resets_at.toISOString() },
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
  if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return
  if (origin === new URL(public_url).origin || (URL.canParse(origin) && new URL(origin).host === request.headers.host))
    return
  throw forbidden(FOREIGN_ORIGIN)
}

/** For routes that change who may do what. */
export async function adminOnly(request: FastifyRequest): Promise<void> {
  if (request.operator.role !== 'admin') throw forbidden(ADMIN_REQUIRED)
}
