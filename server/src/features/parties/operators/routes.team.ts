import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { adminOnly } from '../../../audiences/operator/guard.ts'
import type { OperatorCaller } from '../../../kernel/caller.ts'
import { Uuid } from '../../../kernel/wire.ts'
import type { Reader } from '../../../platform/db/db.ts'
import { dataOf, errorsOf, ok, pageOf } from '../../../platform/http/envelope.ts'
import { PageQuery } from '../../../platform/http/paging.ts'
import { accountHash, listLocks } from '../../../platform/login/lock-out.ts'
import { newPassword } from '../../../platform/passwords.ts'
import type { Vault } from '../../../platform/vault.ts'
import { type Deps, transact, type Work } from '../../../platform/work.ts'
import { hashFor } from './login.ts'
import { countActiveAdmins, countOperators, listOperators, type OperatorView } from './queries.ts'
import { AUDIENCE } from './rules.ts'
import { Operator, OperatorCreate, OperatorPatch, OperatorWithPassword, operatorOut } from './schema.ts'
import { changeOperator, hireOperator, resetFactors, resetPassword, unlockOperator } from './service.ts'

const TAGS = ['Team']
const UserPath = Type.Object({ id: Uuid })

type Members = { reader: Reader; vault: Vault; caller: OperatorCaller }

async function membersOut({ reader, vault, caller }: Members, rows: readonly OperatorView[]) {
  const hashes = rows.map(({ email }) => accountHash(vault, email))
  const [locks, admins] = await Promise.all([listLocks(reader, AUDIENCE, hashes), countActiveAdmins(reader)])
  return rows.map((row, index) => {
    const lock = locks.find(({ account_hash }) => hashes[index]?.equals(account_hash))
    return operatorOut(row, {
      locked_until: lock?.locked_until ?? null,
      is_own: row.id === caller.id,
      is_last_admin: admins === 1 && row.role === 'admin' && row.disabled_at === null,
    })
  })
}

/** Read by the transaction that changed the row, which alone sees it yet. */
async function memberOut({ vault }: Deps, { tx, caller }: Work<OperatorCaller>, row: OperatorView) {
  const [member] = await membersOut({ reader: tx, vault, caller }, [row])
  return member as NonNullable<typeof member>
}

/** The people of the team; administrators only. */
export function teamRoutes(api: Api<'operator'>, deps: Deps): void {
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
      const members = await membersOut({ reader: deps.db, vault: deps.vault, caller: request.caller }, rows)
      return { ...ok(members), total, ...request.query }
    },
  )

  api.post(
    '/users',
    {
      onRequest: adminOnly,
      config: { answers_secret: true },
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
      const password_hash = await hashFor(deps, request.caller, password ?? (initial_password as string))
      return answerCommand(deps, request, reply, async (work) => {
        const row = await hireOperator(work, { ...person, password_hash, password_is_initial: true })
        return { status: 201, body: ok({ ...(await memberOut(deps, work, row)), initial_password }) }
      })
    },
  )
  changeRoutes(api, deps)
  rescueRoutes(api, deps)
}

function changeRoutes(api: Api<'operator'>, deps: Deps): void {
  api.patch(
    '/users/:id',
    {
      onRequest: adminOnly,
      config: { takes_secret: true },
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
      const hashed = password === undefined ? {} : { password_hash: await hashFor(deps, request.caller, password) }
      const member = await transact(deps, request.caller, async (work) =>
        memberOut(deps, work, await changeOperator(work, request.params.id, { ...change, ...hashed })),
      )
      return ok(member)
    },
  )
}

/** For people who cannot get in any more. */
function rescueRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/users/:id/reset-password',
    {
      onRequest: adminOnly,
      config: { answers_secret: true },
      schema: {
        operationId: 'resetOperatorPassword',
        summary: 'Generate a new password, shown this once; every session of the account ends',
        tags: TAGS,
        params: UserPath,
        response: { 200: dataOf(OperatorWithPassword), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    async (request, reply) => {
      const initial_password = newPassword()
      const password_hash = await hashFor(deps, request.caller, initial_password)
      return answerCommand(deps, request, reply, async (work) => {
        const row = await resetPassword(work, request.params.id, { password_hash, vault: deps.vault })
        return { status: 200, body: ok({ ...(await memberOut(deps, work, row)), initial_password }) }
      })
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
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const row = await unlockOperator(work, request.params.id, deps.vault)
        return { status: 200, body: ok(await memberOut(deps, work, row)) }
      }),
  )

  api.delete(
    '/users/:id/totp',
    {
      onRequest: adminOnly,
      schema: {
        operationId: 'resetOperatorTotp',
        summary:
          'Switch off app, passkeys and recovery codes of somebody who lost them; every session of the account ends',
        tags: TAGS,
        params: UserPath,
        response: { 200: dataOf(Operator), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    async ({ caller, params }) =>
      ok(await transact(deps, caller, async (work) => memberOut(deps, work, await resetFactors(work, params.id)))),
  )
}
