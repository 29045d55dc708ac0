import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { errorsOf } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { changeOwnContact } from './contact.ts'
import { ContactBody } from './schema.contact.ts'

/** Also for those whose letter came back. */
export function contactRoutes(api: Api<'debtor'>, deps: Deps): void {
  api.patch(
    '/contact',
    {
      schema: {
        operationId: 'changeContact',
        summary: 'Tell us how to reach you; a new address ends the access code, and the next letter brings another',
        tags: ['Contact'],
        body: ContactBody,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...errorsOf(400, 401, 403, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        await changeOwnContact(work, request.body)
        return { status: 200, body: { success: true as const } }
      }),
  )
}
