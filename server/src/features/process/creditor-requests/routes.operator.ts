import { Type } from 'typebox'
import { type Api, answerCommand } from '../../../audiences/api.ts'
import { dayInVienna } from '../../../kernel/dates.ts'
import { Uuid } from '../../../kernel/wire.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import { bodyMayBeMissing } from '../../../platform/http/request-checks.ts'
import { type Deps, readBusinessTime, transact } from '../../../platform/work.ts'
import { readClaim } from '../../case/claims/index.ts'
import { tellOfDecision } from './answer-mail.ts'
import { findWithdrawal, listReports } from './queries.ts'
import { askCreditor, readQuestions, takeBackQuestion } from './questions.ts'
import { confirmReport, outcomeOf, refuseReport } from './reports.ts'
import {
  CreditorRequests,
  DecisionBody,
  PaymentReport,
  QuestionBody,
  reportOut,
  TeamQuestion,
  teamQuestionOut,
  teamReportOut,
  WithdrawalOut,
  withdrawalOut,
} from './schema.ts'
import { acceptWithdrawal, refuseWithdrawal } from './withdrawals.ts'

const TAGS = ['Creditor requests']
const ClaimPath = Type.Object({ id: Uuid })
const ReportPath = Type.Object({ id: Uuid, report_id: Uuid })
const QuestionPath = Type.Object({ id: Uuid, question_id: Uuid })
const ERRORS = errorsOf(400, 401, 404, 409, 413, 415)

/** What the team does about what creditors say, and what it asks them. */
export function requestRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/:id/creditor-requests',
    {
      schema: {
        operationId: 'getCreditorRequests',
        summary: 'What the creditor said of a claim, and what the team asked',
        tags: TAGS,
        params: ClaimPath,
        response: { 200: dataOf(CreditorRequests), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const { db, clock, config } = deps
      const claim = await readClaim(db, request.caller, request.params.id)
      const [reports, withdrawal, questions, now, legal] = await Promise.all([
        listReports(db, claim.id),
        findWithdrawal(db, claim.id),
        readQuestions(db, claim.id),
        readBusinessTime(db, clock, config.mode),
        deps.legal.read(db),
      ])
      const at = { as_of: dayInVienna(now), legal }
      return ok({
        direct_payments: await Promise.all(
          reports.map(async (report) => teamReportOut(report, await outcomeOf(db, claim, report, at))),
        ),
        withdrawal: withdrawal ? withdrawalOut(withdrawal) : null,
        questions: questions.map(teamQuestionOut),
      })
    },
  )

  reportRoutes(api, deps)
  withdrawalRoutes(api, deps)
  questionRoutes(api, deps)
}

function reportRoutes(api: Api<'operator'>, deps: Deps): void {
  const decisions = [
    {
      path: 'confirm',
      operationId: 'confirmDirectPayment',
      summary: 'Book what the creditor received as a payment; a claim paid in full closes',
      decide: confirmReport,
    },
    {
      path: 'refuse',
      operationId: 'refuseDirectPayment',
      summary: 'Book nothing of what the creditor reported; the waiting time runs on',
      decide: refuseReport,
    },
  ] as const
  for (const { path, operationId, summary, decide } of decisions)
    api.post(
      `/claims/:id/direct-payments/:report_id/${path}`,
      {
        preValidation: bodyMayBeMissing,
        schema: {
          operationId,
          summary,
          tags: TAGS,
          params: ReportPath,
          body: DecisionBody,
          response: { 200: dataOf(PaymentReport), ...ERRORS },
        },
      },
      (request, reply) =>
        answerCommand(deps, request, reply, async (work) => {
          const { id: claim_id, report_id } = request.params
          const report = await decide(work, { claim_id, report_id }, request.body.note)
          const person_id = report.reported_by
          if (report.state === 'refused') await tellOfDecision(work, { claim_id, person_id }, deps.config.public_url)
          return { status: 200, body: ok(reportOut(report)) }
        }),
    )
}

function withdrawalRoutes(api: Api<'operator'>, deps: Deps): void {
  const decisions = [
    {
      path: 'accept',
      operationId: 'acceptWithdrawal',
      summary: 'Stop as the creditor wishes: the claim closes as withdrawn',
      decide: acceptWithdrawal,
    },
    {
      path: 'refuse',
      operationId: 'refuseWithdrawal',
      summary: 'Go on all the same; the waiting time runs on',
      decide: refuseWithdrawal,
    },
  ] as const
  for (const { path, operationId, summary, decide } of decisions)
    api.post(
      `/claims/:id/withdrawal/${path}`,
      {
        preValidation: bodyMayBeMissing,
        schema: {
          operationId,
          summary,
          tags: TAGS,
          params: ClaimPath,
          body: DecisionBody,
          response: { 200: dataOf(WithdrawalOut), ...ERRORS },
        },
      },
      (request, reply) =>
        answerCommand(deps, request, reply, async (work) => {
          const { id: claim_id } = request.params
          const withdrawal = await decide(work, claim_id, request.body.note)
          const person_id = withdrawal.requested_by
          await tellOfDecision(work, { claim_id, person_id }, deps.config.public_url)
          return { status: 200, body: ok(withdrawalOut(withdrawal)) }
        }),
    )
}

function questionRoutes(api: Api<'operator'>, deps: Deps): void {
  api.get(
    '/claims/:id/questions',
    {
      schema: {
        operationId: 'listCreditorQuestions',
        summary: 'What the team asked the creditor, oldest first, with the answers',
        tags: TAGS,
        params: ClaimPath,
        response: { 200: dataOf(Type.Array(TeamQuestion)), ...errorsOf(400, 401, 404) },
      },
    },
    async (request) => {
      const { id } = await readClaim(deps.db, request.caller, request.params.id)
      return ok((await readQuestions(deps.db, id)).map(teamQuestionOut))
    },
  )

  api.post(
    '/claims/:id/questions',
    {
      schema: {
        operationId: 'askCreditor',
        summary: 'Ask the creditor something; letters go on meanwhile',
        tags: TAGS,
        params: ClaimPath,
        body: QuestionBody,
        response: { 201: dataOf(TeamQuestion), ...ERRORS },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const question = await askCreditor(work, request.params.id, request.body.text)
        return { status: 201, body: ok(teamQuestionOut({ ...question, files: [] })) }
      }),
  )

  api.delete(
    '/claims/:id/questions/:question_id',
    {
      schema: {
        operationId: 'takeBackQuestion',
        summary: 'Take back a question that was not answered',
        tags: TAGS,
        params: QuestionPath,
        response: { 200: dataOf(Type.Object({ id: Uuid })), ...errorsOf(400, 401, 404, 409) },
      },
    },
    async (request) => {
      const { id, question_id } = request.params
      await transact(deps, request.caller, (work) => takeBackQuestion(work, id, question_id))
      return ok({ id: question_id })
    },
  )
}
