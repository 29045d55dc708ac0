import { type Api, answerCommand } from '../../../audiences/api.ts'
import { invalid } from '../../../kernel/errors.ts'
import { exactCents, toEuro } from '../../../kernel/money.ts'
import { FileAnswer, sendFile } from '../../../platform/http/download.ts'
import { dataOf, errorsOf, ok } from '../../../platform/http/envelope.ts'
import type { Deps } from '../../../platform/work.ts'
import { readAgreementFile } from '../../process/letters/index.ts'
import { languageFor } from './language.ts'
import { agreeOwnPlan, previewPlan } from './plan.ts'
import { optionsFor } from './reading.ts'
import { PlanOptionsOut, PlanOut, PlanPreviewOut, WishBody, WishQuery } from './schema.plan.ts'
import { LanguageQuery } from './schema.ts'
import { installmentsOut, optionsOut, previewOut, wishOf, wishRule } from './view.plan.ts'

const TAGS = ['Instalments']
const ERRORS = errorsOf(400, 401, 403, 409)

export function debtorPlanRoutes(api: Api<'debtor'>, deps: Deps): void {
  api.get(
    '/installment-options',
    {
      schema: {
        operationId: 'getInstallmentOptions',
        summary: 'What can be agreed about instalments; 409 where that is a matter for the team',
        tags: TAGS,
        querystring: LanguageQuery,
        response: { 200: dataOf(PlanOptionsOut), ...ERRORS },
      },
    },
    async (request) => ok(optionsOut(await optionsFor(deps, request.caller), languageFor(request, request.caller))),
  )

  api.get(
    '/installment-preview',
    {
      schema: {
        operationId: 'previewInstallments',
        summary: 'Every instalment of a plan, before it is agreed',
        tags: TAGS,
        querystring: WishQuery,
        response: { 200: dataOf(PlanPreviewOut), ...ERRORS },
      },
    },
    async (request) => {
      const faults = wishRule(request.query)
      if (faults.length > 0) throw invalid(...faults)
      const options = await optionsFor(deps, request.caller)
      const installments = previewPlan(wishOf(request.query), options)
      return ok(previewOut(options, installments, languageFor(request, request.caller)))
    },
  )

  api.post(
    '/installment-plan',
    {
      config: { body_rule: wishRule },
      schema: {
        operationId: 'agreeInstallments',
        summary: 'Agree to instalments; the agreement follows as PDF',
        tags: TAGS,
        body: WishBody,
        response: { 201: dataOf(PlanOut), ...ERRORS, ...errorsOf(413, 415) },
      },
    },
    (request, reply) =>
      answerCommand(deps, request, reply, async (work) => {
        const { total_amount: shown, ...wish } = request.body
        const plan = await agreeOwnPlan(work, wishOf(wish), shown === undefined ? null : exactCents(shown))
        const { total_cents, installments } = plan
        const body = {
          total_amount: toEuro(total_cents),
          agreed_via: 'debtor_portal' as const,
          installments: installmentsOut(installments),
        }
        return { status: 201, body: ok(body) }
      }),
  )

  api.get(
    '/installment-plan/agreement.pdf',
    {
      schema: {
        operationId: 'downloadAgreement',
        summary: 'The written agreement; 404 until its file was made',
        tags: TAGS,
        response: { ...FileAnswer, ...errorsOf(401, 403, 404, 416, 503) },
      },
    },
    async (request, reply) => {
      const file = await readAgreementFile(deps.db, request.caller.claim_id)
      return sendFile(deps.storage, { request, reply, file }) as never
    },
  )
}
