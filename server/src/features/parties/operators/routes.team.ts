import { Type } from 'typebox'
import { Uuid } from '../../../kernel/wire.ts'
import type { Api } from '../../../platform/http/api.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { accountHash, listLocks } from '../../../platform/login/lock-out.ts'
import { newPassword } from '../../../platform/passwords.ts'
import { type Deps, type OperatorCaller, transact } from '../../../platform/work.ts'
import { adminOnly } from './login.ts'
import { countActiveAdmins, countOperators, listOperators, type OperatorView } from './queries.ts'
import { AUDIENCE } from './rules.ts'
import { Operator, OperatorCreate, OperatorPatch, OperatorWithPassword, operatorOut } from './schema.ts'
import { changeOperator, hireOperator, resetPassword, resetTotp, unlockOperator } from './service.ts'

const TAGS = ['Team']
const UserPath = Type.Object({ id: Uuid })

async function membersOut({ db, vault }: Deps, rows: readonly OperatorView[], caller: OperatorCaller) {
  const hashes = rows.map(({ email }) => accountHash(vault, email))
  const [locks, admins] = await Promise.all([listLocks(db, AUDIENCE, hashes), countActiveAdmins(db)])
  return rows.map((row, index) => {
    const lock = locks.find(({ account_hash }) => hashes[index]?.equals(account_hash))
    return operatorOut(row, {
      locked_until: lock?.locked_until ?? null,
      is_own: row.id === caller.actor.id,
      is_last_admin: admins === 1 && row.role === 'admin' && row.disabled_at === null,
    })
  })
}

async function memberOut(deps: Deps, row: OperatorView, caller: OperatorCaller) {
  const [member] = await membersOut(deps, [row], caller)
  return member as NonNullable<typeof member>
}

/** The people of the team; administrators only. */
export function teamRoutes(api: Api, deps: Deps): void {
  api.get(
    '/users',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'listOperators',
        summary: 'The people of the service team',
        tags: TAGS,
        querystring: Type.Object(PageQuery, { additionalProperties: false }),
        response: { 200: pageOf(Operator), ...errorsOf(400, 401, 403) },
      },
    },
    async (request) => {
      const [rows, total] = await Promise.all([listOperators(deps.db, request.query), countOperators(deps.db)])
      return { ...ok(await membersOut(deps, rows, request.operator)), total, ...request.query }
    },
  )

  api.post(
    '/users',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'createOperator',
        summary: 'Add somebody to the service team',
        tags: TAGS,
        body: OperatorCreate,
        response: { 201: dataOf(OperatorWithPassword), ...errorsOf(400, 401, 403, 409) },
      },
    },
    async (request, reply) => {
      const { password, ...person } = request.body
      const initial_password = password === undefined ? newPassword() : null
      const password_hash = await deps.passwords.hash(password ?? (initial_password as string))
      const row = await transact(deps, request.operator, (work) =>
        hireOperator(work, { ...person, password_hash, password_is_initial: true }),
      )
      return reply.code(201).send(ok({ ...(await memberOut(deps, row, request.operator)), initial_password }))
    },
  )
  changeRoutes(api, deps)
  rescueRoutes(api, deps)
}

function changeRoutes(api: Api, deps: Deps): void {
  api.patch(
    '/users/:id',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'changeOperator',
        summary: 'Change name, role or password, disable or enable',
        tags: TAGS,
        params: UserPath,
        body: OperatorPatch,
        response: { 200: dataOf(Operator), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { password, ...change } = request.body
      const hashed = password === undefined ? {} : { password_hash: await deps.passwords.hash(password) }
      const row = await transact(deps, request.operator, (work) =>
        changeOperator(work, request.params.id, { ...change, ...hashed }),
      )
      return ok(await memberOut(deps, row, request.operator))
    },
  )
}

/** For people who cannot get in any more. */
function rescueRoutes(api: Api, deps: Deps): void {
  api.post(
    '/users/:id/reset-password',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'resetOperatorPassword',
        summary: 'Generate a new password, shown this once; every session of the account ends',
        tags: TAGS,
        params: UserPath,
        response: { 200: dataOf(OperatorWithPassword), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    async ({ operator, params }) => {
      const initial_password = newPassword()
      const password_hash = await deps.passwords.hash(initial_password)
      const row = await transact(deps, operator, (work) =>
        resetPassword(work, params.id, { password_hash, vault: deps.vault }),
      )
      return ok({ ...(await memberOut(deps, row, operator)), initial_password })
    },
  )

  api.post(
    '/users/:id/unlock',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'unlockOperator',
        summary: 'Forget the failed logins of an account',
        tags: TAGS,
        params: UserPath,
        response: { 200: dataOf(Operator), ...errorsOf(400, 401, 403, 404) },
      },
    },
    async ({ operator, params }) => {
      const row = await transact(deps, operator, (work) => unlockOperator(work, params.id, deps.vault))
      return ok(await memberOut(deps, row, operator))
    },
  )

  api.delete(
    '/users/:id/totp',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'resetOperatorTotp',
        summary: 'Switch off the second factor of somebody who lost it',
        tags: TAGS,
        params: UserPath,
        response: { 200: dataOf(Operator), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    async ({ operator, params }) => {
      const row = await transact(deps, operator, (work) => resetTotp(work, params.id))
      return ok(await memberOut(deps, row, operator))
    },
  )
}
