import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { maskedMailbox } from '../../../kernel/mailbox.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { DecisionLink } from './schema.ts'
import { mailLink } from './service.link.ts'

export function decisionLinkRoutes(api: Api<'partner'>, deps: Deps): void {
  api.post(
    '/claims/:claim_id/lawsuit-decision/link',
    {
      config: { answers_secret: true },
      schema: {
        operationId: 'offerLawsuitDecision',
        summary: 'Mail the creditor a link with which to decide without an account',
        description:
          "It goes to the customer's email address, is valid for 14 days and one decision, and ends the links from " +
          "before. 409 `address_changed` for 7 days after a token has changed the customer's email address, or the customer " +
          'of the claim; `no_mail_address` where there is none; `too_many_links` after 5 for the claim within 24 hours.',
        tags: ['Lawsuit decision'],
        params: Type.Object({ claim_id: about(Uuid, 'The claim, by its `id`.') }),
        response: { 201: dataOf(DecisionLink), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { sent_to, expires_at, url } = await mailLink(work, request.params.claim_id, deps.config)
        const body = ok({ sent_to: maskedMailbox(sent_to), expires_at: expires_at.toISOString(), url })
        return { status: 201, body }
      }),
  )
}
