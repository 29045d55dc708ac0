import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { clientAddress } from '../../platform/http/client-address.ts'
import { dataOf, errorsOf, ok } from '../../platform/http/envelope.ts'
import type { RateLimiter } from '../../platform/http/rate-limit.ts'
import type { LoginAudience } from '../../platform/login/account.ts'
import { loginCookie } from '../../platform/login/cookie.ts'
import type { AssertedCredential } from '../../platform/login/passkey-ceremony.ts'
import { beginPasskeyLogin, checkPasskey, type PasskeyLogin } from '../../platform/login/passkeys.ts'
import type { Deps } from '../../platform/work.ts'
import type { Api } from '../api.ts'
import { PasskeyLoginBody, PasskeyOptions } from './schema.ts'

const TAGS = ['Session']
const CHALLENGE_SECONDS = 300

export type PasskeyDoor = {
  readonly audience: LoginAudience
  readonly limiter: RateLimiter
  /** Of the audience's API, where both routes are. */
  readonly cookie_path: string
  readonly device_cookie: string
  readonly identity: TSchema
  /** Opens the session, sets its cookies, and answers who has come in. */
  enter(login: PasskeyLogin, request: FastifyRequest, reply: FastifyReply): Promise<object>
}

type Held = Pick<PasskeyDoor, 'audience' | 'cookie_path' | 'device_cookie'>

const cookieNameOf = ({ audience }: Pick<PasskeyDoor, 'audience'>): string => `mahnwerk_${audience}_passkey`

/** Whose passkey has signed what this browser was given. What it was given is used up. */
export async function readPasskey(
  deps: Deps,
  door: Held,
  { request, reply, credential }: { request: FastifyRequest; reply: FastifyReply; credential: AssertedCredential },
): Promise<PasskeyLogin> {
  const { audience, cookie_path, device_cookie } = door
  const name = cookieNameOf(door)
  const login = await checkPasskey(deps, {
    ...{ audience, credential, secret: request.cookies[name] },
    address: clientAddress(request),
    device_cookie: request.cookies[device_cookie],
  })
  reply.clearCookie(name, loginCookie(deps.config.public_url, cookie_path))
  return login
}

/** Logging in with a passkey alone. Nobody types an address, so nobody learns who has one. */
export function passkeyLoginRoutes(api: Api<'stranger'>, deps: Deps, door: PasskeyDoor): void {
  const { audience, limiter, cookie_path } = door
  const cookie = loginCookie(deps.config.public_url, cookie_path)

  api.post(
    '/session/passkey/options',
    {
      schema: {
        operationId: 'beginPasskeyLogin',
        summary: 'What a passkey has to sign; once, within five minutes, and by this browser only',
        tags: TAGS,
        response: { 200: dataOf(PasskeyOptions), ...errorsOf(403, 429) },
      },
    },
    async (request, reply) => {
      const from = { audience, limiter, address: clientAddress(request) }
      const { options, secret } = await beginPasskeyLogin(deps, from)
      reply.setCookie(cookieNameOf(door), secret, { ...cookie, maxAge: CHALLENGE_SECONDS })
      return ok({ options })
    },
  )

  api.post(
    '/session/passkey',
    {
      schema: {
        operationId: 'logInWithPasskey',
        summary: 'Log in with a passkey, without password and code; sets the session cookie',
        tags: TAGS,
        body: PasskeyLoginBody,
        response: { 200: dataOf(door.identity), ...errorsOf(400, 401, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const login = await readPasskey(deps, door, { request, reply, credential: request.body.credential })
      return ok(await door.enter(login, request, reply))
    },
  )
}
