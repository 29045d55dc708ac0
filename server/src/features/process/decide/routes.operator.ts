import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { maskedMailbox } from '../../../kernel/mailbox.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { readTeamDecision, TeamDecision } from '../court/index.ts'
import { SentDecisionLink, ToldDecisionBody } from './schema.ts'
import { mailLink } from './service.link.ts'
import { recordTold } from './service.told.ts'

const TAGS = ['Court']
const IdPath = Type.Object({ id: Uuid })

/** The decision about going to court, where the team helps the creditor to make it. */
export function teamDecisionRoutes(api: Api<'operator'>, deps: Deps): void {
  api.post(
    '/claims/:id/lawsuit-decision',
    {
      schema: {
        operationId: 'recordToldDecision',
        summary: 'Record a decision that the creditor has told us by telephone, in writing or in person',
        description:
          'Judged as if the creditor decided itself: once per claim, while it is at dunning_action_recommended; after sue the court fee is invoiced. The creditor gets a mail that says what was recorded, who told us, when and how. What is in writing needs a document of the team on this claim, a talk needs who spoke with whom and when. Partners see `decided_via` `portal`.',
        tags: TAGS,
        params: IdPath,
        body: ToldDecisionBody,
        response: { 201: dataOf(TeamDecision), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { id } = request.params
        const { way, told_on, told_time, told_by, told_to, note, document_id, ...answer } = request.body
        const told = {
          ...{ way, told_on, told_by },
          ...(told_time === undefined ? {} : { told_time }),
          ...(told_to === undefined ? {} : { told_to }),
          ...(note === undefined ? {} : { note }),
          ...(document_id === undefined ? {} : { document_id }),
        }
        await recordTold(work, id, { answer, told, legal: await work.legal() })
        return { status: 201, body: ok(await readTeamDecision(work.tx, id)) }
      }),
  )

  api.post(
    '/claims/:id/lawsuit-decision/link',
    {
      schema: {
        operationId: 'sendDecisionLink',
        summary: 'Mail the creditor a link with which to decide without an account',
        description:
          'As when a partner asks for it, and with the same refusals: valid for 14 days and one decision; it ends the links from before. Nobody of the team is shown the link.',
        tags: TAGS,
        params: IdPath,
        response: { 201: dataOf(SentDecisionLink), ...errorsOf(400, 401, 404, 409, 413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { sent_to, expires_at } = await mailLink(work, request.params.id, deps.config)
        const body = ok({ sent_to: maskedMailbox(sent_to), expires_at: expires_at.toISOString() })
        return { status: 201, body }
      }),
  )
}
