import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { strictObject } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { type Door, deleteSessionsOf } from '../creditors/index.ts'
import { changeOneself, readAccount } from './account.ts'
import { admitInvitation } from './admission.ts'
import {
  Account,
  AccountPatch,
  accountOut,
  Colleague,
  colleagueOut,
  colleaguesOut,
  IdPath,
  InviteBody,
} from './schema.ts'
import { invitePerson, readPeople, removePerson } from './service.ts'

const PEOPLE = ['People']
const SESSION = ['Session']

export function colleagueRoutes(api: Api<'creditor'>, door: Door): void {
  const { deps } = door
  api.get(
    '/people',
    {
      schema: {
        operationId: 'listColleagues',
        summary: 'Who has access to the own customer, and who was invited',
        tags: PEOPLE,
        response: { 200: dataOf(Type.Array(Colleague)), ...errorsOf(401) },
      },
    },
    async ({ caller }) => ok(colleaguesOut(await readPeople(deps.db, caller), caller.id)),
  )

  api.post(
    '/people',
    {
      schema: {
        operationId: 'inviteColleague',
        summary: 'Invite a colleague by mail; a newer invitation to the same address replaces the older one',
        tags: PEOPLE,
        body: InviteBody,
        response: { 201: dataOf(Colleague), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      const { email, name } = request.body
      await admitInvitation(door, request.caller, email)
      return answerCommand(deps, request, reply, async (work) => {
        const invited = await invitePerson(work, { email, name: name?.trim() ?? null }, deps.config.public_url)
        return { status: 201, body: ok(colleagueOut(invited)) }
      })
    },
  )

  api.delete(
    '/people/:id',
    {
      schema: {
        operationId: 'removeColleague',
        summary: 'End somebody’s access to the own customer, or withdraw an invitation; the last person stays (409)',
        tags: PEOPLE,
        params: IdPath,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...errorsOf(400, 401, 403, 404, 409) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await removePerson(work, request.params.id)
        return { status: 200, body: { success: true } }
      }),
  )
  accountRoutes(api, door)
}

function accountRoutes(api: Api<'creditor'>, { deps }: Door): void {
  api.get(
    '/account',
    {
      schema: {
        operationId: 'readAccount',
        summary: 'The own name and language, and where the account is logged in',
        tags: SESSION,
        response: { 200: dataOf(Account), ...errorsOf(401) },
      },
    },
    async ({ caller }) => ok(accountOut(await readAccount(deps.db, caller))),
  )

  api.patch(
    '/account',
    {
      schema: {
        operationId: 'changeAccount',
        summary: 'Change the own name or language',
        tags: SESSION,
        body: AccountPatch,
        response: { 200: dataOf(Account), ...errorsOf(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await changeOneself(work, request.body)
        return { status: 200, body: ok(accountOut(await readAccount(work.tx, work.caller))) }
      }),
  )

  api.delete(
    '/sessions',
    {
      schema: {
        operationId: 'logOutEverywhere',
        summary: 'End every session of the own account, this one too',
        tags: SESSION,
        response: {
          200: dataOf(strictObject('EndedSessions', { ended: Type.Integer() })),
          ...errorsOf(400, 401, 403, 409),
        },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async ({ tx, caller }) => ({
        status: 200,
        body: ok({ ended: await deleteSessionsOf(tx, caller.id) }),
      })),
  )
}
