import { Type } from 'typebox'
import { unauthorized } from '../../kernel/errors.ts'
import { Uuid } from '../../kernel/wire.ts'
import { secretHash } from '../../platform/bearer-secret.ts'
import type { Api } from '../../platform/http/api.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../platform/http/envelope.ts'
import { PageQuery } from '../../platform/http/paging.ts'
import type { RateLimiter } from '../../platform/http/rate-limit.ts'
import { hashPassword, isPassword } from '../../platform/passwords.ts'
import { type Deps, SYSTEM, transact } from '../../platform/work.ts'
import { adminOnly, checkLogin, readOperator } from './login.ts'
import { countOperators, deleteSession, findOperatorByEmail, listOperators } from './queries.ts'
import { LOGIN_REFUSED, SESSION_COOKIE, SESSION_HOURS } from './rules.ts'
import {
  LoginBody,
  Operator,
  OperatorCreate,
  OperatorIdentity,
  OperatorPatch,
  operatorOut,
  PasswordBody,
} from './schema.ts'
import { changeOperator, hireOperator, openSession } from './service.ts'

const TAGS = ['Session']
const Nothing = Type.Object({ success: Type.Literal(true) })

/** Open to everybody: this is where the session comes from. */
export function loginRoutes(api: Api, deps: Deps, limiter: RateLimiter): void {
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: deps.config.public_url.startsWith('https:'),
  }

  api.post(
    '/session',
    {
      schema: {
        operationId: 'logIn',
        summary: 'Log in; sets the session cookie',
        tags: TAGS,
        body: LoginBody,
        response: { 200: dataOf(OperatorIdentity), ...errorsOf(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const operator = await checkLogin(deps, limiter, { ...request.body, address: clientAddress(request) })
      const secret = await transact(deps, SYSTEM, (work) => openSession(work, operator.id))
      reply.setCookie(SESSION_COOKIE, secret, { ...cookie, maxAge: SESSION_HOURS * 3600 })
      return ok({ id: operator.id, email: operator.email, name: operator.name, role: operator.role })
    },
  )

  api.get(
    '/session',
    {
      schema: {
        operationId: 'whoAmI',
        summary: 'Who is logged in',
        tags: TAGS,
        response: { 200: dataOf(OperatorIdentity), ...errorsOf(401) },
      },
    },
    async (request) => {
      const { actor, email, name, role } = await readOperator(deps, request)
      return ok({ id: actor.id as string, email, name, role })
    },
  )

  api.delete(
    '/session',
    { schema: { operationId: 'logOut', summary: 'Log out', tags: TAGS, response: { 200: Nothing, ...errorsOf(403) } } },
    async (request, reply) => {
      const secret = request.cookies[SESSION_COOKIE]
      if (secret) await transact(deps, SYSTEM, (work) => deleteSession(work.tx, secretHash(secret)))
      reply.clearCookie(SESSION_COOKIE, cookie)
      return { success: true as const }
    },
  )
}

export function operatorRoutes(api: Api, deps: Deps): void {
  api.post(
    '/session/password',
    {
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password; every session of the account ends',
        tags: TAGS,
        body: PasswordBody,
        response: { 200: Nothing, ...errorsOf(400, 401, 403) },
      },
    },
    async (request) => {
      const { current_password, new_password } = request.body
      const operator = await findOperatorByEmail(deps.db, request.operator.email)
      if (!operator || !(await isPassword(current_password, operator.password_hash))) throw unauthorized(LOGIN_REFUSED)
      const password_hash = await hashPassword(new_password)
      await transact(deps, request.operator, (work) => changeOperator(work, operator.id, { password_hash }))
      return { success: true as const }
    },
  )

  api.get(
    '/users',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'listOperators',
        summary: 'The people of the service team',
        tags: ['Team'],
        querystring: Type.Object(PageQuery, { additionalProperties: false }),
        response: { 200: pageOf(Operator), ...errorsOf(400, 401, 403) },
      },
    },
    async (request) => {
      const [rows, total] = await Promise.all([listOperators(deps.db, request.query), countOperators(deps.db)])
      return { ...ok(rows.map(operatorOut)), total, ...request.query }
    },
  )

  api.post(
    '/users',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'createOperator',
        summary: 'Add somebody to the service team',
        tags: ['Team'],
        body: OperatorCreate,
        response: { 201: dataOf(Operator), ...errorsOf(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const { password, ...operator } = request.body
      const password_hash = await hashPassword(password)
      const row = await transact(deps, request.operator, (work) => hireOperator(work, { ...operator, password_hash }))
      return reply.code(201).send(ok(operatorOut(row)))
    },
  )

  api.patch(
    '/users/:id',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'changeOperator',
        summary: 'Change name, role or password, or disable',
        tags: ['Team'],
        params: Type.Object({ id: Uuid }),
        body: OperatorPatch,
        response: { 200: dataOf(Operator), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { password, ...change } = request.body
      const hashed = password === undefined ? {} : { password_hash: await hashPassword(password) }
      const row = await transact(deps, request.operator, (work) =>
        changeOperator(work, request.params.id, { ...change, ...hashed }),
      )
      return ok(operatorOut(row))
    },
  )
}
