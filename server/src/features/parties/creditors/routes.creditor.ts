import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { passkeyLoginRoutes, readPasskey } from '../../../audiences/second-factor/login-routes.ts'
import { PasskeyLoginBody } from '../../../audiences/second-factor/schema.ts'
import { type CreditorPerson, SYSTEM } from '../../../kernel/caller.ts'
import { invalid, unauthorized } from '../../../kernel/errors.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { clientAddress } from '../../../platform/http/client-address.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { loginTurn } from '../../../platform/login/turns.ts'
import { LOGIN_REQUIRED, PASSWORD_WRONG } from '../../../platform/login/words.ts'
import { transact } from '../../../platform/work.ts'
import { demandOpen, readInvitation, renewInvitation } from '../customers/index.ts'
import {
  accept,
  acceptWithPasskey,
  creditorBy,
  type Door,
  enterWithPasskey,
  giveCookies,
  giveNewDevice,
  logIn,
  logOut,
  placeOf,
  provesOneself,
  readCreditor,
} from './login.ts'
import { askForReset, setNewPassword } from './password-reset.ts'
import { findPersonByEmail, listCustomersOf } from './queries.ts'
import { AUDIENCE, COOKIE_PATHS, DEVICE_COOKIE, SESSION_COOKIE } from './rules.ts'
import * as schema from './schema.ts'
import { changePassword, chooseCustomer } from './service.ts'

const SESSION = ['Session']
const INVITATION = ['Invitation']
const PASSWORD = ['Password']
const Nothing = Type.Object({ success: Type.Literal(true) })
const done = { success: true as const }
const PASSKEYS = { audience: AUDIENCE, cookie_path: COOKIE_PATHS[0], device_cookie: DEVICE_COOKIE } as const

const identityOf = async (reader: Reader, creditor: CreditorPerson) =>
  schema.identityOut(creditor, await listCustomersOf(reader, creditor.id))

/** Who a cookie that was given a moment ago stands for. */
async function identityBy(reader: Reader, secret: string) {
  const creditor = await creditorBy(reader, secret)
  if (!creditor) throw unauthorized('login_required', LOGIN_REQUIRED)
  return identityOf(reader, creditor)
}

/** Open to everybody: this is where the session comes from. */
export function entryRoutes(api: Api<'stranger'>, door: Door): void {
  const { deps } = door
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
        tags: SESSION,
        body: schema.LoginBody,
        response: { 200: dataOf(schema.CreditorIdentity), ...errorsOf(400, 401, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const entered = await logIn(door, { ...request.body, ...placeOf(request) })
      giveCookies(deps, reply, entered)
      return ok(await identityBy(deps.db, entered.secret))
    },
  )

  api.get(
    '/session',
    {
      schema: {
        operationId: 'whoAmI',
        summary: 'Who is logged in, and for which customer',
        tags: SESSION,
        response: { 200: dataOf(schema.CreditorIdentity), ...errorsOf(401) },
      },
    },
    async (request) => ok(await identityOf(deps.db, await readCreditor(deps, request))),
  )

  api.delete(
    '/session',
    {
      schema: {
        operationId: 'logOut',
        summary: 'Log out',
        tags: SESSION,
        response: { 200: Nothing, ...errorsOf(403) },
      },
    },
    async (request, reply) => {
      await logOut(deps, request, reply)
      return done
    },
  )

  passkeyLoginRoutes(api, deps, {
    ...PASSKEYS,
    limiter: door.limiter,
    identity: schema.CreditorIdentity,
    async enter(login, _, reply) {
      const entered = await enterWithPasskey(deps, login)
      giveCookies(deps, reply, entered)
      return identityBy(deps.db, entered.secret)
    },
  })
  invitationRoutes(api, door)
  resetRoutes(api, door)
}

