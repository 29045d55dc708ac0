import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { answerUpload, UPLOAD, uploadBody, uploadRoutes } from '../../../audiences/uploads.ts'
import { readersLanguage } from '../../../kernel/language.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { courtNotice } from './court-notice.ts'
import { answerQuestion, readQuestion } from './questions.ts'
import { reportPayment } from './reports.ts'
import {
  ANSWER_RULES,
  AnswerFields,
  AskedWithdrawal,
  DirectPayment,
  PaymentReport,
  Question,
  questionOut,
  reportOut,
  Withdrawal,
  withdrawalOut,
} from './schema.ts'
import { askToStop } from './withdrawals.ts'

const TAGS = ['Requests']
const IdPath = Type.Object({ id: Uuid })
const ERRORS = errorsOf(400, 401, 404, 409, 413, 415)
const FILES_HINT = 'As documents of the partner API, at most 52,428,800 bytes each; repeated for up to five files'

export function creditorRequestRoutes(api: Api<'creditor'>, deps: Deps): void {
  api.post(
    '/claims/:id/direct-payment',
    {
      schema: {
        operationId: 'reportDirectPayment',
        summary: 'The debtor paid the creditor directly; letters stop until the team has looked at it',
        tags: TAGS,
        params: IdPath,
        body: DirectPayment,
        response: { 201: dataOf(PaymentReport), ...ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => ({
        status: 201,
        body: ok(reportOut(await reportPayment(work, request.params.id, request.body))),
      })),
  )

  api.post(
    '/claims/:id/withdrawal',
    {
      schema: {
        operationId: 'askToStop',
        summary: 'Please stop: letters do at once, and the team closes the case as withdrawn or refuses',
        tags: TAGS,
        params: IdPath,
        body: Withdrawal,
        response: { 201: dataOf(AskedWithdrawal), ...ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { claim, withdrawal } = await askToStop(work, request.params.id, request.body.reason)
        const language = readersLanguage(request.caller.language, request.headers['accept-language'])
        return {
          status: 201,
          body: ok({ ...withdrawalOut(withdrawal), court_notice: courtNotice(claim, language) }),
        }
      }),
  )

  questionRoutes(api, deps)
}

function questionRoutes(api: Api<'creditor'>, deps: Deps): void {
  api.get(
    '/questions/:id',
    {
      schema: {
        operationId: 'getQuestion',
        summary: 'A question of the team, and its answer once there is one',
        tags: TAGS,
        params: IdPath,
        response: { 200: dataOf(Question), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => ok(questionOut(await readQuestion(deps.db, request.caller, request.params.id))),
  )

  const answering = (scope: Api<'creditor'>) =>
    scope.post(
      '/questions/:id/answer',
      {
        config: UPLOAD,
        schema: {
          operationId: 'answerQuestion',
          summary: 'Answer a question of the team, with files; only the first answer counts',
          description:
            'The first answer counts, from you or from the creditor in the portal; a second one gives 409 `already_answered`.',
          tags: TAGS,
          consumes: ['multipart/form-data', 'application/json'],
          params: IdPath,
          body: uploadBody('QuestionAnswerUpload', AnswerFields, FILES_HINT),
          response: { 201: dataOf(Question), ...errorsOf(400, 401, 404, 409, 413, 415, 503) },
        },
      },
      async (request, reply) => {
        const { id } = request.params
        await readQuestion(deps.db, request.caller, id)
        return answerUpload(deps, { request, reply, rules: ANSWER_RULES }, async (work, { fields, files }) => ({
          status: 201,
          body: ok(questionOut(await answerQuestion(work, id, { text: fields.text ?? '', files }))),
        }))
      },
    )
  uploadRoutes(api, answering, { takes_json: true })
}
