import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { Api } from '../../../audiences/api.ts'
import { passkeyLoginRoutes } from '../../../audiences/second-factor/login-routes.ts'
import { SYSTEM } from '../../../kernel/caller.ts'
import { DAY_S } from '../../../kernel/dates.ts'
import { secretHash } from '../../../platform/bearer-secret.ts'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { RateLimiter } from '../../../platform/http/rate-limit.ts'
import { loginCookie } from '../../../platform/login/cookie.ts'
import { readFactors } from '../../../platform/login/factor-rows.ts'
import { deviceCookie, KNOWN_DEVICE_DAYS, newDevice } from '../../../platform/login/known-device.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { logIn } from './login.ts'
import { deleteSession } from './queries.sessions.ts'
import { findOperator, type OperatorView } from './queries.ts'
import { AUDIENCE, COOKIE_PATH, DEVICE_COOKIE, SESSION_COOKIE, SESSION_HOURS } from './rules.ts'
import { identityOut, LoginBody, OperatorIdentity } from './schema.ts'
import { accountOf, enterWithPasskey } from './service.ts'

const TAGS = ['Session']
export const Nothing = Type.Object({ success: Type.Literal(true) })
export const NOTHING = { success: true as const }

/** Everything the pages need to know about whoever looks at them. */
export async function readIdentity({ db, clock, config, disk_room }: Deps, id: string) {
  const { mode, is_drill, require_second_factor } = config
  const [operator, { recovery_codes_left }, now, room] = await Promise.all([
    findOperator(db, id),
    readFactors(db, accountOf(id)),
    readBusinessTime(db, clock, mode),
    disk_room.read(),
  ])
  const disk_is_short = room?.volumes.some(({ is_short }) => is_short) ?? false
  const circumstances = { recovery_codes_left, require_second_factor, mode, is_drill, disk_is_short, now }
  return identityOut(operator as OperatorView, circumstances)
}

/** Open to everybody: this is where the session comes from. */
export function loginRoutes(api: Api<'stranger'>, deps: Deps, limiter: RateLimiter): void {
  const cookie = loginCookie(deps.config.public_url, COOKIE_PATH)
  const giveCookies = (reply: FastifyReply, { id, secret, device }: { id: string; secret: string; device: string }) => {
    reply.setCookie(SESSION_COOKIE, secret, { ...cookie, maxAge: SESSION_HOURS * 3600 })
    const known = deviceCookie(deps.vault, id, device)
    reply.setCookie(DEVICE_COOKIE, known, { ...cookie, maxAge: KNOWN_DEVICE_DAYS * DAY_S })
  }

  api.post(
    '/session',
    {
      schema: {
        operationId: 'logIn',
        summary: 'Log in; sets the session cookie',
        description:
          'Where the account has a second factor, the password alone is answered with 401 and `error` ' +
          '`TOTP_REQUIRED`; send the same again with `code`. A wrong or used code is a 401 with `TOTP_WRONG`. An account ' +
          'that has passkeys and no app is answered with `PASSKEY_REQUIRED`; there a recovery code is a `code` too.',
        tags: TAGS,
        body: LoginBody,
        response: { 200: dataOf(OperatorIdentity), ...errorsOf(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const { operator, secret, device } = await logIn(deps, {
        ...request.body,
        address: clientAddress(request),
        user_agent: request.headers['user-agent'] ?? '',
        device_cookie: request.cookies[DEVICE_COOKIE],
      })
      giveCookies(reply, { id: operator.id, secret, device })
      return ok(await readIdentity(deps, operator.id))
    },
  )

  passkeyLoginRoutes(api, deps, {
    ...{ audience: AUDIENCE, limiter, cookie_path: COOKIE_PATH, device_cookie: DEVICE_COOKIE },
    identity: OperatorIdentity,
    async enter(login, request, reply) {
      const user_agent = request.headers['user-agent'] ?? ''
      const secret = await transact(deps, SYSTEM, (work) => enterWithPasskey(work, login, user_agent))
      giveCookies(reply, { id: login.account.id, secret, device: login.device ?? newDevice() })
      return readIdentity(deps, login.account.id)
    },
  })

  api.delete(
    '/session',
    { schema: { operationId: 'logOut', summary: 'Log out', tags: TAGS, response: { 200: Nothing, ...errorsOf(403) } } },
    async (request, reply) => {
      const secret = request.cookies[SESSION_COOKIE]
      if (secret) await transact(deps, SYSTEM, (work) => deleteSession(work.tx, secretHash(secret)))
      reply.clearCookie(SESSION_COOKIE, cookie)
      return NOTHING
    },
  )
}