function invitationRoutes(api: Api<'stranger'>, door: Door): void {
  const { deps } = door
  api.get(
    '/invitation/:token',
    {
      schema: {
        operationId: 'readInvitation',
        summary: 'Who is invited; 410 when the invitation was accepted or is over',
        tags: INVITATION,
        params: schema.TokenPath,
        response: { 200: dataOf(schema.Invitation), ...errorsOf(400, 404, 410) },
      },
    },
    async ({ params: { token } }) => {
      const invitation = demandOpen(await readInvitation(deps.db, token))
      const person = await findPersonByEmail(deps.db, invitation.email)
      return ok(schema.invitationOut(invitation, person !== undefined))
    },
  )

  api.post(
    '/invitation/:token',
    {
      schema: {
        operationId: 'acceptInvitation',
        summary: 'Accept it, once; sets the session cookie',
        tags: INVITATION,
        params: schema.TokenPath,
        body: schema.AcceptBody,
        response: {
          201: dataOf(schema.CreditorIdentity),
          ...errorsOf(400, 401, 403, 404, 409, 410, 413, 415, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const entered = await accept(door, { ...request.body, ...request.params, ...placeOf(request) })
      giveCookies(deps, reply, entered)
      return reply.code(201).send(ok(await identityBy(deps.db, entered.secret)))
    },
  )

  api.post(
    '/invitation/:token/passkey',
    {
      schema: {
        operationId: 'acceptInvitationWithPasskey',
        summary: 'Accept it with a passkey of the account that the address has, in place of password and code',
        description: 'What to sign comes from `POST /api/creditor/session/passkey/options`.',
        tags: INVITATION,
        params: schema.TokenPath,
        body: PasskeyLoginBody,
        response: {
          201: dataOf(schema.CreditorIdentity),
          ...errorsOf(400, 401, 403, 404, 410, 413, 415, 429),
        },
      },
    },
    async (request, reply) => {
      const { token } = request.params
      demandOpen(await readInvitation(deps.db, token))
      const login = await readPasskey(deps, PASSKEYS, { request, reply, credential: request.body.credential })
      const entered = await acceptWithPasskey(door, token, login)
      giveCookies(deps, reply, entered)
      return reply.code(201).send(ok(await identityBy(deps.db, entered.secret)))
    },
  )

  api.post(
    '/invitation/:token/renewal',
    {
      schema: {
        operationId: 'renewInvitation',
        summary: 'Mail a new link to the customer, for one that has expired',
        tags: INVITATION,
        params: schema.TokenPath,
        response: { 202: Nothing, ...errorsOf(400, 403, 404, 409, 410) },
      },
    },
    async (request, reply) => {
      const { public_url } = deps.config
      await transact(deps, SYSTEM, (work) => renewInvitation(work, request.params.token, public_url))
      deps.jobs.poke()
      return reply.code(202).send(done)
    },
  )
}

function resetRoutes(api: Api<'stranger'>, door: Door): void {
  const { deps } = door
  api.post(
    '/password-reset',
    {
      schema: {
        operationId: 'askForPasswordReset',
        summary: 'Ask for a link that sets a new password; the answer is the same for every address',
        tags: PASSWORD,
        body: schema.ResetBody,
        response: { 202: Nothing, ...errorsOf(400, 403, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      await askForReset(door, { email: request.body.email, address: clientAddress(request) })
      return reply.code(202).send(done)
    },
  )

  api.post(
    '/password-reset/:token',
    {
      schema: {
        operationId: 'resetPassword',
        summary: 'Set a new password with the mailed link, once; every session of the account ends',
        tags: PASSWORD,
        params: schema.TokenPath,
        body: schema.NewPasswordBody,
        response: { 200: Nothing, ...errorsOf(400, 403, 410, 413, 415, 503) },
      },
    },
    async ({ params: { token }, body: { password } }, reply) => {
      giveNewDevice(deps, reply, await setNewPassword(deps, token, password))
      return done
    },
  )
}

/** For those who are logged in. */
export function creditorSessionRoutes(api: Api<'creditor'>, door: Door): void {
  const { deps } = door
  api.patch(
    '/session',
    {
      schema: {
        operationId: 'chooseCustomer',
        summary: 'Go on for another of the own customers',
        tags: SESSION,
        body: schema.ChoiceBody,
        response: { 200: dataOf(schema.CreditorIdentity), ...errorsOf(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const secret = request.cookies[SESSION_COOKIE] as string
        await chooseCustomer(work, secret, request.body.customer_id)
        return { status: 200, body: ok(await identityBy(work.tx, secret)) }
      }),
  )

  api.post(
    '/session/password',
    {
      config: { takes_secret: true },
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password; every session of the account ends',
        tags: PASSWORD,
        body: schema.PasswordBody,
        response: { 200: Nothing, ...errorsOf(400, 401, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { current_password, new_password } = request.body
      if (!(await provesOneself(deps, request.caller, current_password)))
        throw invalid({ field: 'current_password', code: 'wrong_password', message: PASSWORD_WRONG })
      const password_hash = await loginTurn.creditor(request.caller.id, () => deps.passwords.hash(new_password))
      return answerCommand(deps, request, reply, async (work) => {
        await changePassword(work, request.caller.id, { password_hash, vault: deps.vault })
        return { status: 200, body: done }
      })
    },
  )
}
