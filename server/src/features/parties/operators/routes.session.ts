import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { BEFORE_FACTOR } from '../../../audiences/operator/guard.ts'
import { invalid, notFound } from '../../../kernel/errors.ts'
import { strictObject, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { PASSWORD_WRONG } from '../../../platform/login/words.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { hashFor, provesOneself } from './login.ts'
import { listSessions } from './queries.sessions.ts'
import { NOTHING, Nothing, readIdentity } from './routes.operator.ts'
import { OperatorIdentity, OwnPatch, PasswordBody, Session, sessionOut } from './schema.ts'
import { changeOneself, changeOwnPassword, endSessions } from './service.ts'

const TAGS = ['Session']

/** What everybody of the team does about the own account. */
export function sessionRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/session',
    {
      config: BEFORE_FACTOR,
      schema: {
        operationId: 'whoAmI',
        summary: 'Who is logged in, and what they may do',
        tags: TAGS,
        response: { 200: dataOf(OperatorIdentity), ...errorsOf(401) },
      },
    },
    async ({ caller }) => ok(await readIdentity(deps, caller.id)),
  )

  api.patch(
    '/session',
    {
      config: BEFORE_FACTOR,
      schema: {
        operationId: 'changeOneself',
        summary: 'Change the own name, language or theme, and whether one wants the mail of the morning',
        tags: TAGS,
        body: OwnPatch,
        response: { 200: dataOf(OperatorIdentity), ...errorsOf(400, 401, 403) },
      },
    },
    async ({ caller, body }) => {
      await transact(deps, caller, (work) => changeOneself(work, body))
      return ok(await readIdentity(deps, caller.id))
    },
  )

  api.post(
    '/session/password',
    {
      config: { takes_secret: true, ...BEFORE_FACTOR },
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password; every session of the account ends',
        tags: TAGS,
        body: PasswordBody,
        response: { 200: Nothing, ...errorsOf(400, 401, 403, 429) },
      },
    },
    async (request, reply) => {
      const { current_password, new_password } = request.body
      if (!(await provesOneself(deps, request.caller, current_password)))
        throw invalid({ field: 'current_password', code: 'wrong_password', message: PASSWORD_WRONG })
      const password_hash = await hashFor(deps, request.caller, new_password)
      return answerCommand(deps, request, reply, async (work) => {
        await changeOwnPassword(work, password_hash)
        return { status: 200, body: NOTHING }
      })
    },
  )
  sessionListRoutes(api, deps)
}

function sessionListRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/sessions',
    {
      config: BEFORE_FACTOR,
      schema: {
        operationId: 'listSessions',
        summary: 'Where the own account is logged in',
        tags: TAGS,
        response: { 200: dataOf(Type.Array(Session)), ...errorsOf(401) },
      },
    },
    async ({ caller }) => {
      const rows = await listSessions(deps.db, caller.id)
      return ok(rows.map((row) => sessionOut(row, caller.session_id)))
    },
  )

  api.delete(
    '/sessions',
    {
      config: BEFORE_FACTOR,
      schema: {
        operationId: 'endOtherSessions',
        summary: 'End every other session of the own account',
        tags: TAGS,
        response: { 200: dataOf(strictObject('EndedSessions', { ended: Type.Integer() })), ...errorsOf(401, 403) },
      },
    },
    async ({ caller }) => {
      const ended = await transact(deps, caller, (work) => endSessions(work))
      return ok({ ended })
    },
  )

  api.delete(
    '/sessions/:id',
    {
      config: BEFORE_FACTOR,
      schema: {
        operationId: 'endSession',
        summary: 'End one session of the own account',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        response: { 200: Nothing, ...errorsOf(400, 401, 403, 404) },
      },
    },
    async ({ caller, params }) => {
      const ended = await transact(deps, caller, (work) => endSessions(work, params.id))
      if (ended === 0) throw notFound()
      return NOTHING
    },
  )
}
