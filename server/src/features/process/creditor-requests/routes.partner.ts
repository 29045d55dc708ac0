import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { about, Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, listOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { answerQuestion, readSeenQuestions } from './questions.ts'
import { AnswerBody, Question, questionOut } from './schema.ts'

const TAGS = ['Questions']

export function questionRoutes(api: Api<'partner'>, deps: Deps): void {
  api.get(
    '/claims/:claim_id/questions',
    {
      schema: {
        operationId: 'listQuestions',
        summary: 'What the team asked about a claim, oldest first, with the answers',
        description: 'Answers all questions at once; those without `answered_at` wait for you or for the creditor.',
        tags: TAGS,
        params: Type.Object({ claim_id: about(Uuid, 'The claim, by its `id`.') }),
        response: {
          200: listOf(Question),
          ...errorsOf(400, 401, 404, 429),
        },
      },
    },
    async ({ caller, params }) => ok((await readSeenQuestions(deps.db, caller, params.claim_id)).map(questionOut)),
  )

  api.post(
    '/questions/:id/answer',
    {
      schema: {
        operationId: 'answerQuestion',
        summary: 'Answer a question of the team, unless the creditor was faster',
        description:
          'The first answer counts, from you or from the creditor in the portal; a second one gives 409 `already_answered`.',
        tags: TAGS,
        params: Type.Object({ id: about(Uuid, 'The question, by its `id`.') }),
        body: AnswerBody,
        response: { 201: dataOf(Question), ...errorsOf(400, 401, 403, 404, 409, 413, 415, 429) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(questionOut(await answerQuestion(work, request.params.id, request.body))),
      })),
  )
}
