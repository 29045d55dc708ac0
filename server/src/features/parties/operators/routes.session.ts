import { Type } from 'typebox'
import { invalid, notFound } from '../../../kernel/errors.ts'
import { strictObject, Uuid } from '../../../kernel/wire.ts'
import type { Api } from '../../../platform/http/api.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Deps, transact } from '../../../platform/work.ts'
import { provesOneself } from './login.ts'
import { deleteOtherSessions, deleteSessionOf, listSessions } from './queries.sessions.ts'
import { NOTHING, Nothing, readIdentity } from './routes.operator.ts'
import { PASSWORD_WRONG } from './rules.ts'
import { OperatorIdentity, OwnPatch, PasswordBody, Session, sessionOut } from './schema.ts'
import { changeOneself, changeOwnPassword } from './service.ts'

const TAGS = ['Session']

/** What everybody of the team does about the own account. */
export function sessionRoutes(api: Api, deps: Deps): void {
  api.get(
    '/session',
    {
      schema: {
        operationId: 'whoAmI',
        summary: 'Who is logged in, and what they may do',
        tags: TAGS,
        response: { 200: dataOf(OperatorIdentity), ...errorsOf(401) },
      },
    },
    async ({ operator }) => ok(await readIdentity(deps, operator.actor.id as string)),
  )

  api.patch(
    '/session',
    {
      schema: {
        operationId: 'changeOneself',
        summary: 'Change the own name, language or theme',
        tags: TAGS,
        body: OwnPatch,
        response: { 200: dataOf(OperatorIdentity), ...errorsOf(400, 401, 403) },
      },
    },
    async ({ operator, body }) => {
      await transact(deps, operator, (work) => changeOneself(work, body))
      return ok(await readIdentity(deps, operator.actor.id as string))
    },
  )

  api.post(
    '/session/password',
    {
      schema: {
        operationId: 'changePassword',
        summary: 'Change the own password; every session of the account ends',
        tags: TAGS,
        body: PasswordBody,
        response: { 200: Nothing, ...errorsOf(400, 401, 403, 429) },
      },
    },
    async ({ operator, body }) => {
      if (!(await provesOneself(deps, operator, { password: body.current_password })))
        throw invalid({ field: 'current_password', message: PASSWORD_WRONG })
      const password_hash = await deps.passwords.hash(body.new_password)
      await transact(deps, operator, (work) => changeOwnPassword(work, password_hash))
      return NOTHING
    },
  )
  sessionListRoutes(api, deps)
}

function sessionListRoutes(api: Api, deps: Deps): void {
  api.get(
    '/sessions',
    {
      schema: {
        operationId: 'listSessions',
        summary: 'Where the own account is logged in',
        tags: TAGS,
        response: { 200: dataOf(Type.Array(Session)), ...errorsOf(401) },
      },
    },
    async ({ operator }) => {
      const rows = await listSessions(deps.db, operator.actor.id as string)
      return ok(rows.map((row) => sessionOut(row, operator.session_id)))
    },
  )

  api.delete(
    '/sessions',
    {
      schema: {
        operationId: 'endOtherSessions',
        summary: 'End every other session of the own account',
        tags: TAGS,
        response: { 200: dataOf(strictObject('EndedSessions', { ended: Type.Integer() })), ...errorsOf(401, 403) },
      },
    },
    async ({ operator }) => {
      const { actor, session_id } = operator
      const ended = await transact(deps, operator, ({ tx }) => deleteOtherSessions(tx, actor.id as string, session_id))
      return ok({ ended })
    },
  )

  api.delete(
    '/sessions/:id',
    {
      schema: {
        operationId: 'endSession',
        summary: 'End one session of the own account',
        tags: TAGS,
        params: Type.Object({ id: Uuid }),
        response: { 200: Nothing, ...errorsOf(400, 401, 403, 404) },
      },
    },
    async ({ operator, params }) => {
      const ended = await transact(deps, operator, ({ tx }) =>
        deleteSessionOf(tx, operator.actor.id as string, params.id),
      )
      if (ended === 0) throw notFound()
      return NOTHING
    },
  )
}
