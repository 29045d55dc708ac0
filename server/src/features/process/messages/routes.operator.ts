import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { readClaim } from '../../case/claims/index.ts'
import { AnswerBody, TeamMessage, teamMessageOut } from './schema.ts'
import { answerDebtor, readThread } from './service.ts'

const TAGS = ['Messages']
const ClaimPath = Type.Object({ id: Uuid })

export function messageRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/:id/messages',
    {
      schema: {
        operationId: 'listDebtorMessages',
        summary: 'What the debtor and the team wrote to each other, oldest first',
        tags: TAGS,
        params: ClaimPath,
        response: { 200: dataOf(Type.Array(TeamMessage)), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const { id } = await readClaim(deps.db, request.caller, request.params.id)
      return ok((await readThread(deps.db, id)).map(teamMessageOut))
    },
  )

  api.post(
    '/claims/:id/messages',
    {
      schema: {
        operationId: 'answerDebtor',
        summary: 'Write to the debtor; what was read and waited for an answer is answered by it',
        tags: TAGS,
        params: ClaimPath,
        body: AnswerBody,
        response: { 201: dataOf(TeamMessage), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { text, until } = request.body
        const { public_url } = deps.config
        const read_until = until === undefined ? null : new Date(until)
        const answer = await answerDebtor(work, request.params.id, { text, until: read_until, public_url })
        return { status: 201, body: ok(teamMessageOut(answer)) }
      }),
  )
}
